import { configure, useSession } from '@evmandi/runtime';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CheckoutSteps } from './checkout-steps.tsx';
import { NO_CONTACT } from './contact.ts';
import { ContactStep } from './contact-step.tsx';
import { NO_DRAFT } from './draft.ts';
import type { OrderSource, Priced } from './order-source.ts';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '+91 40 0000 0000',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 83.5,
  });
});

// CHECKOUT-1
test('asks for contact and address, and for GSTIN and PO number only optionally', async () => {
  useSession.setState({ user: null });
  const done = jest.fn();
  const element = (
    <ContactStep
      contact={NO_CONTACT}
      keepAddress={false}
      refused={{}}
      next="payment"
      onDone={done}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['phone', true],
    ['email', true],
    ['address', true],
    ['pin', true],
    ['gstin', false],
    ['poNumber', false],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('link', { name: 'Enter an address' })).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});

// CART-7
test('an order below the minimum > asks for nothing, names what is missing and leads to the cart', async () => {
  const prices: Priced = {
    lines: [],
    totals: { net: 20_00, tax: 2_00, shipping: 0, discount: 0, total: 22_00 },
    problems: [],
    minimum: { net: 50_00, reached: false },
    taxRate: 1_000,
  };
  const source: OrderSource = {
    ...{ answer: prices, loading: false, error: undefined, lost: null, others: null },
    back: { to: '/cart', label: 'Back to the cart' },
    retry: () => {},
    press: () => Promise.reject(new Error('nothing is to be pressed')),
  };
  const element = <CheckoutSteps draft={NO_DRAFT} source={source} onPlaced={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(await screen.findByText('The minimum order is ₹50.00')).toBeTruthy();
  expect(screen.getByText(/₹30\.00 is missing/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Back to the cart' })).toHaveLength(2);
});
