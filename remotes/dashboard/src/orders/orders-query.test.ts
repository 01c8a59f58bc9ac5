import { filterOf, ordersSearch, readOrdersQuery, sortOf } from './orders-query.ts';

const FIRST = { page: 1, pageSize: 10, hidden: [] };

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

test('the address is read', () => {
  expect(read('status=Shipped&q=%20brake%20&page=3')).toEqual({
    status: 'Shipped',
    q: 'brake',
    page: 3,
    pageSize: 10,
    hidden: [],
  });
  expect(read('')).toEqual(FIRST);
  expect(
    read(
      'payment=Paid&from=2025-10-01&to=2025-10-05&customer=CUST-1042&country=NP&size=50&hide=total,x,date&order=10241',
    ),
  ).toEqual({
    payment: 'Paid',
    from: '2025-10-01',
    to: '2025-10-05',
    customer: 'CUST-1042',
    country: 'NP',
    page: 1,
    pageSize: 50,
    hidden: ['date', 'total'],
    order: '10241',
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=',
  'page=100000001',
  'payment=paid',
  'from=2025-13-01',
  'from=2025-02-30',
  'from=0002-11-20',
  'to=yesterday',
  'customer=%3Cscript%3E',
  'country=Nepal',
  'size=30',
  'hide=order,status',
  'order=..%2F..%2Fcustomers',
  'status=shipped',
  'q=%20',
  'q=%00',
  'sort=price',
  'sort=newest',
])('%s counts as not given', (search) => {
  expect(read(search)).toEqual(FIRST);
});

test('a long text is cut to what the API takes', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  expect(read(`q=${'x'.repeat(99)}%F0%9F%98%80`).q).toBe('x'.repeat(99));
});

test('what is read can be written back', () => {
  expect(ordersSearch(read('page=2&q=pad+set&status=Pending&sort=oldest'))).toBe(
    '?status=Pending&q=pad+set&sort=oldest&page=2',
  );
  const all =
    '?status=Pending&payment=Unpaid&country=NP&from=2025-10-01&to=2025-10-02&size=100&hide=total&order=10241';
  expect(ordersSearch(read(all))).toBe(all);
  expect(ordersSearch(FIRST)).toBe('');
});

test('a file of the list holds what its filters leave, whatever page and columns are shown', () => {
  expect(
    filterOf(read('status=Pending&q=pad&page=3&size=50&hide=total&order=1&sort=oldest')),
  ).toEqual({
    status: 'Pending',
    q: 'pad',
  });
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
