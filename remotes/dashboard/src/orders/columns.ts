/** Columns that may be left out; the order's number and its status always stand. */
export const ORDER_COLUMNS = {
  product: 'Product',
  customer: 'Customer',
  date: 'Date',
  total: 'Total',
  payment: 'Payment',
} as const;
export type OrderColumn = keyof typeof ORDER_COLUMNS;

const KNOWN = Object.keys(ORDER_COLUMNS) as OrderColumn[];

/** The columns that a list with commas names, in the order of the table; unknown ones do not count. */
export function readHidden(list: string | null): OrderColumn[] {
  const named = new Set(list?.split(','));
  return KNOWN.filter((column) => named.has(column));
}
