import { notify } from '@evmandi/runtime';
import { healStyles } from './lost-styles.ts';

jest.mock('@evmandi/runtime', () => ({ notify: { error: jest.fn() } }));

const sheets = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<link rel="stylesheet" href="/files/a.css">';
});
afterEach(() => jest.useRealTimers());

it('asks again within 12 seconds, then says so once, and begins anew with Retry', async () => {
  let over = false;
  const healed = healStyles(sheets()).then(() => {
    over = true;
  });
  await jest.advanceTimersByTimeAsync(11_000);
  expect([over, sheets()[0]?.href]).toEqual([false, expect.stringContaining('a.css?retry=2')]);
  await jest.advanceTimersByTimeAsync(1_000);
  await healed;
  expect(notify.error).toHaveBeenCalledTimes(1);

  const [, { action }] = jest.mocked(notify.error).mock.calls[0] as never as [
    string,
    { action: { label: string; onPress: () => void } },
  ];
  expect(action.label).toBe('Retry');
  const before = sheets()[0];
  action.onPress();
  await jest.advanceTimersByTimeAsync(0);
  const [next] = sheets();
  expect(next).not.toBe(before);
  Object.defineProperty(next, 'sheet', { value: { cssRules: [{}] } });
  next?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sheets()).toEqual([next]);
  expect(notify.error).toHaveBeenCalledTimes(1);
});

it('takes what fails at once for a reason to ask again after a pause', async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/files/b.css">';
  void healStyles(sheets());
  for (const [pause, retry] of [
    [0, 1],
    [1_000, 2],
    [3_000, 3],
    [6_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(pause);
    expect(sheets()[0]?.href).toMatch(new RegExp(`b\\.css\\?retry=${retry}$`));
    sheets()[0]?.dispatchEvent(new Event('error'));
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(notify.error).toHaveBeenCalled();
});
