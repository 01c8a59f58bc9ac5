import { atMost } from './at-most.ts';

const settle = () => new Promise((done) => setImmediate(done));

test('no more run at once than allowed, in the order of their coming, also after one that fails', async () => {
  const run = atMost(2);
  const begun: number[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    run(() => {
      begun.push(number);
      return new Promise<number>((done, failed) => {
        ends.push((error) => (error ? failed(error) : done(number)));
      });
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error('no'));
  await expect(works[1]).rejects.toThrow('no');
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3]);
});
