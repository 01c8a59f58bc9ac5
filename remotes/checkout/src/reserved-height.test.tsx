import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@evmandi/runtime';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OrderSkeleton } from './orders/order-skeleton.tsx';
import { QuoteSkeleton } from './quotes/quote-skeleton.tsx';
import { UnknownAddress } from './unknown-address.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '+91 40 1', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

// Screens that may turn out shorter than the skeleton that stood there: the footer would move into sight.
// The names are whole, since `test:changed` finds this suite by them.
test.each([
  'orders/order-skeleton.module.css',
  'orders/orders-screen.module.css',
  'comparison/comparison-screen.module.css',
  'quotes/quote-skeleton.module.css',
  'quotes/quotes-screen.module.css',
  'quotes/quote-screen.module.css',
  'unknown-address.module.css',
])('%s reserves the height of the window', (file) => {
  const sheet = readFileSync(join(__dirname, file), 'utf8');
  const page = /\.page \{([^}]*)\}/.exec(sheet)?.[1];
  expect(page).toMatch(/min-height: (?:100vh|calc\(100vh - 6rem\));/);
});

test.each<[string, ReactElement]>([
  ['an order that is read', <OrderSkeleton key="order" />],
  ['a request that is read', <QuoteSkeleton key="quote" />],
  ['an unknown address', <UnknownAddress key="unknown" what="order" />],
])('%s stands in the element that reserves the height', (_, element) => {
  const { container } = render(element, { wrapper: MemoryRouter });
  expect(container.firstElementChild?.classList).toContain('page');
});
