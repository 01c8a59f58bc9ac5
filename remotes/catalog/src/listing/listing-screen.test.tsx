import {
  comparison,
  configure,
  favorites,
  notify,
  quote,
  useCart,
  useQuote,
} from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ShownProduct } from '../shopping/shown-product.ts';
import type { ListingData } from './listing-loader.ts';
import { readListingQuery } from './listing-query.ts';
import { ListingScreen } from './listing-screen.tsx';
// Compiled here: a busy machine does not get through it while a query waits.
import './product-row.tsx';

const PADS: ShownProduct = {
  ...{ id: '1', sku: 'BP-EV-2041', name: 'Brake Pad Set', rating: 4.6, reviews: 128 },
  ...{ price: 1_249_00, originalPrice: 1_499_00, discount: 17 },
  availability: 'in_stock',
  ...{ highlights: ['Ceramic compound'], priceBreaks: [{ from: 10, off: 1_000 }] },
  brand: { name: 'Bosch' },
  picture: { path: '/api/pictures/brakePad/cut.svg' },
};

const value = (name: string, count: number) => ({ value: name.toLowerCase(), name, count });

/** Everything, of which two pages are found; nothing is for `q=sofa`. */
function listing({ request }: { request: Request }): ListingData {
  const query = readListingQuery(new URL(request.url).searchParams);
  const isEmpty = query.q === 'sofa';
  const list = {
    category: null,
    products: isEmpty ? [] : [PADS],
    page: { page: query.page, pageSize: 12, pages: isEmpty ? 0 : 2, total: isEmpty ? 0 : 24 },
    priceSpan: { min: 100_00, max: 900_00 },
    priceSteps: [100_00, 200_00, 900_00],
    facets: {
      ...{ categories: [], inStock: [], discounted: [], conditions: [], bodyStyles: [], fuels: [] },
      brands: [value('Bosch', 20), value('Exide', 0)],
      ratings: [5, 4, 3, 2, 1].map((stars) => value(`${stars}`, 3)),
      colours: [value('Red', 4), value('Blue', 0)],
    },
    empty: isEmpty ? { without: [] } : null,
  };
  return {
    ...{ heading: 'All products', trail: [], given: query, preset: {}, list: list as never },
    ...{ recommended: [], canonical: '/listing', notice: null },
  };
}

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

// jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  useCart.setState({ lines: [], selected: null });
  quote.change(() => ({ lines: [], selected: null }));
  favorites.change(() => ({ lines: [], selected: null }));
  comparison.change(() => ({ ids: [] }));
  localStorage.clear();
});

async function open(address = '/listing') {
  const route = {
    ...{ path: '/listing', loader: listing as never, Component: ListingScreen },
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([route, { path: '*', element: null }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const filters = () => within(screen.getByRole('form', { name: 'Filters' }));
const box = (name: string) => filters().getByLabelText<HTMLInputElement>(name);

// LIST-1
test('filters and order go into the address, and Back restores them', async () => {
  const router = await open();
  await press(box('Bosch'));
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price_asc' } }),
  );
  expect(router.state.location.search).toBe('?brand=bosch&sort=price_asc');
  await act(() => router.navigate(-1));
  expect([router.state.location.search, box('Bosch').checked]).toEqual(['?brand=bosch', true]);
  await act(() => router.navigate(-1));
  expect([router.state.location.search, box('Bosch').checked]).toEqual(['', false]);
});

// LIST-2, LIST-3
test('each value shows its count, a value at 0 is disabled, and none is chosen at first', async () => {
  await open();
  const countOf = (name: string) => box(name).closest('label')?.dataset.count;
  expect([countOf('Bosch'), countOf('Exide')]).toEqual(['20', '0']);
  expect([box('Bosch').disabled, box('Exide').disabled]).toEqual([false, true]);
  const blue = filters().getByRole<HTMLButtonElement>('button', { name: 'Blue' });
  expect([blue.dataset.count, blue.disabled]).toEqual(['0', true]);
  expect(document.querySelectorAll('form input:checked')).toHaveLength(0);
});

// LIST-3, LIST-4
test('the price has a slider from 0 to 100, untouched at both ends, and two fields in rupees', async () => {
  const router = await open();
  const thumbs = filters().getAllByRole<HTMLInputElement>('slider');
  expect(thumbs.map(({ min, max, value: at }) => [min, max, at])).toEqual([
    ['0', '100', '0'],
    ['0', '100', '100'],
  ]);
  const low = box('Min, ₹');
  expect([low.value, box('Max, ₹').value]).toEqual(['', '']);
  fireEvent.change(low, { target: { value: '250' } });
  await act(async () => fireEvent.blur(low));
  expect(router.state.location.search).toBe('?price_min=250');
});

// LIST-5
test('ratings are one choice from 5 down to 1, and a click toggles a colour', async () => {
  const router = await open();
  const ratings = within(filters().getByRole('group', { name: 'Rating' }));
  const stars = ratings.getAllByRole<HTMLInputElement>('radio');
  expect(stars.map((star) => star.value)).toEqual(['5', '4', '3', '2', '1']);
  const red = () => filters().getByRole('button', { name: 'Red' });
  for (const on of [true, false]) {
    await press(red());
    expect([red().ariaPressed, router.state.location.search]).toEqual([
      String(on),
      on ? '?colour=red' : '',
    ]);
  }
});

const ORDERS = ['Popularity', 'Price low to high', 'Price high to low', 'Name A to Z', 'Rating'];

// LIST-7
test.each([
  ['/listing', ORDERS],
  ['/listing?q=pad', ['Relevance', ...ORDERS]],
])('%s offers its orders, and the first is the default', async (address, orders) => {
  await open(address);
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect([...sort.options].map(({ text }) => text)).toEqual(orders);
  expect(sort.selectedIndex).toBe(0);
});

// LIST-8
test('the grid is the default, a toggle shows the list, and pages have Previous and Next', async () => {
  const router = await open();
  const current = () => screen.getByRole('link', { name: /view$/, current: true }).textContent;
  expect(current()).toBe('Grid view');
  await press(screen.getByRole('link', { name: 'List view' }));
  expect([current(), router.state.location.search]).toEqual(['List view', '?view=list']);
  await press(screen.getByRole('link', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?view=list&page=2');
  await press(screen.getByRole('link', { name: 'Previous page' }));
  expect(router.state.location.search).toBe('?view=list');
});

// LIST-9, PRODUCT-9
test('a row leads to its product and shows what it is, its stock and the price at its quantity', async () => {
  await open('/listing?view=list');
  const row = within(await screen.findByRole('article'));
  expect(row.getByRole('link', { name: 'Brake Pad Set' }).getAttribute('href')).toBe('/product/1');
  expect(row.getByRole('img', { name: 'Discount: 17%' }).textContent).toBe('-17%');
  expect(row.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeTruthy();
  expect(row.getByRole('note', { name: '128 reviews' })).toBeTruthy();
  for (const text of ['Bosch', 'BP-EV-2041', 'Ceramic compound', 'In stock', '₹1,249']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(document.querySelector('article img')).not.toBeNull();
  const struck = () => document.querySelector('article :is(s, del)')?.textContent;
  expect(struck()).toContain('₹1,499');
  fireEvent.change(row.getByRole('textbox', { name: 'Quantity of Brake Pad Set' }), {
    target: { value: '10' },
  });
  expect(row.getByText('₹1,124')).toBeTruthy();
  expect(struck()).toContain('₹1,499');
});

// LIST-10
test.each(['Favorite', 'Compare'])('%s is a toggle that says its state', async (mark) => {
  await open();
  const button = screen.getByRole('button', { name: `${mark}: Brake Pad Set` });
  expect(button.ariaPressed).toBe('false');
  await press(button);
  expect(button.ariaPressed).toBe('true');
  await press(button);
  expect(button.ariaPressed).toBe('false');
});

// LIST-11
test('cart and quote list take the shown quantity, and a toast leads to the list', async () => {
  const said = jest.spyOn(notify, 'success').mockImplementation(() => {});
  await open();
  await press(screen.getByRole('button', { name: 'One more: Quantity of Brake Pad Set' }));
  await press(screen.getByRole('button', { name: 'Add to cart: Brake Pad Set' }));
  expect(useCart.getState().lines).toMatchObject([{ id: '1', quantity: 2 }]);
  expect(said.mock.lastCall).toMatchObject([
    '2 x Brake Pad Set added to your cart',
    { link: { to: '/cart' } },
  ]);
  await press(screen.getByRole('button', { name: 'Add to quote: Brake Pad Set' }));
  expect(useQuote.getState().lines).toMatchObject([{ id: '1', quantity: 2 }]);
  expect(said.mock.lastCall).toMatchObject([
    '2 x Brake Pad Set added to your quote list',
    { link: { to: '/cart?list=quote' } },
  ]);
});

// LIST-12
test.each([
  ['/listing', true],
  ['/listing?q=pad', false],
  ['/listing?q=sofa', false],
])('%s has the banner for charging accessories: %s', async (address, promoted) => {
  await open(address);
  const banner = screen.queryByRole('region', { name: '-20% on charging accessories' });
  expect(banner !== null).toBe(promoted);
  if (!banner) return;
  const { pathname, search } = within(banner).getByRole<HTMLAnchorElement>('link', {
    name: 'Shop now',
  });
  expect(pathname + search).toBe('/category/chargers/accessories?discounted=true');
});

// HOME-3
test('Advanced Search arrives with the focus on the filters', async () => {
  await open('/listing#filters');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement?.textContent).toBe('Filters');
});
