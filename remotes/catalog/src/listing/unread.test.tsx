import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { ListingData } from './listing-loader.ts';
import { Unread } from './unread.tsx';

const NOW = Date.UTC(2026, 10, 28, 6, 0);
const MINUTE_MS = 60_000;

const listing = (total: number) =>
  ({ given: {}, preset: {}, list: { page: { total }, facets: null } }) as unknown as ListingData;

const ASKED = '/listing?position=rear&in_stock=true';

function open(total: number, at: number | undefined, here = '/listing') {
  // Gone once what was asked for is there.
  const Page = () => (
    <>
      <h2 id="products" tabIndex={-1}>
        Products
      </h2>
      {!useLocation().search.includes('in_stock') && (
        <Unread shown={listing(total)} at={at} asked={ASKED} error="Network Error" />
      )}
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [here] });
  render(<RouterProvider router={router} />);
  return { router, text: () => screen.getByRole('status').textContent };
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  delete document.documentElement.dataset.stored;
});

test.each<[string, number, number]>([
  ['You still see the 58 products from 10:42 am.', 58, Date.UTC(2026, 10, 28, 5, 12)],
  ['You still see the 1 product from 27 Nov, 11:29 pm.', 1, Date.UTC(2026, 10, 27, 17, 59)],
  ['What you see is from 11:29 am.', 0, NOW - MINUTE_MS],
])('says what was not applied, and: %s', (still, total, at) => {
  expect(open(total, at).text()).toBe(
    `Network Error. “Rear” and “In stock only” could not be applied. ${still}Retry`,
  );
});

test('what the address says already was not refused', () => {
  expect(open(3, NOW, '/listing?position=rear').text()).toMatch(
    /^Network Error\. “In stock only” c/,
  );
});

test('products of a page that was kept are of its time', () => {
  document.documentElement.dataset.stored = String(Date.UTC(2026, 10, 26, 5, 12));
  expect(open(3, undefined).text()).toMatch(/the 3 products from 26 Nov, 10:42 am\./);
});

test('Retry asks for it again; the focus stays at the products when it goes', async () => {
  const { router } = open(3, NOW);
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  await act(async () => retry.click());
  expect(router.createHref(router.state.location)).toBe(ASKED);
  expect(document.activeElement?.textContent).toBe('Products');
});

test('names what was pressed next, also where scrolling into view answers with a promise', async () => {
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;
  const Page = () => {
    const [asked, ask] = useState('/listing?in_stock=true');
    return (
      <>
        <button type="button" onClick={() => ask('/listing?position=rear')}>
          Rear
        </button>
        <Unread shown={listing(1)} at={NOW} asked={asked} error="Network Error" />
      </>
    );
  };
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />);
  await act(async () => screen.getByRole('button', { name: 'Rear' }).click());
  expect(screen.getByRole('status').textContent).toContain('“Rear” could not be applied');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
