import { requestIdFrom } from './request-id.ts';

test('an id that a client sent is kept', () => {
  expect(requestIdFrom('a1b2c3d4e5f60718')).toBe('a1b2c3d4e5f60718');
});

test.each([
  undefined,
  'short',
  'x'.repeat(65),
  'a1b2c3d4 */ drop table orders',
  'a1b2c3d4\nsecond line',
  ['a1b2c3d4', 'e5f60718'],
])('%p is replaced by a new one', (given) => {
  const id = requestIdFrom(given);
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(requestIdFrom(given)).not.toBe(id);
});
