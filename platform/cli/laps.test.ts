import { createLaps } from './laps.ts';

test('the parts of a command are told in order, with what they took together', () => {
  const times = [400, 4_500, 5_000, 5_100];
  const { lap, text } = createLaps(() => times.shift() ?? 0);
  for (const name of ['start', 'build', 'rules', 'build']) lap(name);
  expect(text()).toBe('5.1 s: 0.4 s start, 4.2 s build, 0.5 s rules');
});

test('the time of a rehearsal stands apart', () => {
  const times = [2_000, 33_000, 34_000];
  const { lap, text } = createLaps(() => times.shift() ?? 0);
  for (const part of ['build', 'rehearsal', 'store']) lap(part);
  expect(text()).toBe('3.0 s: 2.0 s build, 1.0 s store; and 31.0 s rehearsal');
});
