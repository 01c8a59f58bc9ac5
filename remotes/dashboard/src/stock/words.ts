import type { Allocated, BookedDelivery } from '@evmandi/api/contract/deliveries';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';

/** A number of pieces, less or more: `-2`, `+12`. */
export const signed = (pieces: number): string =>
  pieces < 0 ? `-${formatNumber(-pieces)}` : `+${formatNumber(pieces)}`;

/** Pieces with what they do: `1 piece goes`, `12 pieces go`. */
export const piecesThat = (pieces: number, one: string, many: string): string =>
  `${counted(pieces, 'piece')} ${pieces === 1 ? one : many}`;

/** What was booked of a delivery. */
export const bookedText = (
  { number, open }: Pick<BookedDelivery, 'number' | 'open'>,
  pieces: number,
): string => `${counted(pieces, 'piece')} of delivery ${number} booked, ${open} still to come.`;

const MOST_NAMED = 5;

/** To which orders pieces went that had waited for them; empty for none. */
export function allocatedText(allocated: Allocated): string {
  if (allocated.length === 0) return '';
  const named = allocated
    .slice(0, MOST_NAMED)
    .map(({ order, quantity }) => `#${order} (${formatNumber(quantity)})`);
  const more = allocated.length - named.length;
  return `For waiting orders: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;

/** Integer paise in short, as traders say them: `₹48.2 lakh`, `₹3.1 crore`, below a lakh `₹99,000`. */
export function shortRupees(paise: number): string {
  if (paise >= CRORE) return `₹${(paise / CRORE).toFixed(1)} crore`;
  if (paise >= LAKH) return `₹${(paise / LAKH).toFixed(1)} lakh`;
  return `₹${formatNumber(Math.round(paise / 100))}`;
}

const WHOLE = /^[+-]?\d{1,7}$/;

/** A whole number as people type it, `1,200` and `-2` too; not a number for anything else. */
export function wholeIn(text: string): number {
  const plain = text
    .trim()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/^[\u2212\u2013]/, '-');
  return WHOLE.test(plain) ? Number(plain) : Number.NaN;
}
