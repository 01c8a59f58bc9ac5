import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { DAY_MS, dayInIndia, formatDay } from '@evmandi/contract/domain/dates';
import { MAX_NOTE, MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { decimalRupees } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { offerSums } from '@evmandi/contract/domain/offer';
import { lineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import { parseRupees } from '@evmandi/contract/domain/rupees';
import type { Problems } from '@evmandi/ui/use-change';
import type { Values } from '../list/merge.ts';
import type { AnswerKind } from '../requests/send-answer.ts';
import { readQuote } from './quotes-loader.ts';

type Line = AdminQuote['lines'][number];

/** Days that an offer is valid unless staff choose others, and at most. */
const VALID_DAYS = 14;
const MOST_DAYS = 365;
const MOST_PAISE = 100_000_000_000;

/** What the mark of a refused line holds. */
export const REFUSED = 'yes';

/** Names of a line's fields, as the API calls them in its refusals. */
export const priceField = (index: number) => `prices.${index}.unitPrice`;
export const refusedField = (index: number) => `prices.${index}.refused`;
export const noteField = (index: number) => `prices.${index}.note`;

/** The first and the last day that an offer can end on, `YYYY-MM-DD`. */
export const validDays = (now = Date.now()) => ({
  first: dayInIndia(now),
  usual: dayInIndia(now + VALID_DAYS * DAY_MS),
  last: dayInIndia(now + MOST_DAYS * DAY_MS),
});

/** What the form holds of an offer; a price that was left to the list is the list's. */
export function valuesOf({ lines, answer, staffNote }: AdminQuote): Values {
  const offered = ({ offeredPrice, unitPrice, refused }: Line) =>
    answer && !refused ? decimalRupees(offeredPrice ?? unitPrice) : '';
  return Object.fromEntries([
    ...lines.flatMap((line, index) => [
      [priceField(index), offered(line)],
      [refusedField(index), line.refused ? REFUSED : ''],
      [noteField(index), line.note ?? ''],
    ]),
    ['validUntil', answer?.validUntil ?? ''],
    ['text', answer?.text ?? ''],
    ['staffNote', staffNote ?? ''],
  ]);
}

/** What stands in the form before anything is typed. */
export const initialOf = (quote: AdminQuote): Values => {
  const values = valuesOf(quote);
  return { ...values, validUntil: values.validUntil || validDays().usual };
};

/** Whether a line is marked as one that cannot be delivered. */
export const isRefused = (values: Values, index: number): boolean =>
  values[refusedField(index)] === REFUSED;

/** Paise of a line as it is typed; nothing while that is no price, and for a line that is refused. */
export const typedPrice = (values: Values, index: number): number | undefined =>
  isRefused(values, index) ? undefined : parseRupees(values[priceField(index)] ?? '');

/** Lines with neither price nor refusal. */
export const openLines = (quote: AdminQuote, values: Values): number =>
  quote.lines.filter(
    (_, index) => !isRefused(values, index) && typedPrice(values, index) === undefined,
  ).length;

function problemOfPrice(text: string): string | undefined {
  const price = parseRupees(text);
  if (price === undefined) return 'Enter a price in rupees, such as 1,120.00';
  if (price < 1) return 'Enter a price above 0';
  return price > MOST_PAISE ? 'Enter a price below 100 crore rupees' : undefined;
}

/** What is wrong with an offer, and what to do about it. */
export function checkQuote(values: Values, { lines }: AdminQuote): Problems {
  const { first, last } = validDays();
  const { validUntil = '', text = '', staffNote = '' } = values;
  const problems: [string, string | undefined][] = lines.flatMap((_, index) => [
    [
      priceField(index),
      isRefused(values, index) ? undefined : problemOfPrice(values[priceField(index)] ?? ''),
    ],
    [
      noteField(index),
      (values[noteField(index)] ?? '').length > MAX_NOTE
        ? `Shorten the note to ${MAX_NOTE} characters`
        : undefined,
    ],
  ]);
  if (lines.every((_, index) => isRefused(values, index))) {
    problems.push([priceField(0), 'Offer one line at least']);
  }
  problems.push([
    'validUntil',
    validUntil >= first && validUntil <= last
      ? undefined
      : `Choose a day from ${formatDay(first)} to ${formatDay(last)}`,
  ]);
  if (staffNote.length > MAX_NOTE) {
    problems.push(['staffNote', `Shorten the note to ${MAX_NOTE} characters`]);
  }
  const tooLong = `Shorten the note to ${formatNumber(MAX_QUESTION)} characters`;
  const message = text.trim() === '' ? 'Enter a note to the shopper' : undefined;
  problems.push(['text', text.length > MAX_QUESTION ? tooLong : message]);
  return Object.fromEntries(problems.filter(([, problem]) => problem)) as Problems;
}

/** Paise of the lines at the typed prices, those without one left out. */
export function typedTotals(quote: AdminQuote, values: Values) {
  const priced = quote.lines.flatMap((line, index) => {
    const price = typedPrice(values, index);
    return price ? [{ ...line, price }] : [];
  });
  const totals = orderTotals(
    priced.map(({ price, quantity, taxRate }) => lineAmounts(price, quantity, taxRate)),
  );
  const { saved } = offerSums(
    priced.map((line) => ({ ...line, offeredPrice: line.price, refused: false })),
  );
  return { ...totals, saved };
}

/** Prices that are so many percent below the list's, in whole rupees where the list's are. */
export function lowered({ lines }: AdminQuote, percent: number): Values {
  return Object.fromEntries(
    lines.map(({ unitPrice }, index) => {
      const step = unitPrice % 100 === 0 && unitPrice >= 100_00 ? 100 : 1;
      const price = Math.max(1, Math.round((unitPrice * (100 - percent)) / 100 / step) * step);
      return [priceField(index), decimalRupees(price)];
    }),
  );
}

/** How a request for a quotation is answered. */
export const QUOTE: AnswerKind<AdminQuote> = {
  path: (number) => `/admin/quotes/${encodeURIComponent(number)}/answer`,
  read: readQuote,
  valuesOf,
  bodyOf: (values, { lines }) => ({
    text: values.text,
    validUntil: values.validUntil,
    staffNote: values.staffNote || null,
    prices: lines.map(({ position }, index) => ({
      position,
      unitPrice: typedPrice(values, index),
      refused: isRefused(values, index),
      note: values[noteField(index)] || null,
    })),
  }),
  labelsOf: ({ lines }) =>
    Object.fromEntries([
      ...lines.flatMap(({ name }, index) => [
        [priceField(index), `Price of ${name}`],
        [refusedField(index), `Cannot deliver ${name}`],
        [noteField(index), `Note on ${name}`],
      ]),
      ['validUntil', 'Valid until'],
      ['text', 'Note to the shopper'],
      ['staffNote', 'Note for staff'],
    ]),
};
