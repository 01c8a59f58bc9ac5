import { MOST_OF_A_LINE } from '@evmandi/contract/domain/order-totals';
import { UNITS } from '../../contract/orders.ts';

type Unit = (typeof UNITS)[number];

/** A spreadsheet writes 12 as `12`, `12.0` or, from a locale, `1,200`. */
const WHOLE = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d+(?:\.0+)?$/;
const NEGATIVE = /^-\s*\d/;
const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:\$|usd)?(?:\s*net)?$/i;

/** A quantity in words of a form, or why it is none. */
export function readQuantity(text: string): { quantity: number } | { error: string } {
  if (text === '') return { error: 'Enter a quantity' };
  const number = WHOLE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (number === 0 || NEGATIVE.test(text)) return { error: 'Quantity must be 1 or more' };
  if (Number.isNaN(number)) return { error: 'Quantity must be a whole number, such as 12' };
  if (number > MOST_OF_A_LINE) {
    return { error: `Quantity must be ${MOST_OF_A_LINE.toLocaleString('en-IN')} or less` };
  }
  return { quantity: number };
}

/** What is wrong with the unit of a row for a product that is sold by `sold`; an empty one is right. */
export function unitProblem(text: string, sold: Unit | null): string | null {
  const unit = UNITS.find((known) => known === text.toLowerCase());
  if (text !== '' && !unit) return 'Unit must be item, kg, piece or set';
  if (!unit || !sold || unit === sold) return null;
  return `This product is sold by the ${sold}: choose ${sold === 'item' ? 'Item' : sold}`;
}

/** Cents of a dollar price, rounded; null when it is no price. */
export function readCents(text: string): number | null {
  const match = MONEY.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Math.round(Number(`${dollars.replaceAll(',', '')}.${cents || '0'}`) * 100);
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What differs between a file's price and ours, compared in cents at the rate; null when nothing does. */
export function priceWarning(text: string, paise: number, rupeesPerDollar: number): string | null {
  if (text === '') return null;
  const theirs = readCents(text);
  if (theirs === null) return 'The price of the file could not be read: ours holds';
  const ours = Math.round(paise / rupeesPerDollar);
  return theirs === ours ? null : `The file says ${dollars(theirs)}, our price is ${dollars(ours)}`;
}
