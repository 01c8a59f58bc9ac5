import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { configure, http, setNavigation, useSession } from '@evmandi/runtime';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { homeLoader } from './home-loader.ts';
import { HomeScreen } from './home-screen.tsx';

// jsdom has no canvas; the drawing is looked at in a browser.
jest.mock('../chart/chart-canvas.tsx', () => ({ ChartCanvas: () => null }));

configure({
  apiUrl: 'http://api.test',
  phone: '',
  email: '',
  country: 'India',
  copyrightYear: 2025,
  rupeesPerDollar: 80,
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

test('an area without a screen is named above the dashboard', async () => {
  signIn(1001);
  await open('/dashboard/coupons');
  expect(screen.getByRole('status').textContent).toContain('Coupon Code');
});
