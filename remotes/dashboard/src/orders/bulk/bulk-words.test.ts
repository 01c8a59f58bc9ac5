import { reasonOf, resultText } from './bulk-words.ts';

const result = (done: boolean, message: string | null = null) => ({
  number: '10241',
  done,
  message,
  version: done ? 2 : null,
  status: null,
});

test('the result counts what was done and what was skipped, with a reason that all share', () => {
  expect(resultText('ship', [result(true), result(true)])).toBe('2 shipped');
  const cancelled = result(false, 'An order that is Cancelled cannot become Shipped');
  expect(resultText('ship', [result(true), cancelled, cancelled])).toBe(
    '1 shipped, 2 skipped: an order that is Cancelled cannot become Shipped',
  );
  expect(resultText('pay', [cancelled, result(false, 'The order is Paid already')])).toBe(
    '0 marked paid, 2 skipped',
  );
  expect(resultText('undo', [result(true)])).toBe('1 taken back');
});

test.each([
  ['ship', 'Cancelled', 'Paid', 'already cancelled'],
  ['ship', 'Pending', 'Paid', undefined],
  ['deliver', 'Delivered', 'Paid', 'already delivered'],
  ['cancel', 'Shipped', 'Unpaid', undefined],
  ['pay', 'Pending', 'Paid', 'already paid'],
  ['undo', 'Shipped', 'Paid', undefined],
] as const)('%s of an order that is %s and %s: %s', (action, status, payment, reason) => {
  expect(reasonOf(action, { status, payment })).toBe(reason);
});
