import { formatNumber, numberFormat } from './numbers.ts';

const dollars = numberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortDollars = numberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

const LAKH_PAISE = 1_00_000_00;

/** Integer paise as `₹12,34,567`, with decimals only when there are any. */
export function formatPrice(paise: number): string {
  const [sign, amount] = paise < 0 ? ['-', -paise] : ['', paise];
  const rest = amount % 100;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${sign}₹${formatNumber((amount - rest) / 100)}${decimals}`;
}

/** Integer paise as `₹12,34,567.50`. */
export const formatPaise = (paise: number): string =>
  formatPrice(paise) + (paise % 100 === 0 ? '.00' : '');

/** Returns integer paise as rupees for machines: `1234567.50`. */
export const decimalRupees = (paise: number): string => (paise / 100).toFixed(2);

/** A price range of cards: `₹ 74,491 - 77,176`, from a lakh on `₹ 1.05 - 1.12 Lakh`. Integer paise. */
export function formatPriceRange(minPaise: number, maxPaise: number): string {
  const inLakh = minPaise >= LAKH_PAISE;
  const plain = (paise: number) => formatNumber(Math.round(paise / 100));
  const lakh = (paise: number) => (paise / LAKH_PAISE).toFixed(2);
  const low = inLakh ? lakh(minPaise) : plain(minPaise);
  const high = maxPaise >= LAKH_PAISE ? lakh(maxPaise) : plain(maxPaise);
  const unit = maxPaise >= LAKH_PAISE ? ' Lakh' : '';
  return low === high ? `₹ ${low}${unit}` : `₹ ${low} - ${high}${unit}`;
}

/** Integer cents as `$1,265.00`. */
export const formatCents = (cents: number): string => dollars(cents / 100);

/** Integer cents in short: `$350.4K`. */
export const formatCentsShort = (cents: number): string => shortDollars(cents / 100);

/** Returns integer paise as integer cents at `rupeesPerDollar`, rounded. */
export const centsOf = (paise: number, rupeesPerDollar: number): number =>
  Math.round(paise / rupeesPerDollar);

/** Integer paise in dollars at `rupeesPerDollar`, rounded to the cent. */
export const formatDollars = (paise: number, rupeesPerDollar: number): string =>
  formatCents(centsOf(paise, rupeesPerDollar));

/** Returns the rate that a screen with dollars states: `₹84.00 = $1.00`. */
export const formatRate = (rupeesPerDollar: number): string =>
  `${formatPaise(Math.round(rupeesPerDollar * 100))} = ${formatCents(100)}`;

/**
 * Tax of one line in paise, rounded half up (TAX-1). `netPaise` is the line's net, `rateBasisPoints` the
 * product's rate (1000 = 10 %).
 */
export function lineTax(netPaise: number, rateBasisPoints: number): number {
  const wholes = Math.floor(netPaise / 10_000);
  const rest = netPaise % 10_000;
  // In two parts: the product of a large net and a rate would pass the exact whole numbers.
  return wholes * rateBasisPoints + Math.floor((rest * rateBasisPoints + 5_000) / 10_000);
}
