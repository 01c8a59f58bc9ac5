import {
  customersSearch,
  filterOf,
  listParams,
  readCustomersQuery,
  sortOf,
} from './customers-query.ts';

const read = (search: string) => readCustomersQuery(new URLSearchParams(search));

test('what is read can be written back', () => {
  const all =
    '?status=VIP&q=sai&from=2026-11-01&to=2026-11-07&doubtful=true&sort=spend_desc&size=50&page=2&customer=CUST-1042';
  expect(customersSearch(read(all))).toBe(all);
  expect(customersSearch(read(''))).toBe('');
});

test.each([
  'status=vip',
  'sort=newest',
  'page=0',
  'size=30',
  'from=2026-13-01',
  'doubtful=no',
  'customer=..%2Forders',
  'q=%20',
])('%s counts as not given', (search) => {
  expect(customersSearch(read(search))).toBe('');
});

test('an open panel asks for no other customers, a page for no other file', () => {
  const query = read('status=VIP&q=sai&to=2026-11-07&page=2&customer=CUST-1042');
  expect(listParams(query)).not.toHaveProperty('customer');
  expect(filterOf(query)).toEqual({ status: 'VIP', q: 'sai', to: '2026-11-07' });
});

test('a heading leads to its first order, and from there to the other, on page 1', () => {
  expect(sortOf('spend', read('page=3'))).toEqual({
    to: '/dashboard/customers?sort=spend_desc',
  });
  expect(sortOf('spend', read('sort=spend_desc'))).toEqual({
    order: 'descending',
    to: '/dashboard/customers?sort=spend_asc',
  });
  expect(sortOf('number', read('')).to).toBe('/dashboard/customers?sort=oldest');
});
