import type { Customer, CustomerList, MergePreview } from '@evmandi/api/contract/admin-customers';
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
  doubtful: 2,
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
  mergedInto: null,
  merged: [],
  doubt: null,
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

const open = async (customer: Partial<Customer>) => {
  jest.mocked(http.get).mockImplementation(
    async (path) =>
      ({
        data: path.endsWith('/merge')
          ? PREVIEW
          : path.startsWith('/admin/customers/')
            ? { ...CUSTOMER, ...customer }
            : LIST,
      }) as never,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Customer 1' }));
  const panel = within(await screen.findByRole('dialog', { name: /^Customer/ }));
  await panel.findByText('Registered');
  return panel;
};
const PREVIEW: MergePreview = {
  from: { number: 'CUST-1041', name: 'Customer 1', email: 'one@garage.example', version: 1 },
  into: { number: 'CUST-1042', name: 'Customer 2', email: 'two@garage.example', version: 4 },
  ...{ orders: 3, quotes: 1, vehicles: 2, account: 'imran' },
};

// CUSTOMER-4
test('those that may be somebody else’s are listed alone, and settled in the panel', async () => {
  const chip = () => screen.getByRole('button', { name: 'May be somebody else’s (2)' });
  expect(chip().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(chip());
  await waitFor(() => expect(chip().getAttribute('aria-pressed')).toBe('true'));
  expect(jest.mocked(http.get).mock.calls.at(-1)?.[1]?.params).toMatchObject({ doubtful: true });
  const panel = await open({ doubt: { orders: 1, quotes: 2 } });
  expect(
    panel.getByText(/^1 order and 2 requests came from people who were signed in/),
  ).toBeTruthy();
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(new Error('Network Error'));
  const settle = panel.getByRole('button', { name: 'All are this customer’s' });
  await userEvent.click(settle);
  expect((await panel.findByRole('alert')).textContent).toMatch(/^It was not settled: /);
  post.mockResolvedValueOnce({ data: CUSTOMER } as never);
  await userEvent.click(settle);
  await waitFor(() => expect(panel.queryByText('May be somebody else’s')).toBeNull());
  expect(post).toHaveBeenLastCalledWith('/admin/customers/CUST-1041/doubt/settle', { version: 1 });
});

// CUSTOMER-5
test('a merge shows by keyboard what moves, is confirmed, and is undone', async () => {
  const panel = await open({ account: null });
  await userEvent.click(panel.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge CUST-1041' }));
  await userEvent.click(dialog.getByRole('button', { name: 'See what moves' }));
  expect(dialog.getByText('Enter the number of a customer, such as CUST-1042')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Customer that gets everything/), 'cust-1042{Enter}');
  const said = await dialog.findByText(/^Everything of CUST-1041 .* moves to CUST-1042/);
  expect(document.activeElement).toBe(said);
  expect(dialog.getByText('Orders').nextElementSibling?.textContent).toBe('3');
  expect(
    dialog.getByText(/^The account “imran” belongs to CUST-1042 and will see the job cards/),
  ).toBeTruthy();
  const into: Customer = {
    ...CUSTOMER,
    ...{ number: 'CUST-1042', name: 'Customer 2', version: 4 },
    merged: [{ number: 'CUST-1041', name: 'Customer 1', at: '2025-09-22T06:00:00Z', by: 'Asha' }],
  };
  const post = jest.spyOn(http, 'post').mockResolvedValueOnce({ data: into } as never);
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Merge CUST-1041' })).toBeNull());
  expect(post).toHaveBeenLastCalledWith('/admin/customers/CUST-1041/merge', {
    ...{ version: 1, into: 'CUST-1042', intoVersion: 4 },
  });
  const undo = await screen.findByRole('button', { name: 'Undo the merge of CUST-1041' });
  post.mockResolvedValueOnce({ data: { ...into, merged: [] } } as never);
  await userEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Merged into this customer')).toBeNull());
  expect(post.mock.lastCall?.[0]).toBe('/admin/customers/CUST-1041/merge/undo');
});

test('a customer with an account is merged into no other, and one that was merged leads on', async () => {
  const panel = await open({ mergedInto: 'CUST-1042', account: { username: 'imran', name: 'I' } });
  expect(panel.queryByRole('button', { name: 'Merge' })).toBeNull();
  expect(panel.getByRole('link', { name: 'CUST-1042' }).getAttribute('href')).toBe(
    '/dashboard/customers?customer=CUST-1042',
  );
});
