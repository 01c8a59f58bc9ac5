import type { StockList, StockRow } from '@evmandi/api/contract/stock';
import { configure, http } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stockLoader } from './stock-loader.ts';
import { StockScreen } from './stock-screen.tsx';

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

const NAME = '<img src=x onerror=alert(1)> "Disc" & =1+1';
const row = (onHand: number): StockRow => ({
  product: { id: '7', sku: 'BD-1', name: NAME, picture: { path: '/p.svg', alt: '' } },
  left: onHand - 2,
  held: 2,
  onHand,
  lowAt: 12,
  waiting: 0,
  coming: 0,
  next: null,
  lasts: 4,
});
const list = (onHand: number): StockList => ({
  rows: [row(onHand)],
  page: { page: 1, pageSize: 10, pages: 1, total: 1 },
  counts: { low: 1, out: 0, waiting: 0, all: 1 },
  stats: {
    low: 1,
    out: 0,
    waiting: 1,
    announced: { deliveries: 0, pieces: 0 },
    value: 48_20_000_00,
  },
});

async function open() {
  jest.spyOn(http, 'get').mockResolvedValue({ data: list(10) });
  const route = {
    path: '/dashboard/stock',
    loader: stockLoader,
    Component: StockScreen,
    HydrateFallback: () => null,
  };
  const initialEntries = ['/dashboard/stock?tab=levels'];
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries })} />);
  await screen.findByRole('table', { name: 'Stock' });
}
const refusedWith = (status: number, data: object) =>
  Object.assign(new Error('refused'), { isAxiosError: true, response: { status, data } });

afterEach(() => jest.restoreAllMocks());

test('names are text, figures have their words, and those without 1001 get no file', async () => {
  await open();
  const shown = within(screen.getByRole('row', { name: /BD-1/ }));
  expect(shown.getByText(NAME, { selector: 'span' })).toBeTruthy();
  expect(shown.getByText('10 on the shelf, 2 held')).toBeTruthy();
  expect(screen.getByText('1 piece waits in orders')).toBeTruthy();
  expect(screen.getByText('₹48.2 lakh')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('a failing correction loses nothing typed; of a changed shelf both values are shown, and one is sent', async () => {
  const user = userEvent.setup();
  await open();
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(refusedWith(503, {}));
  await user.click(screen.getByRole('button', { name: /^Correct/ }));
  const dialog = within(screen.getByRole('dialog', { name: /^Correct the stock/ }));
  await user.click(dialog.getByRole('button', { name: 'Correct the stock' }));
  expect(dialog.getByRole('region', { name: '2 things to correct' })).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Pieces on the shelf'), '8');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'damaged');
  await user.type(dialog.getByLabelText(/^In words/), 'Bent');
  await user.click(dialog.getByRole('button', { name: 'Correct the stock' }));
  expect(await dialog.findByText(/^The stock was not corrected/)).toBeTruthy();

  jest.mocked(http.get).mockResolvedValue({ data: list(9) });
  const findConflict = () => screen.findByRole('dialog', { name: 'Somebody changed this stock' });
  post.mockRejectedValueOnce(refusedWith(409, { code: 'stale_version' }));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await user.click(within(await findConflict()).getByRole('button', { name: 'Go back' }));
  const typed = ['Pieces on the shelf', /^In words/].map((label) => dialog.getByLabelText(label));
  expect(typed).toMatchObject([{ value: '8' }, { value: 'Bent' }]);

  post.mockRejectedValueOnce(refusedWith(409, { code: 'stale_version' }));
  await user.click(dialog.getByRole('button', { name: 'Correct the stock' }));
  const conflict = within(await findConflict());
  expect(conflict.getByText('8, you counted')).toBeTruthy();
  expect(conflict.getByText('9')).toBeTruthy();
  post.mockResolvedValueOnce({ data: { difference: -1, allocated: [], row: row(8) } });
  await user.click(conflict.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText(/corrected by -1: 8 pieces on the shelf/)).toBeTruthy();
  const keys = post.mock.calls.map(([, , config]) => config?.headers?.['Idempotency-Key']);
  expect([keys[0] === keys[1], keys.at(-2) === keys.at(-1)]).toEqual([true, false]);
  expect(post.mock.lastCall?.[1]).toEqual({
    sku: 'BD-1',
    expected: 9,
    counted: 8,
    cause: 'damaged',
    note: 'Bent',
  });
});

test('the threshold of a product is changed against the one that was shown', async () => {
  const user = userEvent.setup();
  await open();
  const patch = jest.spyOn(http, 'patch').mockResolvedValue({ data: { ...row(10), lowAt: 20 } });
  await user.click(screen.getByRole('button', { name: /change the threshold/ }));
  const field = screen.getByLabelText('Low at');
  await user.clear(field);
  await user.type(field, 'x{Enter}');
  expect(screen.getByText('Enter a whole number from 0 to 9,999')).toBeTruthy();
  expect(patch).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '20{Enter}');
  expect(await screen.findByText(/is low at 20 from now on/)).toBeTruthy();
  expect(patch.mock.lastCall?.slice(0, 2)).toEqual([
    '/admin/stock/BD-1',
    { expected: 12, lowAt: 20 },
  ]);
});
