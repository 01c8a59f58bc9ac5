import type { AdminOrderDetail, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { configure, http, useSession } from '@evmandi/runtime';
import { saveFile } from '@evmandi/ui/save-file';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ordersLoader, ordersRevalidate } from './orders-loader.ts';
import { OrdersScreen } from './orders-screen.tsx';

jest.mock('@evmandi/ui/save-file', () => ({ saveFile: jest.fn() }));

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

const NAME = '<img src=x onerror=alert(1)> "Sai" & =1+1';
const row = (orderNumber: string) => ({
  id: `o${orderNumber}`,
  orderNumber,
  product: { id: 'p', name: NAME, picture: { path: '/p.svg', alt: '' } },
  lines: 1,
  customer: { id: 'c', number: 'CUST-1042', name: NAME },
  placedAt: '2025-10-01T05:59:00Z',
  total: 1_516_680,
  sold: 1_516_680,
  payment: 'Unpaid' as const,
  status: 'Pending' as const,
  partlyShipped: false,
  refundDue: 0,
  toPay: 0,
  partPaid: false,
  version: 1,
});
const trend = { now: 0, before: 0, change: null };
const LIST: AdminOrderList = {
  orders: [row('10241'), row('10240')],
  page: { page: 1, pageSize: 10, pages: 1, total: 2 },
  counts: { all: 1000, Pending: 2, Shipped: 0, Delivered: 0, Cancelled: 0 },
  atLeast: ['all'],
  stats: {
    total: 2,
    new: 2,
    completed: 0,
    cancelled: 0,
    revenue: 0,
    last28Days: { total: trend, new: trend, completed: trend, cancelled: trend, revenue: trend },
  },
};

async function open(list: AdminOrderList = LIST) {
  jest.spyOn(http, 'get').mockResolvedValue({ data: list });
  const route = {
    path: '/dashboard/orders',
    loader: ordersLoader,
    shouldRevalidate: ordersRevalidate,
    Component: OrdersScreen,
    HydrateFallback: () => null,
  };
  render(
    <RouterProvider
      router={createMemoryRouter([route], { initialEntries: ['/dashboard/orders?status=Pending'] })}
    />,
  );
  await screen.findByRole('table', { name: 'Orders' });
}

const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

test('names are text, and a count that ended early says so', async () => {
  await open();
  expect(screen.getAllByText(NAME)).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All orders (1,000+)' })).toBeTruthy();
});

test('a tick is drawn with its press, what is said of all ticked rows in the frame after it', async () => {
  await open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select order 10241' });
  const all = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select all orders of this page',
  });
  const bar = { name: 'Selected orders' };
  act(() => box.click());
  expect([box.checked, screen.queryByRole('region', bar)]).toEqual([true, null]);
  expect((await screen.findByRole('region', bar)).textContent).toContain('1 selected');
  expect(all.indeterminate).toBe(true);
  act(() => box.click());
  await waitFor(() => expect(screen.queryByRole('region', bar)).toBeNull());
});

test('several at once: a result for each, rows in their places, and Undo of what was done', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders of this page' }));
  const answer = {
    results: [
      { number: '10241', done: true, message: null, version: 2, status: 'Shipped' },
      { number: '10240', done: false, message: 'Look again', version: null, status: null },
    ],
    unfinished: false,
    undoUntil: '2025-10-01T06:00:00Z',
  };
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: answer });
  const cancelled = { ...row('10240'), number: '10240', version: 2, status: 'Cancelled' };
  jest.mocked(http.get).mockImplementation(
    async (path) =>
      ({
        data:
          path === '/admin/orders'
            ? { ...LIST, orders: [] }
            : (cancelled as unknown as AdminOrderDetail),
      }) as never,
  );
  await user.click(await screen.findByRole('button', { name: 'Mark shipped' }));

  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText('1 shipped, 1 skipped: already cancelled')).toBeTruthy();
  expect(numbers()).toEqual(['#10241', '#10240']);
  expect(screen.getByRole('row', { name: /10241.*Shipped/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /10240.*Cancelled/ })).toBeTruthy();
  expect(await screen.findByText(/2 orders no longer here/)).toBeTruthy();

  post.mockResolvedValue({
    data: {
      results: [{ number: '10241', done: true, message: null, version: 3, status: 'Pending' }],
      undoUntil: null,
    },
  });
  await user.click(result.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 taken back')).toBeTruthy();
  expect(post.mock.lastCall?.[1]).toEqual({
    action: 'undo',
    orders: [{ number: '10241', version: 2 }],
  });
});

test('what broke in the middle is repeated under the same key', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select order 10241' }));
  const post = jest.spyOn(http, 'post').mockRejectedValue(new Error('gone'));
  await user.click(await screen.findByRole('button', { name: 'Mark shipped' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('alert');
  const keys = post.mock.calls.map(([, , config]) => config?.headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was done before the database went away is shown, and Retry goes on with the rest', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders of this page' }));
  const done = (number: string) => ({
    number,
    done: true,
    message: null,
    version: 2,
    status: 'Shipped',
  });
  const left = { number: '10240', done: false, message: 'Try again', version: null, status: null };
  const post = jest.spyOn(http, 'post').mockResolvedValue({
    data: { results: [done('10241'), left], unfinished: true, undoUntil: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark shipped' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('1 shipped, 1 left: try again. Retry goes on with the rest.');
  expect(screen.getByRole('row', { name: /10241.*Shipped/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /10240.*Pending/ })).toBeTruthy();
  post.mockResolvedValue({
    data: { results: [done('10241'), done('10240')], unfinished: false, undoUntil: null },
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 shipped')).toBeTruthy();
  const [first, again] = post.mock.calls.map(([, body, config]) => [
    body,
    config?.headers?.['Idempotency-Key'],
  ]);
  expect(again).toEqual(first);
});

test('a failure that nobody wants to repeat can be put away', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select order 10241' }));
  jest.spyOn(http, 'post').mockRejectedValue(new Error('gone'));
  await user.click(await screen.findByRole('button', { name: 'Mark shipped' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

// DASH-7
test('has figures, search, status tabs, sort, pages, a side panel and a file', async () => {
  const user = userEvent.setup();
  const permissions = [{ permissionCode: 1001 }];
  useSession.setState({
    user: { id: 'u', username: 'u', name: 'U', role: { name: 'R', permissions } },
  });
  const counts = { all: 24, Pending: 21, Shipped: 1, Delivered: 1, Cancelled: 1 };
  const page = { page: 1, pageSize: 10, pages: 3, total: 21 };
  await open({ ...LIST, counts, atLeast: [], page });
  const titles = ['Total orders', 'New orders', 'Completed orders', 'Cancelled orders'];
  for (const name of titles) expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByPlaceholderText('Product name or order number')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Order status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All orders (24)',
    'Pending (21)',
    'Shipped (1)',
    'Delivered (1)',
    'Cancelled (1)',
  ]);
  expect(screen.getByText('Showing 1 - 10 of 21 orders')).toBeTruthy();
  expect(
    screen
      .getAllByRole<HTMLAnchorElement>('link', { name: /Total|Customer|Date/ })
      .map(({ search }) => new URLSearchParams(search).get('sort')),
  ).toEqual(['customer_asc', 'oldest', 'total_desc']);

  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(http.get).toHaveBeenLastCalledWith(
    '/admin/orders.csv',
    expect.objectContaining({ params: { status: 'Pending' } }),
  );
  await waitFor(() => expect(jest.mocked(saveFile).mock.lastCall?.[0]).toMatch(/^orders-.*\.csv$/));
  await user.click(screen.getByText('#10240'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  useSession.setState({ user: null });
});
