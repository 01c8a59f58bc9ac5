import { createExpectedTime } from './expected-time.ts';

test('most pieces take what those before took', () => {
  const expected = createExpectedTime();
  expect([expected.mean, expected.most]).toEqual([0, 0]);
  for (let n = 0; n < 50; n += 1) expected.add(n % 2 ? 30 : 10);
  expect(expected.mean).toBeGreaterThan(15);
  expect(expected.mean).toBeLessThan(25);
  expect(expected.most).toBeGreaterThan(28);
});

test('one that takes far too long does not stand for those that follow; all that do, stand for it', () => {
  const expected = createExpectedTime(300);
  for (let n = 0; n < 10; n += 1) expected.add(20);
  expected.add(1_200);
  expect(expected.mean + expected.most).toBeLessThan(300);
  for (let n = 0; n < 20; n += 1) expected.add(1_200);
  expect(expected.mean + expected.most).toBeGreaterThan(300);
});
