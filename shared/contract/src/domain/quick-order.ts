import { MAX_QUANTITY } from './limits.ts';
import { formatNumber } from './numbers.ts';
import { UNITS, type Unit, unitLabel } from './units.ts';

/** Returns every unit as a sentence names them: `item, kg, piece or set`. */
const unitsListed = () => `${UNITS.slice(0, -1).join(', ')} or ${UNITS.at(-1)}`;

/** What texts are compared by: neither case nor the number of spaces matters. */
export const foldText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

export const NO_SUCH_PRODUCT = 'No product has this number or name';

interface Named {
  sku: string;
  name: string;
}

export type Naming<Product> = { product: Product } | { error: string };

/**
 * Returns what tells which of these products the text of a row names: by its SKU, else by its whole name
 * where only one product has it.
 */
export function productNaming<Product extends Named>(
  products: readonly Product[],
): (text: string) => Naming<Product> {
  const bySku = new Map(products.map((product) => [foldText(product.sku), product]));
  const byName = new Map<string, Product[]>();
  for (const product of products) {
    const name = foldText(product.name);
    byName.set(name, [...(byName.get(name) ?? []), product]);
  }
  return (text) => {
    const wanted = foldText(text);
    const alike = byName.get(wanted) ?? [];
    const product = bySku.get(wanted) ?? alike[0];
    if (!product) return { error: NO_SUCH_PRODUCT };
    return bySku.has(wanted) || alike.length === 1
      ? { product }
      : { error: 'Several products have this name: enter the SKU' };
  };
}

/** A spreadsheet writes 12 as `12`, `12.0` or, from a locale, `1,200`. */
const WHOLE = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d+(?:\.0+)?$/;
const NEGATIVE = /^-\s*\d/;

/** Reads the quantity of a row as typed or from a file, or returns what is wrong with it. */
export function readQuantity(text: string): { quantity: number } | { error: string } {
  if (text === '') return { error: 'Enter a quantity' };
  const number = WHOLE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (number === 0 || NEGATIVE.test(text)) return { error: 'Quantity must be 1 or more' };
  if (Number.isNaN(number)) return { error: 'Quantity must be a whole number, such as 12' };
  if (number > MAX_QUANTITY) {
    return { error: `Quantity must be ${formatNumber(MAX_QUANTITY)} or less` };
  }
  return { quantity: number };
}

/**
 * Returns what is wrong with the unit of a row for a product that is sold by `sold`, null when nothing is; an
 * empty unit is right.
 */
export function unitProblem(text: string, sold: Unit | null): string | null {
  const unit = UNITS.find((known) => known === text.toLowerCase());
  if (text !== '' && !unit) return `Unit must be ${unitsListed()}`;
  if (!unit || !sold || unit === sold) return null;
  return `This product is sold by the ${sold}: choose ${unitLabel(sold)}`;
}
