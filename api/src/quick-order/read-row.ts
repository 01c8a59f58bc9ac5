import { centsOf, formatCents } from '@evmandi/contract/domain/money';

const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,4}))?\s*(?:\$|usd)?(?:\s*net)?$/i;

/** Cents of a dollar price, rounded; null when it is no price. */
export function readCents(text: string): number | null {
  const match = MONEY.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Math.round(Number(`${dollars.replaceAll(',', '')}.${cents || '0'}`) * 100);
}

/** What differs between a file's price and ours, compared in cents at the rate; null when nothing does. */
export function priceWarning(text: string, paise: number, rupeesPerDollar: number): string | null {
  if (text === '') return null;
  const theirs = readCents(text);
  if (theirs === null) return 'The price of the file could not be read: ours holds';
  const ours = centsOf(paise, rupeesPerDollar);
  return theirs === ours
    ? null
    : `The file says ${formatCents(theirs)}, our price is ${formatCents(ours)}`;
}
