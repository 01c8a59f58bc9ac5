import type { LiveAnswer, LivePart } from '@evmandi/contract/platform/staff-reads';
import { http } from '@evmandi/runtime';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
  // What it was refused by is shown.
  expect(loader).toHaveBeenCalledTimes(1);
  post.mockResolvedValueOnce({ data: { composition: 8 } });
  await press();
  expect(post).toHaveBeenLastCalledWith('/admin/platform/rollbacks', {
    ...{ app: 'auth', version: '1.0.0-00000001', from: '1.0.0-00000002' },
    ...{ reason: 'The form jumps', pin: false },
  });
  await screen.findByText('Live composition');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a reason stands on one line, and one that is too long is kept and told', async () => {
  const user = userEvent.setup();
  open({ live: answer([part({})]), visits: { versions: [], canaries: [] } });
  await user.click(screen.getByRole('button', { name: 'Roll back auth' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason, for the history');
  const press = () => user.click(screen.getByText(/^Roll back to/));
  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValue(
      Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' }),
    );
  post.mockClear();
  for (const [text, problem] of [
    ['x'.repeat(201), 'A reason has 200 characters or fewer, this one has 201'],
    [' \n ', 'Say why: it stays in the history'],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await press();
    expect(screen.getByText(problem)).toBeTruthy();
    expect(field.value).toBe(text);
  }
  expect(post).not.toHaveBeenCalled();
  await user.clear(field);
  await user.click(field);
  await user.paste('The form\n\u0007 jumps');
  await press();
  expect(post.mock.calls[0]?.[1]).toMatchObject({ reason: 'The form jumps' });
  // Nobody knows whether it was done.
  expect(await screen.findByText('Roll back auth: Network Error')).toBeTruthy();
  expect(field.value).toBe('The form\n\u0007 jumps');
});

test('the focus goes to the row of a part where what was pressed is gone', async () => {
  const user = userEvent.setup();
  const none = { seen: 0, bad: 0 };
  const side = { errors: none, lcp: none, inp: none, cls: none };
  const canary = {
    ...{ version: '1.0.1-00000003', share: 500, since: at, visits: 0, needed: 2632 },
    ...{ verdict: 'too few yet', canary: side, stable: side, limit: 400, falseAlarms: 0.01 },
    evidence: { errors: 1, lcp: 1, inp: 1, cls: 1 },
  };
  const data = (one: LivePart): LiveData => ({
    ...{ live: answer([part({ name: 'host' }), one]), visits: { versions: [], canaries: [] } },
  });
  const loader = open(data(part({ canary })));
  loader.mockReturnValue(data(part({ version: canary.version })));
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { composition: 9 } });
  await user.click(screen.getByRole('button', { name: 'Promote now' }));
  await user.type(screen.getByLabelText('Reason, for the history'), 'All is well');
  const buttons = screen.getAllByText('Promote now');
  await user.click(buttons.at(-1) ?? document.body);
  expect(post).toHaveBeenLastCalledWith('/admin/platform/promotions', {
    ...{ app: 'auth', version: canary.version, reason: 'All is well' },
  });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Roll back auth' })),
  );
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

test('a canary has its percentiles beside those of what all others get', async () => {
  const none = { seen: 0, bad: 0 };
  const side = (bad: number) => ({
    ...{ errors: { seen: 50, bad }, lcp: none, inp: { seen: 50, bad: 0 }, cls: none },
  });
  const [version, trial] = ['1.0.0-00000002', '1.0.1-00000003'];
  const canary = {
    ...{ version: trial, share: 500, since: at, visits: 50, needed: 2632, verdict: 'too few yet' },
    ...{ canary: side(1), stable: side(0), limit: 400, falseAlarms: 0.01 },
    evidence: { errors: 1, lcp: 1, inp: 1, cls: 1 },
  };
  const visitsOf = (one: string, inp: number) => ({
    ...{ app: 'auth', version: one, live: true, hours: [] },
    total: { seen: 50, bad: 1, measured: 50, lcp: null, inp, cls: null },
  });
  const running = { app: 'auth', version: trial, beside: version, since: at, running: true };
  open({
    live: answer([part({ canary })]),
    visits: {
      versions: [visitsOf(version, 151), visitsOf(trial, 148)],
      canaries: [{ ...running, points: [], failures: [] }],
    },
  });
  // The drawings arrive.
  await act(async () => {});
  const card = within(screen.getByRole('region', { name: `Canary: auth ${trial}` }));
  const figure = (label: string) => card.getByText(label).parentElement?.textContent;
  expect(figure('INP p75')).toContain('148 ms stable 151 ms');
  expect(figure('INP p75')).toContain('INP over 200 ms: 0.00 of 100, stable 0.00');
  expect(figure('LCP p75')).toContain('– stable –');
  // Of what nobody has measured nothing is said to be well, or drawn.
  const marks = (label: string) => card.getByText(label).parentElement?.querySelectorAll('svg');
  expect([marks('LCP p75')?.length, marks('INP p75')?.length]).toEqual([0, 1]);
  expect(screen.getAllByText('Nothing was measured in it yet').length).toBeGreaterThan(0);
  expect(figure('Errors, of 100 visits')).toContain('2.00 stable 0.00');
  const row = within(screen.getByRole('table', { name: 'Errors and vitals by version' })).getByRole(
    'row',
    { name: new RegExp(trial) },
  );
  expect(row.textContent).toContain('Canary');
});
