import { createAdmittedCache } from './admitted-cache.ts';

/** A cache for ten, and how often each key is said to be asked for. */
function open() {
  const asked = new Map<string, number>();
  const cache = createAdmittedCache<{ key: string; bytes?: number }>({
    max: 10,
    maxBytes: 1_000,
    bytesOf: ({ bytes = 1 }) => bytes,
    asked: (key) => asked.get(key) ?? 1,
  });
  const put = (key: string, times = 1) => {
    asked.set(key, times);
    cache.set(key, { key });
  };
  const kept = (...keys: string[]) => keys.filter((key) => cache.peek(key) !== undefined);
  return { cache, asked, put, kept };
}

const HOT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('a flood of keys asked for once leaves those asked for often, and no more than allowed is kept', () => {
  const { cache, put, kept } = open();
  for (const key of HOT) put(key, 3);
  for (let visitor = 0; visitor < 1_000; visitor += 1) put(`once ${visitor}`);
  expect(kept(...HOT)).toEqual(HOT);
  expect(cache.size).toBe(10);
});

test('large entries leave when they take too many bytes together, and one too large is not kept', () => {
  const { cache, asked, put, kept } = open();
  for (const key of HOT) {
    asked.set(key, 3);
    cache.set(key, { key, bytes: 150 });
  }
  expect(cache.size).toBeLessThan(HOT.length);
  expect(cache.bytes).toBeLessThanOrEqual(1_000);
  cache.set('huge', { key: 'huge', bytes: 5_000 });
  expect(kept('huge')).toEqual([]);
  for (const key of HOT) put(key);
  expect(kept(...HOT)).toEqual(HOT);
  expect(cache.bytes).toBe(HOT.length);
});

test('what came last is kept for a while, so that it can be asked for again', () => {
  const { cache, put } = open();
  for (const key of HOT) put(key, 3);
  put('new');
  put('newer');
  expect(cache.get('new')).toEqual({ key: 'new' });
});

test('a key that is asked for more often takes the place of the least recently used', () => {
  const { cache, asked, put, kept } = open();
  for (const key of [...HOT, 'x', 'y']) put(key, 3);
  for (const key of HOT) cache.get(key);
  cache.get('a');
  asked.set('x', 4);
  put('once 1');
  put('once 2');
  expect(kept('x', 'b')).toEqual(['x']);
  expect(kept('y')).toEqual([]);
});
