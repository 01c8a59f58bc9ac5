import type { PlatformToken } from '@evmandi/api/contract/platform';
import { DAY_MS, formatDayOf } from '@evmandi/contract/domain/dates';
import { http } from '@evmandi/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { TokensData } from './tokens-loader.ts';
import { TokensScreen } from './tokens-screen.tsx';

const at = '2025-11-20T06:54:00.000Z';
const now = Date.parse(at);
const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
const token = (revokedAt: string | null, endsAt?: string | null): PlatformToken => ({
  ...{ id: '0123456789ab', app: 'auth', madeBy: 'Asha Rao', madeAt: at, endsAt },
  ...{ revokedBy: revokedAt && 'Divya Nair', revokedAt },
});

const show = (data: TokensData) => {
  const router = createMemoryRouter([{ path: '/', loader: () => data, Component: TokensScreen }], {
    hydrationData: { loaderData: { 0: data } },
  });
  return render(<RouterProvider router={router} />);
};

test('a token that was revoked has the focus, and says by whom', async () => {
  const user = userEvent.setup();
  const data = (revokedAt: string | null): TokensData => ({
    ...{ tokens: [token(revokedAt)], names: ['auth'], now },
  });
  const loader = jest.fn(() => data(at));
  const router = createMemoryRouter([{ path: '/', loader, Component: TokensScreen }], {
    hydrationData: { loaderData: { 0: data(null) } },
  });
  render(<RouterProvider router={router} />);
  jest.spyOn(http, 'delete').mockResolvedValue({ data: { composition: null } });
  await user.click(screen.getByRole('button', { name: 'Revoke token 0123456789ab' }));
  await user.click(screen.getByText('Revoke token'));
  expect(await screen.findByText(/^Revoked .* by Divya Nair/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('0123456789ab'));
});

// TOKEN-3
test.each<[string, string | null | undefined, RegExp, boolean]>([
  ['with 15 days left', inDays(15), /^Opens$/, false],
  ['with 14 days left', inDays(14), /^Ends in 14 days$/, true],
  ['with an hour left', inDays(1 / 24), /^Ends today$/, true],
  ['that ended', inDays(0), /^Ended 20 Nov.*12:24 pm$/, false],
  ['of a service whose tokens have no end', null, /^Opens$/, false],
  ['of an API of the release before', undefined, /^Opens$/, false],
])('a token %s shows its end, and whether it is near', (_, endsAt, state, isNear) => {
  show({ tokens: [token(null, endsAt)], names: [], now });
  const [, row] = screen.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(state));
  expect(cells[2]?.textContent).toBe(endsAt ? formatDayOf(endsAt) : '–');
  expect(screen.queryByText('1 token ends within 14 days.') !== null).toBe(isNear);
  expect(screen.queryByRole('button', { name: /^Revoke/ }) === null).toBe(endsAt === at);
});

// TOKEN-3
test('the number of tokens that end within 14 days leaves out those that open nothing', () => {
  const ends = [token(at, inDays(3)), token(null, inDays(-1)), token(null, inDays(90))];
  const soon = [token(null, inDays(2)), token(null, inDays(9))];
  const named = [...ends, ...soon].map((one, index) => ({ ...one, id: `00000000000${index}` }));
  show({ tokens: named, names: [], now });
  expect(screen.getByText('2 tokens end within 14 days.')).toBeTruthy();
});

// TOKEN-1
test('a new token is made for 7, 30 or 90 days, and says when it ends', async () => {
  const user = userEvent.setup();
  show({ tokens: [], names: ['auth'], now });
  const made = { id: '0123456789ab', text: 'evt_0123456789ab_x', endsAt: inDays(7) };
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: made });
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  const days = screen.getByLabelText('Ends after');
  expect([...days.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    ...['7 days', '30 days', '90 days'],
  ]);
  expect((days as HTMLSelectElement).value).toBe('90');
  await user.selectOptions(days, '7');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(post).toHaveBeenCalledWith('/admin/platform/tokens', { app: 'auth', days: 7 });
  expect(await screen.findByText(/It ends on 27 Nov 2025\./)).toBeTruthy();
});
