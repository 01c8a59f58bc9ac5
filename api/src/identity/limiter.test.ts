import { Limiter, LimiterFull } from './limiter.ts';

test('keeps to its slots and refuses what does not fit into the queue', async () => {
  const limiter = new Limiter(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'done';
  };
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => limiter.run(work)));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results[5]).toMatchObject({ reason: expect.any(LimiterFull) });
  await expect(limiter.run(work)).resolves.toBe('done');
});

test('a failure frees its slot', async () => {
  const limiter = new Limiter(1, 1);
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run(async () => 1)).resolves.toBe(1);
});
