import { createLaps } from './laps.ts';

test('the parts of a command are told in order, with what they took together', () => {
  const times = [400, 4_500, 5_000, 5_100];
  const { lap, text } = createLaps(() => times.shift() ?? 0);
  for (const name of ['start', 'build', 'rules', 'build']) lap(name);
  expect(text()).toBe('5.1 s: 0.4 s start, 4.2 s build, 0.5 s rules');
});
