import { ordersSearch, rangeText, readOrdersQuery, sortOf } from './orders-query.ts';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

test('the address is read', () => {
  expect(read('status=Shipped&q=%20brake%20&page=3')).toEqual({
    status: 'Shipped',
    q: 'brake',
    page: 3,
  });
  expect(read('')).toEqual({ page: 1 });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=',
  'page=10001',
  'status=shipped',
  'q=%20',
  'sort=price',
  'sort=newest',
])('%s counts as not given', (search) => {
  expect(read(search)).toEqual({ page: 1 });
});

test('a long text is cut to what the API takes', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

test('what is read can be written back', () => {
  expect(ordersSearch(read('page=2&q=pad+set&status=Pending&sort=oldest'))).toBe(
    '?status=Pending&q=pad+set&sort=oldest&page=2',
  );
  expect(ordersSearch({ page: 1 })).toBe('');
});

test('a heading leads to its first order, and from there to the other, on page 1', () => {
  const query = read('q=pad&sort=total_desc&page=3');
  expect(sortOf('total', query)).toEqual({
    order: 'descending',
    to: '/dashboard/orders?q=pad&sort=total_asc',
  });
  expect(sortOf('customer', query)).toEqual({
    order: undefined,
    to: '/dashboard/orders?q=pad&sort=customer_asc',
  });
  expect(sortOf('date', query).to).toBe('/dashboard/orders?q=pad');
  expect(sortOf('date', read(''))).toEqual({
    order: 'descending',
    to: '/dashboard/orders?sort=oldest',
  });
});

test('the range says what is on the page', () => {
  expect(rangeText({ page: 2, pageSize: 10, total: 15 })).toBe('Showing 11 - 15 of 15 orders');
  expect(rangeText({ page: 1, pageSize: 10, total: 1 })).toBe('Showing 1 - 1 of 1 order');
  expect(rangeText({ page: 9, pageSize: 10, total: 15 })).toBe('0 of 15 orders');
});
