import { createStaleCache } from './stale-cache.ts';

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const LAST_MS = 24 * 3_600_000;
const RETRY_MS = 1_000;
const START = 1_000_000;

/** A cache with a clock, whose values are numbered in the order of their making. */
function open(maxEntries = 10) {
  const clock = { time: START };
  const made: string[] = [];
  const replaced: (string | undefined)[] = [];
  let fails = false;
  const cache = createStaleCache<string>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    lastMs: LAST_MS,
    retryMs: RETRY_MS,
    maxEntries,
    maxBytes: 1_000,
    bytesOf: (value) => value.length,
    versions: () => 2,
    asked: () => 1,
    now: () => clock.time,
  });
  const look = (key = 'page', version = '1') =>
    cache.look(key, version, async (previous) => {
      replaced.push(previous);
      made.push(key);
      const value = `${key} ${made.length}`;
      await Promise.resolve();
      if (fails) throw new Error('the render failed');
      return value;
    });
  const get = (key?: string, version?: string) => {
    const { good, making } = look(key, version);
    return good ?? making;
  };
  const failFromNow = (yes: boolean) => {
    fails = yes;
  };
  return { get, look, clock, made, replaced, cache, failFromNow };
}

/** Lets what runs in the background come to its end. */
const settle = () => new Promise((done) => setImmediate(done));

test('a fresh value is served without another making', async () => {
  const { get, clock, made } = open();
  expect(await get()).toBe('page 1');
  clock.time = START + FRESH_MS;
  expect(await get()).toBe('page 1');
  expect(made).toHaveLength(1);
});

test('a stale value is served at once while one making refreshes it', async () => {
  const { get, look, clock, made, replaced } = open();
  await get();
  clock.time = START + FRESH_MS + 1;
  expect([look(), look(), look()]).toEqual(Array(3).fill({ good: 'page 1' }));
  await settle();
  expect(made).toHaveLength(2);
  expect(replaced).toEqual([undefined, 'page 1']);
  expect(look()).toEqual({ good: 'page 2' });
  expect(made).toHaveLength(2);
});

test('a value past its time is replaced, and stands in for the next where that fails', async () => {
  const { get, look, clock, failFromNow } = open();
  await get();
  clock.time = START + STALE_MS + 1;
  expect(await get()).toBe('page 2');
  clock.time += LAST_MS;
  failFromNow(true);
  const { making, last } = look();
  await expect(making).rejects.toThrow('the render failed');
  expect(last).toEqual({ value: 'page 2', ageMs: LAST_MS, sameVersion: true });
  clock.time += RETRY_MS;
  expect(look()).not.toHaveProperty('last');
});

test('concurrent misses of a key share one making, keys and versions do not', async () => {
  const { get, made } = open();
  const all = await Promise.all([get(), get(), get('other'), get('page', '2')]);
  expect(all).toEqual(['page 1', 'page 1', 'other 2', 'page 3']);
  expect(made).toEqual(['page', 'other', 'page']);
});

test('a failure reaches all who wait for it and is not kept', async () => {
  const { get, failFromNow, cache } = open();
  failFromNow(true);
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(cache.size).toBe(0);
  failFromNow(false);
  expect(await get()).toBe('page 2');
});

test('a refresh that fails leaves the stale value, and is tried again after a moment', async () => {
  const { get, look, clock, made, failFromNow } = open();
  await get();
  failFromNow(true);
  clock.time = START + FRESH_MS + 1;
  expect(look()).toEqual({ good: 'page 1' });
  await settle();
  failFromNow(false);
  expect(look()).toEqual({ good: 'page 1' });
  await settle();
  expect(made).toHaveLength(2);
  clock.time += RETRY_MS;
  expect(look()).toEqual({ good: 'page 1' });
  await settle();
  expect(look()).toEqual({ good: 'page 3' });
});

test('one making that failed keeps others from waiting for the next', async () => {
  const { get, look, clock, failFromNow } = open();
  await get();
  clock.time = START + STALE_MS + 1;
  failFromNow(true);
  await expect(look().making).rejects.toThrow();
  expect(look()).toEqual({ last: expect.objectContaining({ value: 'page 1' }) });
});

test('each version has its own value; the one before stands in, and is there when it comes back', async () => {
  const { get, look, clock } = open();
  await get();
  clock.time += 1;
  const { good, last, making } = look('page', '2');
  expect(good).toBeUndefined();
  expect(last).toEqual({ value: 'page 1', ageMs: 1, sameVersion: false });
  expect(await making).toBe('page 2');
  expect(look('page', '1')).toEqual({ good: 'page 1' });
  await get('page', '3');
  expect(look('page', '1')).not.toHaveProperty('good');
});

test('no more values are kept than allowed', async () => {
  const { get, cache } = open(10);
  for (let key = 0; key < 100; key += 1) await get(`page ${key}`);
  expect(cache.size).toBe(10);
});
