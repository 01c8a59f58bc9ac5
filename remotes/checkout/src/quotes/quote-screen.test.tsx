import type { Quote } from '@evmandi/api/contract/quotes';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuoteScreen } from './quote-screen.tsx';

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
