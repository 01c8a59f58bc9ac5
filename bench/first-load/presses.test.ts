import type { Pressed } from './press.ts';
import { delay, moments, pressGoals } from './presses.ts';

const LOAD = { parsed: 400, code: 0, ready: 1_400, trusted: true, blocking: 0, longest: 0 };
const press = (pressed: number, heard: number, effect: number): Pressed => ({
  ...LOAD,
  pressed,
  heard,
  effect,
});

test('a press counts from when its code was evaluated, unless it was shown before that', () => {
  expect(delay(press(500, 450, 560))).toBe(60);
  expect(delay(press(500, 700, 730))).toBe(30);
  expect(delay(press(500, 700, 560))).toBe(60);
});

test('a lost press is no quick one: it is left out of the median and counted by itself', () => {
  const lost = press(900, 0, 0);
  expect(delay(lost)).toBeNaN();
  const site = [press(500, 0, 620), lost, press(700, 0, 840)];
  const again = [press(500, 0, 630), press(900, 0, 990), press(700, 0, 850)];
  const goals = pressGoals({ home: { site, again } });
  const goalOf = (name: string) => goals.find((goal) => goal.name === `home: ${name}`);
  expect(goalOf('press to effect, ms')).toMatchObject({ value: 130, spread: 10 });
  expect(goalOf('presses without effect')).toMatchObject({ value: 1, bound: 0 });
});

test('moments are spread over the time in which the page is hydrated, after the document was there', () => {
  expect(moments(press(0, 600, 0), 3).map(Math.round)).toEqual([280, 600, 920]);
  expect(moments(press(0, 600, 0), 1)).toEqual([600]);
});
