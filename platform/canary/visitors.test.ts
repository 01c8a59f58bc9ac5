import { drawVisitors, visitorCookie, visitorNumber } from './visitors.ts';

const canary = (salt: string, share: number) => ({
  app: 'shop',
  version: '1.0.0-0000000a',
  since: '2026-01-01T00:00:00.000Z',
  composition: 2,
  share,
  salt,
});
const ALL = Array.from({ length: 10_000 }, (_, number) => number);

test('a canary has exactly its share of the numbers, and a greater share those of the smaller one', () => {
  const five = drawVisitors(canary('a1', 500));
  const twenty = drawVisitors(canary('a1', 2_000));
  expect(ALL.filter(five)).toHaveLength(500);
  expect(ALL.filter(twenty)).toHaveLength(2_000);
  expect(ALL.filter((number) => five(number) && !twenty(number))).toEqual([]);
});

test('two canaries have visitors that are drawn independently', () => {
  const one = drawVisitors(canary('a1', 2_000));
  const other = drawVisitors(canary('b2', 2_000));
  const both = ALL.filter((number) => one(number) && other(number)).length;
  // 400 expected, with a standard deviation of 16.
  expect(both).toBeGreaterThan(320);
  expect(both).toBeLessThan(480);
});

test('the cookie holds the number and nothing else', () => {
  const cookie = visitorCookie(7, true);
  expect(cookie).toBe('ev_visitor=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure');
  expect(visitorNumber(`a=1; ${cookie}`)).toBe(7);
});

test.each([
  '',
  'ev_visitor=',
  'ev_visitor=12345',
  'ev_visitor=-1',
  'ev_visitor=1e3',
  'xev_visitor=1',
])('cookies without a number: %s', (cookies) => expect(visitorNumber(cookies)).toBeUndefined());
