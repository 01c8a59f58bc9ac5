import { configure, http, signIn, useSession } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Sessions } from './sessions.tsx';

const EVERYWHERE = 'Sign out everywhere';
const here = {
  ...{ id: '1', device: 'Chrome on Linux', address: '203.0.113.7', current: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', usedAt: '2026-01-01T00:00:00.000Z' },
};
const user = { id: '1', username: 'asha', name: 'Asha', role: { name: 'Dealer', permissions: [] } };
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 83.5 },
  });
});

afterEach(() => localStorage.clear());

test('sign out everywhere > is confirmed > asks the server once and clears the session here', async () => {
  signIn({ token: `x.${btoa(JSON.stringify({ exp: inAnHour() }))}.y`, user });
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} });
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const element = <Sessions sessions={[here]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.click(screen.getByRole('button', { name: EVERYWHERE }));
  expect(post).not.toHaveBeenCalled();
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: EVERYWHERE }));
  expect(post.mock.calls).toEqual([['/auth/logout', { everywhere: true }]]);
  // The token has ended by then: a second call with it is refused.
  expect(fetched).not.toHaveBeenCalled();
  expect(useSession.getState().user).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});
