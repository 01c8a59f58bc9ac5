import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { configure, http, setNavigation, useSession } from '@evmandi/runtime';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { menu } from '../testing.ts';
import { homeLoader } from './home-loader.ts';
import { HomeScreen } from './home-screen.tsx';

// jsdom has no canvas; the drawing is looked at in a browser.
jest.mock('./ring-chart.tsx', () => ({ RingChart: () => null }));

configure({
  apiUrl: 'http://api.test',
  phone: '',
  email: '',
  country: 'India',
  copyrightYear: 2025,
  rupeesPerDollar: 80,
});

setNavigation({ menu: () => menu as never, landing: () => undefined });

const trend = { now: 0, before: 0, change: null };
const last28Days = {
  total: trend,
  new: trend,
  completed: trend,
  cancelled: trend,
  revenue: trend,
};

const LIST: AdminOrderList = {
  orders: [],
  page: { page: 1, pageSize: 10, pages: 0, total: 0 },
  counts: { all: 30, Pending: 5, Shipped: 5, Delivered: 18, Cancelled: 2 },
  atLeast: [],
  stats: { total: 30, new: 5, completed: 18, cancelled: 2, revenue: 8_000_00, last28Days },
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
  await screen.findByText('Total Sales');
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: null });
  jest.spyOn(http, 'get').mockResolvedValue({ data: LIST });
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
  expect(screen.getByText('$100').closest('a')?.getAttribute('href')).toBe('/dashboard/orders');
  expect(screen.getByText(/converted from rupees at ₹80\.00 = \$1\.00/)).toBeTruthy();
});

test('signing out takes real figures off the screen', async () => {
  signIn(1001);
  await open();
  localStorage.clear();
  await act(async () => useSession.setState({ user: null }));
  expect(screen.getByText('Sample figures.')).toBeTruthy();
  expect(screen.queryByText(/converted from rupees/)).toBeNull();
});

test('an area without a screen is named above the dashboard', async () => {
  signIn(1001);
  await open('/dashboard/coupons');
  expect(screen.getByRole('status').textContent).toContain('Coupon Code');
});
