import { shared } from './shared.ts';

/** Work that ends when told; `runs` counts how often it began. */
function open() {
  const ends: (() => void)[] = [];
  const work = jest.fn(
    () => new Promise<number>((resolve) => ends.push(() => resolve(work.mock.calls.length))),
  );
  return { ask: shared(work), work, end: () => ends.shift()?.() };
}

const settle = () => new Promise((done) => setImmediate(done));

test('calls during a run share one later run, and none gets the run before', async () => {
  const { ask, work, end } = open();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(work).toHaveBeenCalledTimes(1);
  end();
  expect(await first).toBe(1);
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
  end();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await settle();
  void ask();
  expect(work).toHaveBeenCalledTimes(3);
});

test('a run that fails fails for those who asked for it, not for the next', async () => {
  const work = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('there');
  const ask = shared(work);
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toMatchObject({ status: 'fulfilled', value: 'there' });
});
