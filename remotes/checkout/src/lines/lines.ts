import type { ProductCard } from '@evmandi/api/contract/catalog';
import { canBeOrdered } from '@evmandi/contract/domain/availability';
import {
  type LineAmounts,
  lineAmounts,
  type OrderTotals,
  orderTotals,
} from '@evmandi/contract/domain/order-totals';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import type { Line } from '@evmandi/runtime';

/** A stored line together with the product that it names. */
export interface ProductLine extends Line {
  product: ProductCard;
}

export interface SupplierGroup {
  supplier: string;
  lines: ProductLine[];
}

/** A line that has not changed is the same object again: what is drawn of it stays. */
const known = new WeakMap<Line, ProductLine>();

function withProduct(line: Line, product: ProductCard): ProductLine {
  const last = known.get(line);
  if (last?.product === product) return last;
  const joined = { ...line, product };
  known.set(line, joined);
  return joined;
}

/** What a line says of its product by itself: what its card said when it was added, as far as that was kept. */
export function cardOf({ id, card }: Line): { name: string; sku: string | null } {
  // Storage may hold anything.
  const { name, sku } = (card ?? {}) as { name?: unknown; sku?: unknown };
  return {
    name: typeof name === 'string' ? name : `Product ${id}`,
    sku: typeof sku === 'string' ? sku : null,
  };
}

/** The lines whose product is known, in their stored order. */
export function withProducts(
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductCard>,
): ProductLine[] {
  return lines.flatMap((line) => {
    const product = products.get(line.id);
    return product ? [withProduct(line, product)] : [];
  });
}

/** Suppliers in the order of their first line. */
export function groupBySupplier(lines: readonly ProductLine[]): SupplierGroup[] {
  const groups = new Map<string, ProductLine[]>();
  for (const line of lines) {
    const { supplier } = line.product;
    const group = groups.get(supplier);
    if (group) group.push(line);
    else groups.set(supplier, [line]);
  }
  return [...groups].map(([supplier, own]) => ({ supplier, lines: own }));
}

/** The cart's search: every word is in the name, the SKU or the supplier. */
export function matchesSearch({ product }: ProductLine, text: string): boolean {
  if (text === '') return true;
  const searched = `${product.name} ${product.sku} ${product.supplier}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

interface ShownAmounts extends LineAmounts {
  /** Its net at the prices before discounts; null without any. */
  before: number | null;
}

/** Paise of a line: without tax, its tax, and what it was before. */
export function amountsOf({ product, quantity }: ProductLine): ShownAmounts {
  const { originalPrice, taxRate } = product;
  const before = originalPrice === null ? null : originalPrice * quantity;
  return { ...lineAmounts(unitPrice(product, quantity), quantity, taxRate), before };
}

/** Paise of these lines as an order. */
export const totalsOf = (lines: readonly ProductLine[]): OrderTotals =>
  orderTotals(lines.map(amountsOf));

/** What can go into the cart, with the price that was seen, and what stays because it is out of stock. */
export function splitOrderable(lines: readonly ProductLine[]) {
  return {
    go: lines
      .filter((line) => canBeOrdered(line.product))
      .map(
        ({ id, quantity, product }): Line => ({
          ...{ id, quantity },
          seenPrice: product.price,
        }),
      ),
    stay: lines.filter((line) => !canBeOrdered(line.product)),
  };
}

/**
 * Lines for the quote list, so that it holds at least what was asked for: asking twice does not double a
 * quantity, and a larger one that was there stays.
 */
export function quoteAdditions(asked: readonly Line[], listed: readonly Line[]): Line[] {
  return asked.flatMap(({ id, quantity }) => {
    const there = listed.find((line) => line.id === id)?.quantity ?? 0;
    return quantity > there ? [{ id, quantity: quantity - there }] : [];
  });
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
