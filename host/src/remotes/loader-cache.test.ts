import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { LoaderCache } from './loader-cache.ts';

const THERE = new URL('https://shop.example/listing/spares');
const shownAt = (pathname: string) => ({ shown: { pathname, data: {} } });

/** Runs a loader ahead, whose first answer fails after so many milliseconds, and then navigates. */
function navigate(failsAfterMs: number, more: object = {}) {
  const loader = jest.fn(async (_: LoaderFunctionArgs) => 'second answer' as unknown);
  loader.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(reject, failsAfterMs, new Error('no answer'))),
  );
  const cache = new LoaderCache();
  const [route] = cache.wrap([{ id: 'listing', path: '/listing/*', loader }]) as [RouteObject];
  cache.prefetch(route, THERE, {});
  const args = { request: new Request(THERE), params: {}, ...more };
  const wrapped = route.loader as (args: object) => Promise<unknown>;
  const answer = wrapped(args).catch(String);
  return { loader, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what failed ahead at once is asked for again', async () => {
  const { loader, answer } = navigate(50);
  await jest.advanceTimersByTimeAsync(50);
  expect(await answer).toBe('second answer');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('what failed ahead late is not waited for a second time', async () => {
  const { loader, answer } = navigate(12_000, shownAt('/login'));
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await answer).toBe('Error: no answer');
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a page that may stay is told why', async () => {
  const { loader, answer } = navigate(12_000, shownAt(THERE.pathname));
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await answer).toBe('second answer');
  expect(loader.mock.lastCall?.[0]).toMatchObject({ failed: new Error('no answer') });
});
