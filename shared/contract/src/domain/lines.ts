import { cleanQuantity } from './limits.ts';

/** One line of a shopper's list: a product and how many of it. Releases may add optional fields. */
export interface Line {
  /** Product id. */
  id: string;
  /** A whole number from 1 to `MAX_QUANTITY`. */
  quantity: number;
  /** Paise of one alone without tax, as it was when the line was added or its change was noted. */
  seenPrice?: number | undefined;
  /** What its card said when it was added: it is shown while the product cannot be read. */
  card?: { name: string; sku: string } | undefined;
}

/** Adds each of `added` to the line of its product, or appends a line. Quantities are cleaned; the price and the card seen last count. */
export function mergeLines(lines: readonly Line[], added: readonly Line[]): Line[] {
  const merged = new Map(lines.map((line) => [line.id, line]));
  for (const { id, quantity, seenPrice, card } of added) {
    const known = merged.get(id);
    const sum = cleanQuantity(quantity) + (known?.quantity ?? 0);
    const price = seenPrice === undefined ? undefined : { seenPrice };
    merged.set(id, { ...known, ...price, ...(card && { card }), id, quantity: cleanQuantity(sum) });
  }
  return [...merged.values()];
}

/** Puts a line back at `index`; if its product is in the list again, that line's quantity grows. */
export function insertLine(lines: readonly Line[], line: Line, index: number): Line[] {
  if (lines.some(({ id }) => id === line.id)) return mergeLines(lines, [line]);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/** The list without the lines of these products. */
export function withoutLines(lines: readonly Line[], ids: readonly string[]): Line[] {
  return lines.filter(({ id }) => !ids.includes(id));
}

/** The list with another quantity of one product; a value below 1 changes nothing (CART-4). */
export function withQuantity(lines: readonly Line[], id: string, quantity: number): Line[] {
  if (!(quantity >= 1)) return [...lines];
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: cleanQuantity(quantity) } : line,
  );
}

/** Sum of all quantities. */
export function sumOfQuantities(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
