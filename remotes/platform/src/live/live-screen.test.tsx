import type { LiveAnswer, LivePart } from '@evmandi/contract/platform/staff-reads';
import { http } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LiveData } from './live-loader.ts';
import { LiveScreen } from './live-screen.tsx';

// Neither Node nor jsdom has a canvas.
jest.mock('../visits/chart-canvas.tsx', () => ({ ChartCanvas: () => null }));

const at = '2025-11-20T06:54:00.000Z';
const part = (more: Partial<LivePart>): LivePart => ({
  ...{ name: 'auth', title: 'Sign-in', owner: 'Team Identity', version: '1.0.0-00000002' },
  ...{ since: at, reason: 'ship auth', commit: null, pin: null, canary: null },
  before: [{ version: '1.0.0-00000001', until: at }],
  withdrawn: [],
  ...more,
});
const answer = (parts: LivePart[]): LiveAnswer => ({
  ...{ composition: 7, since: at, parts, edges: [], releasesToday: 1 },
  ...{ toLiveMs: 3_800, takenBack: 0 },
});

function open(data: LiveData) {
  const loader = jest.fn(() => data);
  const router = createMemoryRouter([{ path: '/', loader, Component: LiveScreen }], {
    hydrationData: { loaderData: { 0: data } },
  });
  render(<RouterProvider router={router} />);
  return loader;
}

test('a rollback needs a reason, and says what failed where it is refused', async () => {
  const user = userEvent.setup();
  const loader = open({ live: answer([part({})]), visits: { versions: [], canaries: [] } });
  expect(screen.getByText('Nothing was measured yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Roll back auth' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const press = () =>
    user.click(dialog.getByText(/^Roll back to 1\.0\.0-00000001$/, { exact: false }));
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(
    Object.assign(new Error('refused'), {
      isAxiosError: true,
      response: { status: 422, data: { code: 'release_refused', message: 'auth is pinned' } },
    }),
  );
  await press();
  expect(post).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Reason, for the history'), 'The form jumps');
  await press();
  expect(await dialog.findByText('Nothing was rolled back: auth is pinned')).toBeTruthy();
  post.mockResolvedValueOnce({ data: { composition: 8 } });
  await press();
  expect(post).toHaveBeenLastCalledWith('/admin/platform/rollbacks', {
    ...{ app: 'auth', version: '1.0.0-00000001', reason: 'The form jumps', pin: false },
  });
  await screen.findByText('Live composition');
  expect(loader).toHaveBeenCalled();
});

test('what is pinned says by whom and why, and errors that cannot be had leave the rest', () => {
  const pin = { by: 'Asha Rao', at, reason: 'Month end' };
  open({ live: answer([part({ pin })]), visits: { failure: 'Network Error' } });
  expect(screen.getByText('Pinned by Asha Rao: Month end')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unpin auth' })).toBeTruthy();
  expect(screen.getByText('Network Error')).toBeTruthy();
});

test('before the first release there is nothing to steer', () => {
  open({
    live: { ...answer([]), composition: null, since: null },
    visits: { versions: [], canaries: [] },
  });
  expect(screen.getByText('Nothing is released yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Try a version' })).toBeNull();
});
