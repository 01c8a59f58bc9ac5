import { act, renderHook } from '@testing-library/react';
import { isOffline, useOnline } from './use-online.ts';

const answers = jest.fn<Promise<Response>, []>();

/** What the browser says of its network, and whether the site answers. */
async function network(says: boolean, reaches: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(says);
  answers.mockImplementation(() =>
    reaches ? Promise.resolve({} as Response) : Promise.reject(new TypeError('Load failed')),
  );
  await act(async () => {
    window.dispatchEvent(new Event(says ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  answers.mockReset();
  globalThis.fetch = answers as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a browser without a route to other machines is online where the site answers', async () => {
  const { result } = renderHook(useOnline);
  await network(false, true);
  expect([result.current, await isOffline()]).toEqual([true, false]);
});

test('is offline once the site does not answer, until the network or the site is back', async () => {
  const { result } = renderHook(useOnline);
  await network(false, false);
  expect([result.current, await isOffline()]).toEqual([false, true]);
  await network(true, true);
  expect(result.current).toBe(true);
  await network(false, false);
  expect(result.current).toBe(false);
  answers.mockResolvedValue({} as Response);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBe(true);
});

test('an answer that was on its way as the network went is not the last word', async () => {
  const { result } = renderHook(useOnline);
  await network(false, true);
  expect(result.current).toBe(true);
  answers.mockRejectedValue(new TypeError('Load failed'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBe(false);
});

test('asks nothing while the browser has a network, and nobody once nothing shows it', async () => {
  const { unmount } = renderHook(useOnline);
  await network(true, true);
  expect(answers).not.toHaveBeenCalled();
  await network(false, false);
  unmount();
  const before = answers.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(before);
});
