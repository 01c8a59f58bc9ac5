import { memoize, memoizeMeanwhile } from './memoize.ts';

test('loads once for calls at the same time, and anew once it is old', async () => {
  let time = 0;
  let loads = 0;
  const read = memoize(
    async () => {
      loads += 1;
      return loads;
    },
    100,
    () => time,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  time = 99;
  expect(await read()).toBe(1);
  time = 100;
  expect(await read()).toBe(2);
});

test('does not keep a failure', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
  const read = memoize(() => answers.shift() ?? Promise.resolve('later'), 1_000);
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('here');
  expect(await read()).toBe('here');
});

test('answers what was kept while it loads anew, also when that fails', async () => {
  let time = 0;
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 2) throw new Error('away');
    return loads;
  };
  const read = memoizeMeanwhile(load, 100, () => time);
  const loaded = () => new Promise(setImmediate);
  expect(await read()).toBe(1);
  time = 100;
  expect(await read()).toBe(1);
  await loaded();
  expect(await read()).toBe(1);
  await loaded();
  expect([await read(), loads]).toEqual([3, 3]);
});
