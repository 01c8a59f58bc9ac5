import type { Customer, CustomerList } from '@evmandi/api/contract/admin-customers';
import { configure, http, useSession } from '@evmandi/runtime';
import { saveFile } from '@evmandi/ui/save-file';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { customersLoader, customersRevalidate } from './customers-loader.ts';
import { CustomersScreen } from './customers-screen.tsx';

jest.mock('@evmandi/ui/save-file', () => ({ saveFile: jest.fn() }));
// jsdom has no canvas.
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

const ROWS = (['Active', 'VIP', 'Inactive'] as const).map((status, at) => ({
  id: `${at}`,
  number: `CUST-104${at}`,
  name: `Customer ${at}`,
  phone: '+91 98480 22338',
  orderCount: 3,
  totalSpend: 900_00,
  status,
  version: 1,
}));
const trend = { now: 3, before: 2, change: 50 };
const LIST: CustomerList = {
  customers: ROWS,
  page: { page: 1, pageSize: 10, pages: 2, total: 12 },
  counts: { all: 12, Active: 10, VIP: 1, Inactive: 1 },
  atLeast: [],
  lookedAt: null,
  stats: { total: trend, new: trend, active: trend, vip: { count: 1, shareOfSpend: 12.5 } },
  overview: Array.from({ length: 7 }, (_, at) => ({
    day: `2025-09-2${at}`,
    ...{ active: at, activeBefore: 1, registered: 0 },
  })),
};
const CUSTOMER: Customer = {
  ...(ROWS[1] as (typeof ROWS)[number]),
  email: 'imran@garage.example',
  address: 'Plot 42, Phase II',
  pin: '500076',
  city: 'Hyderabad',
  country: 'India',
  gstin: null,
  completed: 2,
  cancelled: 1,
  socialLinks: [{ network: 'Facebook', url: 'https://facebook.example/garage' }],
  registeredAt: '2025-09-01T06:00:00Z',
  lastPurchaseAt: '2025-09-20T06:00:00Z',
  account: null,
  latestOrders: [],
  changes: [],
};

beforeEach(async () => {
  const permissions = [{ permissionCode: 1001 }];
  useSession.setState({
    user: { id: 'u', username: 'u', name: 'U', role: { name: 'R', permissions } },
  });
  jest
    .spyOn(http, 'get')
    .mockImplementation(
      async (path) => ({ data: path.startsWith('/admin/customers/') ? CUSTOMER : LIST }) as never,
    );
  const route = {
    path: '/dashboard/customers',
    loader: customersLoader,
    shouldRevalidate: customersRevalidate,
    Component: CustomersScreen,
    HydrateFallback: () => null,
  };
  render(
    <RouterProvider
      router={createMemoryRouter([route], { initialEntries: ['/dashboard/customers'] })}
    />,
  );
  await screen.findByRole('table', { name: 'Customers' });
});

// CUSTOMER-1, CUSTOMER-3
test('has figures, an overview, a search, status tabs, sort, pages and a file', async () => {
  const titles = ['Total customers', 'New customers', 'Active customers', 'VIP customers'];
  for (const name of [...titles, 'Customer overview']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  expect(screen.getByPlaceholderText('Name, customer id or phone')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Customer status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All customers (12)',
    'Active (10)',
    'VIP (1)',
    'Inactive (1)',
  ]);
  expect(screen.getByText('Showing 1 - 10 of 12 customers')).toBeTruthy();
  const spend = screen.getByRole<HTMLAnchorElement>('link', { name: /^Total spend/ });
  expect(spend.search).toBe('?sort=spend_desc');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(jest.mocked(saveFile).mock.lastCall?.[0]).toMatch(/^customers-.*\.csv$/),
  );
});

// CUSTOMER-2
test('a click on a row opens a panel with contact, totals and dates', async () => {
  const row = screen.getByRole('row', { name: /Customer 1/ });
  await userEvent.click(within(row).getByText('+91 98480 22338'));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByRole('link', { name: 'imran@garage.example' })).toBeTruthy();
  for (const [label, value] of [
    ['Address', 'Plot 42, Phase II\nHyderabad 500076'],
    ['Orders', '3'],
    ['Completed', '2'],
    ['Cancelled', '1'],
    ['Registered', '1 Sep 2025'],
    ['Last purchase', '20 Sep 2025'],
  ] as const) {
    expect(panel.getByText(label).nextElementSibling?.textContent).toBe(value);
  }
  expect(panel.getByRole('link', { name: 'Facebook' })).toBeTruthy();
});
