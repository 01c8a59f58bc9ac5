import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { configure, http, setNavigation, useSession } from '@evmandi/runtime';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { homeLoader } from './home-loader.ts';
import { HomeScreen } from './home-screen.tsx';

// jsdom has no canvas; the drawing is looked at in a browser.
jest.mock('../chart/chart-canvas.tsx', () => ({ ChartCanvas: () => null }));

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

setNavigation({ menu: () => [], landing: () => undefined });

const NAME = '<img src=x onerror=alert(1)> \u202e\u{1f6f5} null';
const thing = {
  id: '7',
  name: NAME,
  category: NAME,
  picture: { path: '/p.svg', alt: '' },
  price: 1_000_00,
};
const trend = { now: 5, before: 4, change: 25 };
const FIGURES: Dashboard = {
  at: '2025-10-01T06:00:00Z',
  period: { from: '2025-09-04', to: '2025-10-01' },
  problems: { users: 'The database is away' },
  orders: {
    sales: { now: 8_000_00, before: 4_000_00, change: 100, days: [] },
    orders: { ...trend, days: [] },
    pending: trend,
    cancelled: { now: 1, before: 0, change: null },
    customersWaiting: 3,
  },
  week: null,
  users: null,
  countries: [{ code: 'IN', name: 'India', revenue: 8_000_00 }],
  transactions: [
    {
      orderNumber: '10241',
      customer: { id: 'c', number: 'CUST-1042', name: NAME },
      placedAt: '2025-10-01T05:59:00Z',
      paidAt: '2025-10-01T05:59:00Z',
      status: 'Paid',
      amount: 800_00,
    },
  ],
  products: {
    top: [{ ...thing, revenue: 1 }],
    bestSellers: [{ ...thing, orders: 1, inStock: true }],
  },
};

function signIn(...codes: number[]) {
  const payload = { exp: Math.floor(Date.now() / 1000) + 3600 };
  localStorage.setItem('token', `x.${btoa(JSON.stringify(payload))}.x`);
  const permissions = codes.map((permissionCode) => ({ permissionCode }));
  const user = { id: 'u', username: 'u', name: 'U', role: { name: 'R', permissions } };
  localStorage.setItem('user', JSON.stringify(user));
}

async function open(path = '/dashboard') {
  const route = {
    path: '/dashboard/*',
    loader: homeLoader,
    Component: HomeScreen,
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([route], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Total sales');
  return router;
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: null });
  jest.spyOn(http, 'get').mockResolvedValue({ data: FIGURES });
});

test.each([[[]], [[1002]]])(
  'with permissions %j figures are samples and no call is made',
  async (codes) => {
    signIn(...codes);
    await open();
    expect(screen.getByText('Sample figures.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveProperty(
      'search',
      '?from=%2Fdashboard',
    );
    expect(http.get).not.toHaveBeenCalled();
  },
);

// MONEY-2
test('with 1001 figures are real, in dollars at the rate that is stated', async () => {
  signIn(1001);
  await open();
  expect(screen.queryByText('Sample figures.')).toBeNull();
  const sales = within(
    screen.getByRole('heading', { name: 'Total sales' }).parentElement as HTMLElement,
  );
  expect(sales.getByText('$100')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Details of best-selling products/ })).toHaveProperty(
    'search',
    `?from=${FIGURES.period.from}&to=${FIGURES.period.to}`,
  );
  expect(sales.getByText('up by 100.0% in the previous 28 days')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pending orders' }).getAttribute('href')).toBe(
    '/dashboard/orders?status=Pending&from=2025-09-04&to=2025-10-01',
  );
  expect(screen.getByText(/converted from rupees at ₹80\.00 = \$1\.00/)).toBeTruthy();
});

test('names of customers and products are text', async () => {
  signIn(1001);
  await open();
  expect(screen.getAllByText(NAME, { normalizer: (text) => text })).toHaveLength(5);
});

test('signing out takes real figures off the screen', async () => {
  signIn(1001);
  await open();
  localStorage.clear();
  await act(async () => useSession.setState({ user: null }));
  expect(screen.getByText('Sample figures.')).toBeTruthy();
  expect(screen.queryByText('India')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pending orders' })).toBeNull();
});

test('a card that failed says why, leaves the others, and is read again alone', async () => {
  signIn(1001);
  await open();
  const card = within(screen.getByRole('region', { name: 'Users in last 30 minutes' }));
  expect(card.getByText('The database is away')).toBeTruthy();
  expect(screen.getByText('India')).toBeTruthy();
  const users = { total: 214, perMinute: [18, 19] };
  jest.mocked(http.get).mockResolvedValue({ data: { ...FIGURES, users } });
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByText('214')).toBeTruthy();
  expect(http.get).toHaveBeenLastCalledWith(
    '/admin/dashboard',
    expect.objectContaining({ params: { parts: 'users' } }),
  );
  await userEvent.click(card.getByRole('button', { name: 'Table' }));
  expect(card.getByRole('row', { name: '1 minute ago 18' })).toBeTruthy();
});

// ROUTE-11
test('an area without a screen keeps its address and is named above the dashboard', async () => {
  signIn(1001);
  const router = await open('/dashboard/coupons');
  expect(screen.getByRole('status').textContent).toContain('Coupon Code');
  expect(screen.getByRole('heading', { name: 'Total sales' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/dashboard/coupons');
});

describe('the whole overview', () => {
  const day = (date: number, orders: number | null) => ({
    day: `2025-09-${date}`,
    ...{ customers: orders, orders, products: 10, stockProducts: 9, outOfStock: 1 },
    revenue: orders === null ? null : orders * 80_00,
  });
  const week = (first: number) => Array.from({ length: 7 }, (_, at) => day(first + at, at));
  const totals = {
    ...{ customers: 4, orders: 21, products: 10, stockProducts: 9, outOfStock: 1 },
    revenue: 1_680_00,
  };
  const WHOLE: Dashboard = {
    ...FIGURES,
    problems: {},
    week: { thisWeek: week(21), lastWeek: week(14), totals },
    users: { total: 214, perMinute: [18, 19] },
  };
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  beforeEach(async () => {
    signIn(1001);
    jest.mocked(http.get).mockResolvedValue({ data: WHOLE });
    await open();
  });

  // DASH-4
  test('has a card for each figure, over 28 days or two weeks', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual([
      ...['Total sales', 'Total orders', 'Pending', 'Cancelled', 'Report for this week'],
      ...['Users in last 30 minutes', 'Sales by country', 'Transactions', 'Top products'],
      ...['Best-selling products', 'Add new product'],
    ]);
    expect(screen.getAllByText('Previous 28 days')).toHaveLength(4);
    expect([screen.getByText('This week'), screen.getByText('Last week')]).toHaveLength(2);
    const columns = (table: string) =>
      within(screen.getByRole('table', { name: table }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    expect(columns('Latest transactions')).toEqual([
      ...['No', 'Id', 'Customer', 'Order date', 'Status', 'Amount'],
    ]);
    expect(columns('Best-selling products')).toEqual([
      ...['Product', 'Total orders', 'Status', 'Price'],
    ]);
    expect(linksOf('Add new product')).toContain(
      'Add Converters /dashboard/products/add?category=converters',
    );
  });

  // DASH-5
  test('its figures lead to the lists behind them, and each chart has its table', async () => {
    const days = 'from=2025-09-04&to=2025-10-01';
    expect(linksOf('Transactions')).toEqual([
      'View all transactions /dashboard/orders',
      '#10241 /dashboard/orders?order=10241',
      'Paid /dashboard/orders?payment=Paid',
    ]);
    expect(linksOf('Top products')).toEqual([`${NAME} /product/7`]);
    expect(linksOf('Best-selling products')).toContain(`${NAME} /product/7`);
    expect(linksOf('Sales by country')).toContain(`India /dashboard/orders?country=IN&${days}`);
    expect(linksOf('Users in last 30 minutes')).toEqual(['All of these users /dashboard/visitors']);
    for (const [card, table] of [
      ['Report for this week', 'Revenue of this week and the last'],
      ['Users in last 30 minutes', 'Users in each of the last 30 minutes'],
    ] as const) {
      const own = within(screen.getByRole('region', { name: card }));
      await userEvent.click(own.getByRole('button', { name: 'Table' }));
      expect(own.getByRole('table', { name: table })).toBeTruthy();
    }
    const report = within(screen.getByRole('region', { name: 'Report for this week' }));
    expect(report.getByRole('row', { name: /^Fri 26 Sep \$5\.00 \$5\.00/ })).toBeTruthy();
  });
});
