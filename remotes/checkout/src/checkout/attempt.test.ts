import type { PlaceOrder } from '@evmandi/api/contract/orders';
import { DAY_MS } from '@evmandi/contract/domain/dates';
import { planAttempt } from './attempt.ts';

const REQUEST: PlaceOrder = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@deccanfleet.example',
  address: 'Plot 42',
  pin: '500076',
  paymentMethod: 'bank_transfer',
  lines: [{ productId: '1', quantity: 2 }],
  expectedTotal: 100,
};
const NOW = 1_000_000_000_000;
const FIRST = { key: 'first-key', request: REQUEST, sentAt: NOW };
const plan = (before: Parameters<typeof planAttempt>[0], request: PlaceOrder, now = NOW + 1) =>
  planAttempt(before, request, { now, keyAfter: () => 'other-key' });

it('a first press has a new key', () => {
  expect(plan(null, REQUEST)).toEqual({
    attempt: { key: 'other-key', request: REQUEST, sentAt: NOW + 1 },
    settle: null,
  });
});

it('a repeat after a lost answer has the same key, also after a reload', () => {
  const stored = JSON.parse(JSON.stringify(FIRST));
  expect(plan(stored, { ...REQUEST })).toEqual({ attempt: FIRST, settle: null });
});

it.each([
  ['another PO number', { poNumber: '7' }],
  ['another quantity', { lines: [{ productId: '1', quantity: 3 }] }],
  ['another total', { expectedTotal: 101 }],
])('with %s the lost one is settled first', (_, change) => {
  const { attempt, settle } = plan(FIRST, { ...REQUEST, ...change });
  expect(settle).toBe(FIRST);
  expect(attempt.key).toBe('other-key');
});

it('a key that the server has forgotten is not used again', () => {
  expect(plan(FIRST, REQUEST, NOW + 7 * DAY_MS)).toMatchObject({
    attempt: { key: 'other-key' },
    settle: null,
  });
});
