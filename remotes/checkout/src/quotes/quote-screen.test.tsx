import type { Quote } from '@evmandi/api/contract/quotes';
import { configure } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuoteScreen } from './quote-screen.tsx';

beforeAll(() =>
  configure({
    apiUrl: 'http://api.test',
    phone: '',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 84,
  }),
);

const QUOTE: Quote = {
  number: 'RQ-7',
  askedAt: '2026-11-20T03:45:00.000Z',
  status: 'Open',
  expired: false,
  order: null,
  name: 'Imran',
  phone: '+91 98480 22338',
  email: 'imran@fleet.example',
  message: null,
  lines: [],
  listNet: 100_00,
  answer: null,
  messages: [],
};
const ANSWERED: Quote = {
  ...QUOTE,
  status: 'Answered',
  answer: {
    text: 'Ten percent off',
    at: '2026-11-21T03:45:00.000Z',
    validUntil: '2099-12-31',
    net: 90_00,
    tax: 9_00,
    total: 99_00,
  },
};

// QUOTE-2
test.each([
  ['without an answer', QUOTE],
  ['with an offer', ANSWERED],
])(
  'the page of a request %s says that no e-mail is sent and to keep the address',
  async (_, quote) => {
    const route = { path: '/quotes/:token', loader: () => quote, Component: QuoteScreen };
    const router = createMemoryRouter([{ ...route, HydrateFallback: () => null }], {
      initialEntries: ['/quotes/secret'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/No e-mail is sent; keep this address\./)).toBeTruthy();
  },
);

// QUOTE-3
test('an offer with a line that cannot be delivered > counts and saves by the others alone', async () => {
  const line = (position: number, more: Partial<Quote['lines'][number]>) => ({
    ...{ position, productId: `${position}`, sku: `P-${position}`, name: `Part ${position}` },
    picture: { path: '/api/pictures/brakePad/cut.svg', alt: '' },
    ...{ unit: 'piece' as const, quantity: 1, refused: false, note: null, offeredPrice: null },
    unitPrice: 1_490_00,
    ...more,
  });
  const quote: Quote = {
    ...ANSWERED,
    lines: [line(1, { offeredPrice: 1_341_00 }), line(2, { refused: true, unitPrice: 2_350_00 })],
    listNet: 3_840_00,
    answer: { ...(ANSWERED.answer as NonNullable<Quote['answer']>), net: 1_341_00 },
  };
  const route = { path: '/quotes/:token', loader: () => quote, Component: QuoteScreen };
  const router = createMemoryRouter([{ ...route, HydrateFallback: () => null }], {
    initialEntries: ['/quotes/secret'],
  });
  render(<RouterProvider router={router} />);
  const offer = within(await screen.findByRole('region', { name: 'Offer' }));
  expect(offer.getByText('Net, 1 piece')).toBeTruthy();
  const saved = offer.getByText('You save').parentElement as HTMLElement;
  expect(saved.textContent).toBe('You save₹149.00');
});
