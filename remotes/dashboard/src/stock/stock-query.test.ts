import { freshTab, readStockQuery, sortOf, stockAddress } from './stock-query.ts';

const read = (search: string) => readStockQuery(new URLSearchParams(search));

test.each([
  '',
  '?tab=levels',
  '?tab=levels&q=disc&state=all&sort=left_desc&size=50&page=3',
  '?tab=deliveries&status=Announced&q=BD&page=2',
  '?tab=movements&sku=BD-220-W&q=disc&reason=correction&from=2026-01-01&to=2026-02-01&after=12',
])('the address /dashboard/stock%s is kept', (search) =>
  expect(stockAddress(read(search))).toBe(`/dashboard/stock${search}`),
);

test('without a tab it is the overview, or the levels that a kept address asks for', () => {
  expect(read('?status=Announced').tab).toBe('overview');
  expect(stockAddress(read('?state=out&page=2'))).toBe(
    '/dashboard/stock?tab=levels&state=out&page=2',
  );
});

test('what makes no sense, or is of another tab, is not asked for', () => {
  expect(
    read('?tab=levels&state=x&sort=x&size=7&page=-1&status=x&reason=x&from=x&to=1&after=x'),
  ).toEqual(freshTab('levels'));
  expect(read('?tab=x')).toEqual(freshTab('overview'));
  expect(read('?tab=movements&after=1&before=2').before).toBeUndefined();
  expect(stockAddress({ ...read('?state=out&page=4'), tab: 'movements' })).toBe(
    '/dashboard/stock?tab=movements',
  );
});

test('a heading orders the list, then the other way round', () => {
  expect(sortOf('waiting', read('?page=2'))).toEqual({
    to: '/dashboard/stock?tab=levels&sort=waiting_desc',
  });
  expect(sortOf('left', read('?sort=left_asc'))).toEqual({
    order: 'ascending',
    to: '/dashboard/stock?tab=levels&sort=left_desc',
  });
});
