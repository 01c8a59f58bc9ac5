import type { AnnouncedDelivery } from '@evmandi/api/contract/deliveries';
import type { StockRow } from '@evmandi/api/contract/stock';
import { configure, http } from '@evmandi/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stockLoader } from '../stock-loader.ts';
import { StockScreen } from '../stock-screen.tsx';
import { toBook } from './coming.ts';

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

const NAME = '<img src=x onerror=alert(1)> \u202eDisc';
const product = (id: string) => ({
  id,
  sku: `BD-${id}`,
  name: `${NAME} ${id}`,
  picture: { path: '/p.svg', alt: '' },
});
const row = (id: string): StockRow => ({
  product: product(id),
  left: 0,
  held: 0,
  onHand: 0,
  lowAt: 12,
  waiting: 33,
  coming: 0,
  next: null,
  lasts: null,
});
const delivery = (number: string, more: Partial<AnnouncedDelivery> = {}): AnnouncedDelivery => ({
  number,
  status: 'Announced',
  product: product('7'),
  expectedOn: '2999-01-01',
  late: false,
  quantity: 40,
  arrived: 0,
  open: 40,
  note: null,
  waiting: 33,
  version: 1,
  ...more,
});
const LEVELS = {
  rows: ['1', '2', '3', '4', '5', '6'].map(row),
  page: { page: 1, pageSize: 10, pages: 1, total: 6 },
  counts: { low: 6, out: 6, waiting: 6, all: 9 },
  stats: { low: 6, out: 6, waiting: 9, announced: { deliveries: 2, pieces: 80 }, value: 1 },
};
const page = { page: 1, pageSize: 10, pages: 1, total: 2 };
const counts = { all: 9, Announced: 2, Arrived: 7, Cancelled: 0 };

/** Opens the overview; of the parts named in `answers` another answer comes. */
async function open(answers: Record<string, unknown>) {
  const all: Record<string, unknown> = {
    '/admin/stock': LEVELS,
    '/admin/deliveries': { deliveries: [delivery('DL-1'), delivery('DL-2')], page, counts },
    '/admin/stock/movements': { movements: [], newer: null, older: null },
    ...answers,
  };
  jest.spyOn(http, 'get').mockImplementation(async (path) => {
    if (all[path] instanceof Error) throw all[path];
    return { data: all[path] };
  });
  const route = {
    path: '/dashboard/stock',
    loader: stockLoader,
    Component: StockScreen,
    HydrateFallback: () => null,
  };
  const initialEntries = ['/dashboard/stock'];
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries })} />);
  await screen.findByRole('table', { name: 'Low stock' });
  return all;
}
const card = (name: string) => within(screen.getByRole('region', { name }));
afterEach(() => jest.restoreAllMocks());

test('the booked one is that which was chosen, else whose day has come, else the next', () => {
  const late = delivery('DL-3', { expectedOn: '2026-01-02' });
  const coming = [delivery('DL-1'), late];
  expect(toBook(coming, 'DL-1', '2026-01-02')?.number).toBe('DL-1');
  expect(toBook(coming, 'DL-9', '2026-01-02')).toBe(late);
  expect(toBook(coming, undefined, '2026-01-01')?.number).toBe('DL-1');
  expect(toBook([], undefined, '2026-01-01')).toBeUndefined();
});

test('shows the beginnings of three lists, names as text, each with the way to all of it', async () => {
  await open({});
  const low = card('Low stock');
  expect(low.getAllByRole('rowheader')).toHaveLength(5);
  expect(low.getByText(`${NAME} 1`, { selector: 'span' })).toBeTruthy();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('All 6 that are low')).toBe('/dashboard/stock?tab=levels');
  expect(to('All movements')).toBe('/dashboard/stock?tab=movements');
  expect(to('All 9 deliveries')).toBe('/dashboard/stock?tab=deliveries');
  expect(card('Movements').getByRole('heading', { name: 'No movements' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

test('a part that fails leaves the others standing and is read again', async () => {
  const user = userEvent.setup();
  const refused = Object.assign(new Error('refused'), {
    isAxiosError: true,
    response: { status: 503, data: {} },
  });
  const answers = await open({ '/admin/deliveries': refused });
  expect(card('Deliveries').getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^Book/ })).toBeNull();
  answers['/admin/deliveries'] = { deliveries: [], page, counts };
  await user.click(card('Deliveries').getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is to come' })).toBeTruthy();
});

test('a delivery is chosen and booked here, and the focus stays near', async () => {
  const user = userEvent.setup();
  const answers = await open({});
  expect(screen.getByRole('region', { name: 'Book DL-1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Book DL-2' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Book DL-2' }));

  const form = card('Book DL-2');
  await user.clear(form.getByLabelText(/^Pieces that arrived/));
  await user.type(form.getByLabelText(/^Pieces that arrived/), '39');
  expect(form.getByText('1 piece fewer than announced')).toBeTruthy();
  const booked = { ...delivery('DL-2', { open: 1 }), uncovered: 0, bookings: [], allocated: [] };
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: booked });
  answers['/admin/deliveries'] = { deliveries: [delivery('DL-1')], page, counts };
  await user.click(form.getByRole('button', { name: 'Book 39 pieces' }));
  expect(await screen.findByText(/39 pieces of delivery DL-2 booked, 1 still/)).toBeTruthy();
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([
    '/admin/deliveries/DL-2/bookings',
    { version: 1, quantity: 39, note: '' },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Book DL-2' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Deliveries' }));
});
