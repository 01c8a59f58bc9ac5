import { FairQueue, QueueFull } from './fair-queue.ts';

/** Work that ends when it is told to, and the order in which it was begun. */
function bench(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) =>
    queue.run(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, add, endOne };
}

test('lines take turns: one person waits for one of a crowd, not for all of it', async () => {
  const { begun, add, endOne } = bench(new FairQueue(1, 100));
  for (let n = 1; n <= 4; n += 1) void add('crowd', `crowd ${n}`);
  void add('asha', 'asha');
  for (let n = 0; n < 5; n += 1) await endOne();
  expect(begun).toEqual(['crowd 1', 'crowd 2', 'asha', 'crowd 3', 'crowd 4']);
});

test('a full queue refuses the last of the longest line', async () => {
  const { begun, add, endOne } = bench(new FairQueue(1, 3));
  const crowd = [1, 2, 3, 4].map((n) => add('crowd', `crowd ${n}`));
  void add('asha', 'asha');
  await expect(crowd[3]).rejects.toThrow(QueueFull);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(begun).toEqual(['crowd 1', 'crowd 2', 'asha', 'crowd 3']);
});

test('a failure frees its slot', async () => {
  const queue = new FairQueue(1, 1);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('a', async () => 1)).resolves.toBe(1);
});

test('a slot rests after its work for as long as it is told', async () => {
  const worked: number[] = [];
  const queue = new FairQueue(1, 10, (ms) => {
    worked.push(ms);
    return 80;
  });
  const begun: number[] = [];
  const work = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await Promise.all([queue.run('a', work), queue.run('b', work)]);
  const [first = 0, second = 0] = begun;
  // Timers may come a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(97);
  expect(worked[0]).toBeGreaterThanOrEqual(18);
});
