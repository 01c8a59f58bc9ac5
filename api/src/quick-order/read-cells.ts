import { MAX_QUANTITY } from '@evmandi/contract/domain/limits';
import { centsOf, formatCents } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { piecesOfSet, type SoldBy, unitsOf } from '@evmandi/contract/domain/unit-words';
import { UNITS, unitLabel } from '@evmandi/contract/domain/units';

/** Returns every unit as a sentence names them: `item, kg, piece or set`. */
const unitsListed = () => `${UNITS.slice(0, -1).join(', ')} or ${UNITS.at(-1)}`;

/** A spreadsheet writes 12 as `12`, `12.0` or, from a locale, `1,200`. */
const WHOLE = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d+(?:\.0+)?$/;
const NEGATIVE = /^-\s*\d/;

/** Reads the quantity of a row as typed or from a file, or returns what is wrong with it. */
export function readQuantity(text: string): { quantity: number } | { error: string } {
  if (text === '') return { error: 'Enter a quantity' };
  const number = WHOLE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (number === 0 || NEGATIVE.test(text)) return { error: 'Quantity must be 1 or more' };
  if (Number.isNaN(number)) return { error: 'Quantity must be a whole number' };
  if (number > MAX_QUANTITY) {
    return { error: `Quantity must be ${formatNumber(MAX_QUANTITY)} or less` };
  }
  return { quantity: number };
}

/**
 * Returns what is wrong with the unit of a row for a product that is sold so, null when nothing is. An empty unit and
 * the usual Indian spellings are right (QUICK-12).
 */
export function unitProblem(text: string, sold: SoldBy | null): string | null {
  if (text === '') return null;
  const units = unitsOf(text);
  if (units.length === 0) return `Unit must be ${unitsListed()}`;
  if (!sold) return null;
  const { unit, packSize } = sold;
  if (!units.includes(unit)) {
    return `This product is sold by the ${unit}: choose ${unitLabel(unit)}`;
  }
  const pieces = piecesOfSet(text);
  if (pieces === undefined || pieces === packSize) return null;
  return `This product is sold in ${packSize > 1 ? `sets of ${packSize}` : 'sets'}: choose set and count the sets`;
}

const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:(?:\$|usd)(?:\s*net)?|net)?$/i;
/** As files with semicolons write it: `14,96`. */
const DECIMAL_COMMA = /^(\D*\d+),(\d{1,2}\D*)$/;

/** Returns cents of a dollar price, rounded; null when it is no price. */
export function readCents(text: string): number | null {
  const match = MONEY.exec(text.trim().replace(DECIMAL_COMMA, '$1.$2'));
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Math.round(Number(`${dollars.replaceAll(',', '')}.${cents || '0'}`) * 100);
}

/**
 * Returns what differs between a file's price and ours, compared in cents at the rate; null when nothing does.
 * `paise` is ours for one piece.
 */
export function priceWarning(text: string, paise: number, rupeesPerDollar: number): string | null {
  if (text === '') return null;
  const theirs = readCents(text);
  if (theirs === null) return 'The price in your file could not be read: ours holds';
  const ours = centsOf(paise, rupeesPerDollar);
  return theirs === ours
    ? null
    : `Price differs: ${formatCents(theirs)} in your file, ${formatCents(ours)} today`;
}
