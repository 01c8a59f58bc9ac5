import type { Site } from '../site.ts';
import { createRenderHealth } from './render-health.ts';

const SITE = {} as Site;

function open() {
  const clock = { time: 0 };
  const tryOne = jest.fn(async () => {
    throw new Error('no');
  });
  const health = createRenderHealth(tryOne, () => clock.time);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) health.failed();
  };
  const canRender = () => health.canRender(SITE);
  return { health, clock, tryOne, fail, canRender };
}

test('a page that fails now and then, or a rush, says nothing of the others', async () => {
  const { health, clock, tryOne, fail, canRender } = open();
  fail(500);
  clock.time += 4_000;
  expect(await canRender()).toBe(true);
  health.succeeded();
  fail(500);
  clock.time += 4_000;
  expect(await canRender()).toBe(true);
  expect(tryOne).not.toHaveBeenCalled();
});

test('where all have failed for a while, a trial decides, at most once a second', async () => {
  const { clock, tryOne, fail, canRender } = open();
  fail(3);
  clock.time += 5_000;
  expect(await Promise.all([canRender(), canRender()])).toEqual([false, false]);
  expect(tryOne).toHaveBeenCalledTimes(1);
  clock.time += 1_000;
  tryOne.mockResolvedValueOnce(undefined as never);
  expect(await canRender()).toBe(true);
  expect(await canRender()).toBe(true);
  expect(tryOne).toHaveBeenCalledTimes(2);
});
