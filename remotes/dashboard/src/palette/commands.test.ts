import { menu } from '../testing.ts';
import { commandGroups } from './commands.ts';

const person = (code: number) => ({
  id: 'u',
  username: 'u',
  name: 'U',
  role: { name: 'R', permissions: [{ permissionCode: code }] },
});
const place = { menu, pathname: '/dashboard', search: '', reload: () => undefined };
const titles = (code: number, text: string) =>
  commandGroups({ ...place, user: person(code) }, text).flatMap(({ entries }) =>
    entries.map(({ title }) => title),
  );

test('every screen of the menu can be gone to, found by its words', () => {
  expect(titles(1001, '')).toContain('Go to Your Shop');
  expect(titles(1001, 'order man')).toEqual(['Go to Order Management']);
  expect(titles(1001, 'zzz')).toEqual([]);
});

test('only those who may are offered a file of all orders', () => {
  expect(titles(1001, 'csv')).toEqual(['Export orders as CSV']);
  expect(titles(1010, 'csv')).toEqual([]);
});

test('a job card is opened by administration and workshop', () => {
  for (const code of [1001, 1002]) expect(titles(code, 'new job')).toEqual(['New job card']);
  expect(titles(1010, 'new job')).toEqual([]);
});
