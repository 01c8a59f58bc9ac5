import type { AnnouncedDelivery } from '@evmandi/api/contract/deliveries';
import { changesOf, clashesOf, settled } from './delivery-change.ts';
import { bookingProblem, dayProblem, messages, quantityProblem } from './delivery-fields.ts';

const delivery = {
  number: 'DL-5001',
  quantity: 40,
  arrived: 10,
  open: 30,
  expectedOn: '2026-12-01',
  note: null,
} as AnnouncedDelivery;
const same = { quantity: 40, expectedOn: '2026-12-01', note: '', close: false };

test('only what differs is sent', () => {
  expect(changesOf(same, delivery)).toEqual({});
  expect(changesOf({ ...same, quantity: 50, note: 'By sea' }, delivery)).toEqual({
    quantity: 50,
    note: 'By sea',
  });
  expect(changesOf({ ...same, close: true }, delivery)).toEqual({ close: true });
});

test('of two changes each value is chosen by itself, as far as it can still be had', () => {
  const change = { quantity: 20, expectedOn: '2026-12-05' };
  const now = { ...delivery, arrived: 25, open: 15 };
  expect(clashesOf(change, now)).toMatchObject([
    {
      field: 'quantity',
      mine: '20 pieces',
      theirs: '40 pieces, 25 arrived',
      impossible: expect.any(String),
    },
    { field: 'expectedOn', mine: '5 Dec 2026', theirs: '1 Dec 2026' },
  ]);
  expect(settled(change, now, { quantity: 'mine', expectedOn: 'mine' })).toEqual({
    expectedOn: '2026-12-05',
  });
  expect(settled(change, now, { quantity: 'mine', expectedOn: 'theirs' })).toBeUndefined();
  expect(settled(change, { ...now, open: 0 }, { expectedOn: 'mine' })).toBeUndefined();
});

test('fields say what is wrong with them and what to do', () => {
  expect(quantityProblem(Number.NaN)).toContain('whole number');
  expect(quantityProblem(0)).toContain('from 1');
  expect(bookingProblem(31, delivery)).toContain('Only 30');
  expect(dayProblem('', '2026-11-23')).toContain('Choose the day');
  expect(dayProblem('2026-11-22', '2026-11-23')).toContain('today or a later day');
  expect(messages({ a: undefined, b: quantityProblem(5), c: 'wrong' })).toEqual({ c: 'wrong' });
});
