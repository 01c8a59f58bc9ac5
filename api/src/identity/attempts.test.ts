import { FailedAttempts } from './attempts.ts';

const MINUTE = 60_000;

test('ten failures close the door for 15 minutes, a success opens the count anew', () => {
  let now = 0;
  const attempts = new FailedAttempts(() => now);
  for (let n = 0; n < 9; n += 1) attempts.failed('asha');
  expect(attempts.waitSeconds('asha')).toBe(0);
  attempts.failed('asha');
  expect(attempts.waitSeconds('asha')).toBe(900);
  expect(attempts.waitSeconds('ravi')).toBe(0);
  now += 14 * MINUTE;
  expect(attempts.waitSeconds('asha')).toBe(60);
  now += 2 * MINUTE;
  expect(attempts.waitSeconds('asha')).toBe(0);
  attempts.failed('asha');
  expect(attempts.waitSeconds('asha')).toBe(0);
  attempts.succeeded('asha');
  expect(attempts.waitSeconds('asha')).toBe(0);
});

test('a flood of names does not grow without end and keeps the newest', () => {
  const attempts = new FailedAttempts(() => 0);
  for (let n = 0; n < 10; n += 1) attempts.failed('early');
  for (let n = 0; n < 10_000; n += 1) attempts.failed(`name ${n}`);
  for (let n = 0; n < 10; n += 1) attempts.failed('late');
  expect(attempts.waitSeconds('early')).toBe(0);
  expect(attempts.waitSeconds('late')).toBe(900);
});
