import type { OfferedMethod } from '@evmandi/api/contract/payment-methods';
import { useSession } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, NO_DRAFT } from './draft.ts';
import { PaymentStep } from './payment-step.tsx';

const TRANSFER: OfferedMethod = { method: 'bank_transfer', most: null };
const ON_DELIVERY: OfferedMethod = {
  method: 'pay_on_delivery',
  most: { pieces: 50, value: 50_000_00 },
};
const SMALL = { pieces: 2, total: 1_000_00 };
const LARGE = { pieces: 51, total: 1_000_00 };

function show(methods: OfferedMethod[], own: Partial<Parameters<typeof PaymentStep>[0]> = {}) {
  const onDone = jest.fn();
  const offered = { data: { methods }, loading: false, error: undefined, retry: () => {} };
  const props = { method: null, usual: null, refused: undefined, order: SMALL, offered, onDone };
  render(<PaymentStep {...props} {...own} />);
  return onDone;
}

const radios = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked, disabled }) => [value, checked, disabled]);

beforeEach(() => {
  useSession.setState({ user: null });
  draft.change(() => NO_DRAFT);
});

// CHECKOUT-2
test('payment is by bank transfer against the invoice or on delivery', async () => {
  show([TRANSFER, ON_DELIVERY]);
  expect(radios()).toEqual([
    ['bank_transfer', true, false],
    ['pay_on_delivery', false, false],
  ]);
  expect(screen.getByText('Bank transfer against invoice')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Pay on delivery/ }));
  expect(draft.read().paymentMethod).toBe('pay_on_delivery');
});

// PAY-5
test('a method that the shop does not offer is not shown, and another one is chosen', async () => {
  const onDone = show([ON_DELIVERY], { method: 'bank_transfer' });
  expect(radios()).toEqual([['pay_on_delivery', true, false]]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }));
  expect(draft.read().paymentMethod).toBe('pay_on_delivery');
  expect(onDone).toHaveBeenCalled();
});

// PAY-5
test('an order above the ceiling names it, and cannot choose what it is too large for', () => {
  show([TRANSFER, ON_DELIVERY], { usual: 'pay_on_delivery', order: LARGE });
  expect(radios()).toEqual([
    ['bank_transfer', true, false],
    ['pay_on_delivery', false, true],
  ]);
  expect(screen.getByText('For a first order up to 50 pieces and ₹50,000.00.')).toBeTruthy();
});

// PAY-5
test('an order that nothing can pay for says what remains', () => {
  show([ON_DELIVERY], { order: LARGE });
  expect(screen.getByText('This order is too large to be paid here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue to review' })).toBeNull();
});

test('the method of the last order is chosen, until the person chooses', () => {
  show([TRANSFER, ON_DELIVERY], { usual: 'pay_on_delivery' });
  expect(radios()[1]).toEqual(['pay_on_delivery', true, false]);
});
