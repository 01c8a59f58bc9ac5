import type { ProductCard } from '@evmandi/api/contract/catalog';
import { canBeOrdered, outOfStockProblem } from '@evmandi/contract/domain/availability';
import { readQuantity, unitProblem } from '@evmandi/contract/domain/quick-order';
import type { Unit } from '@evmandi/contract/domain/units';
import type { Line } from '@evmandi/runtime';

export const FIRST_ROWS = 7;

/** What is known of a row's text. */
export type Lookup =
  | { state: 'open' | 'looking' }
  | { state: 'known'; product: ProductCard }
  | { state: 'refused'; reason: string; again: boolean };

export interface Row {
  key: number;
  text: string;
  /** As typed. */
  quantity: string;
  /** Null until one was chosen: then the product's own, or Item. */
  unit: Unit | null;
  lookup: Lookup;
  /** Why the last action left this row behind; gone with the next change. */
  refusal: string | null;
}

export function blankRows(number: number, firstKey: number): Row[] {
  return Array.from({ length: number }, (_, index) => ({
    key: firstKey + index,
    text: '',
    quantity: '',
    unit: null,
    lookup: { state: 'open' },
    refusal: null,
  }));
}

export const isBlank = (row: Row): boolean => row.text.trim() === '';

export const productOf = ({ lookup }: Row): ProductCard | null =>
  lookup.state === 'known' ? lookup.product : null;

export const unitOf = (row: Row): Unit => row.unit ?? productOf(row)?.unit ?? 'item';

/** Another text: what was known of the old one no longer holds. */
export const withText = (row: Row, text: string): Row => ({
  ...row,
  text,
  lookup: { state: 'open' },
  refusal: null,
});

/** The row names this product; a quantity left empty becomes 1. */
export const withProduct = (row: Row, product: ProductCard): Row => ({
  ...row,
  text: product.sku,
  quantity: row.quantity.trim() || '1',
  lookup: { state: 'known', product },
  refusal: null,
});

/** The row to be looked up, unless it is blank or that is known already. */
export function asked(row: Row): Row {
  const { lookup } = row;
  const open = lookup.state === 'open' || (lookup.state === 'refused' && lookup.again);
  return isBlank(row) || !open ? row : { ...row, lookup: { state: 'looking' } };
}

/** The row once it was looked up. */
export const withLookup = (row: Row, lookup: Lookup): Row =>
  lookup.state === 'known' ? withProduct(row, lookup.product) : { ...row, lookup };

const quantityOf = (row: Row): number | null => {
  const read = readQuantity(row.quantity.trim());
  return 'quantity' in read ? read.quantity : null;
};

/** What has to be corrected before the row can go anywhere; null when it is good or still blank. */
export function problemOf(row: Row): string | null {
  if (isBlank(row)) return null;
  if (row.lookup.state === 'refused') return row.lookup.reason;
  if (row.lookup.state !== 'known') return null;
  const quantity = readQuantity(row.quantity.trim());
  return 'error' in quantity ? quantity.error : unitProblem(unitOf(row), row.lookup.product.unit);
}

/** Paise of the row's line; null when its price is unavailable. */
export function linePrice(row: Row): number | null {
  const product = productOf(row);
  const quantity = quantityOf(row);
  return product && quantity && !problemOf(row) ? product.price * quantity : null;
}

/** Good and wrong rows and the paise of the good ones. */
export function summaryOf(rows: readonly Row[]) {
  const prices = rows.map(linePrice).filter((price) => price !== null);
  return {
    good: prices.length,
    wrong: rows.filter((row) => problemOf(row) !== null).length,
    net: prices.reduce((sum, price) => sum + price, 0),
  };
}

export type Destination = 'cart' | 'quote';

function refusalFor(row: Row, destination: Destination): string | null {
  const product = productOf(row);
  if (!product) return problemOf(row) ?? 'This line could not be checked';
  if (destination === 'cart' && !canBeOrdered(product)) {
    return outOfStockProblem(product.name);
  }
  return problemOf(row);
}

/** The lines that go, and the rows that stay with their reason; blank rows are left out (section 5). */
export function splitRows(rows: readonly Row[], destination: Destination) {
  const go: Line[] = [];
  const stay: Row[] = [];
  for (const row of rows) {
    if (isBlank(row)) continue;
    const refusal = refusalFor(row, destination);
    const product = productOf(row);
    if (refusal === null && product) go.push({ id: product.id, quantity: quantityOf(row) ?? 1 });
    else stay.push({ ...row, refusal });
  }
  return { go, stay };
}
