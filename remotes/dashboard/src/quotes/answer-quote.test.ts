import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import {
  checkQuote,
  initialOf,
  lowered,
  openLines,
  QUOTE,
  typedTotals,
  validDays,
} from './answer-quote.ts';

const line = (position: number, unitPrice: number, quantity: number) => ({
  position,
  name: `Part ${position}`,
  unitPrice,
  quantity,
  offeredPrice: null,
  note: null,
  taxRate: 1000,
});
const quote = {
  number: 'RQ-1',
  version: 1,
  lines: [line(1, 1_249_00, 60), line(2, 99_50, 3)],
  answer: null,
} as unknown as AdminQuote;
const full = {
  ...initialOf(quote),
  'prices.0.unitPrice': '1,120',
  'prices.1.unitPrice': '99.5',
  text: 'Brake parts leave on 3 October.',
};

test('an offer needs a price for each line, a day and a word; each is named', () => {
  expect(Object.keys(checkQuote(initialOf(quote), quote))).toEqual([
    'prices.0.unitPrice',
    'prices.1.unitPrice',
    'text',
  ]);
  expect(openLines(quote, initialOf(quote))).toBe(2);
  expect(checkQuote(full, quote)).toEqual({});
  const { last } = validDays();
  for (const validUntil of ['', '2020-01-01', `9${last.slice(1)}`]) {
    expect(checkQuote({ ...full, validUntil }, quote).validUntil).toMatch(/^Choose a day from/);
  }
  const free = checkQuote({ ...full, 'prices.0.unitPrice': '0' }, quote);
  expect(free['prices.0.unitPrice']).toBe('Enter a price above 0');
});

test('what is sent names the lines by position, in paise', () => {
  expect(QUOTE.bodyOf({ ...full, 'prices.1.note': 'June batch' }, quote)).toMatchObject({
    prices: [
      { position: 1, unitPrice: 1_120_00, note: null },
      { position: 2, unitPrice: 99_50, note: 'June batch' },
    ],
  });
});

test('a line that cannot be delivered needs no price, counts nothing, and another one must be left', () => {
  const one = {
    ...full,
    'prices.0.unitPrice': '',
    'prices.0.refused': 'yes',
    staffNote: 'Margin 18%',
  };
  expect([checkQuote(one, quote), openLines(quote, one)]).toEqual([{}, 0]);
  expect(typedTotals(quote, one).net).toBe(3 * 99_50);
  expect(QUOTE.bodyOf(one, quote)).toMatchObject({
    staffNote: 'Margin 18%',
    prices: [
      { position: 1, refused: true },
      { position: 2, refused: false, unitPrice: 99_50 },
    ],
  });
  const none = { ...one, 'prices.1.refused': 'yes' };
  expect(checkQuote(none, quote)).toEqual({ 'prices.0.unitPrice': 'Offer one line at least' });
});

test('the preview adds up as the API does', () => {
  expect(typedTotals(quote, full)).toMatchObject({
    net: 60 * 1_120_00 + 3 * 99_50,
    tax: 60 * 112_00 + 29_85,
    saved: 60 * 129_00,
  });
});

test('percent off keeps whole rupees where the list has them', () => {
  expect(lowered(quote, 10)).toEqual({
    'prices.0.unitPrice': '1124.00',
    'prices.1.unitPrice': '89.55',
  });
});
