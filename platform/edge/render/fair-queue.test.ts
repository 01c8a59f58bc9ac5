import { FairQueue } from './fair-queue.ts';

let clock = 0;
const task = (lane: string) => {
  clock += 1;
  return { lane, queuedAt: clock };
};
const open = (share = 2) => new FairQueue<ReturnType<typeof task>>(() => ({ share, limit: 3 }));

test('a lane runs no more than its share, however much of it waits', () => {
  const queue = open();
  for (let n = 0; n < 3; n += 1) queue.push(task('shop'));
  const first = queue.next();
  expect([first?.lane, queue.next()?.lane, queue.next()]).toEqual(['shop', 'shop', undefined]);
  if (first) queue.done(first);
  expect(queue.next()?.lane).toBe('shop');
});

test('the lane with the fewest running tasks is next, then the task that has waited longest', () => {
  const queue = open();
  for (const lane of ['shop', 'shop', 'desk', 'cart']) queue.push(task(lane));
  const order = [queue.next(), queue.next(), queue.next(), queue.next()];
  expect(order.map((next) => next?.lane)).toEqual(['shop', 'desk', 'cart', 'shop']);
});

test('a lane that is full leaves room in the others', () => {
  const queue = open();
  for (let n = 0; n < 3; n += 1) queue.push(task('shop'));
  expect(queue.hasRoom('shop')).toBe(false);
  expect(queue.hasRoom('desk')).toBe(true);
  expect(queue.waiting()).toBe(3);
});

test('waiting tasks can be taken out again', () => {
  const queue = open();
  for (const lane of ['shop', 'desk', 'shop']) queue.push(task(lane));
  expect(queue.take(({ lane }) => lane === 'shop')).toHaveLength(2);
  expect(queue.next()?.lane).toBe('desk');
  expect(queue.next()).toBeUndefined();
});
