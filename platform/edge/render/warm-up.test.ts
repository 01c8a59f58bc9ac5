import { warmUp } from './warm-up.ts';

test('addresses are warmed in their order, a few at once, whatever fails', async () => {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  await warmUp({
    addresses: ['/a', '/b', '/c', '/d'],
    limitMs: 1_000,
    atOnce: 2,
    warm: async (address) => {
      begun.push(address);
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
      if (address === '/b') throw new Error('no');
    },
  });
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  expect(most).toBe(2);
});

test('no release waits longer than the limit, and nothing is begun after it', async () => {
  const begun: string[] = [];
  let finish: () => void = () => undefined;
  const started = performance.now();
  await warmUp({
    addresses: ['/a', '/b'],
    limitMs: 30,
    atOnce: 1,
    warm: (address) => {
      begun.push(address);
      return new Promise((done) => {
        finish = done;
      });
    },
  });
  expect(performance.now() - started).toBeLessThan(500);
  finish();
  await new Promise((done) => setImmediate(done));
  expect(begun).toEqual(['/a']);
});
