import { createStaleCache } from './stale-cache.ts';

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
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
    maxEntries,
    now: () => clock.time,
  });
  const get = (key = 'page') =>
    cache.get(key, async (previous) => {
      replaced.push(previous);
      made.push(key);
      const value = `${key} ${made.length}`;
      await Promise.resolve();
      if (fails) throw new Error('the render failed');
      return value;
    });
  const failFromNow = (yes: boolean) => {
    fails = yes;
  };
  return { get, clock, made, replaced, cache, failFromNow };
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
  const { get, clock, made, replaced } = open();
  await get();
  clock.time = START + FRESH_MS + 1;
  expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1']);
  await settle();
  expect(made).toHaveLength(2);
  expect(replaced).toEqual([undefined, 'page 1']);
  expect(await get()).toBe('page 2');
  expect(made).toHaveLength(2);
});

test('a value past its time is not served', async () => {
  const { get, clock } = open();
  await get();
  clock.time = START + STALE_MS;
  expect(await get()).toBe('page 1');
  await settle();
  clock.time += STALE_MS + 1;
  expect(await get()).toBe('page 3');
});

test('concurrent misses of a key share one making, keys do not', async () => {
  const { get, made } = open();
  expect(await Promise.all([get(), get(), get('other')])).toEqual(['page 1', 'page 1', 'other 2']);
  expect(made).toEqual(['page', 'other']);
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

test('a refresh that fails leaves the stale value, and the next visitor tries again', async () => {
  const { get, clock, failFromNow } = open();
  await get();
  failFromNow(true);
  clock.time = START + FRESH_MS + 1;
  expect(await get()).toBe('page 1');
  await settle();
  failFromNow(false);
  expect(await get()).toBe('page 1');
  await settle();
  expect(await get()).toBe('page 3');
});

test('no more values are kept than allowed: the least recently used goes first', async () => {
  const { get, made, cache } = open(2);
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect(cache.size).toBe(2);
  made.length = 0;
  await get('a');
  await get('c');
  expect(made).toEqual([]);
  await get('b');
  expect(made).toEqual(['b']);
});
