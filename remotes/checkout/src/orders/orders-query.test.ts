import { ordersAddress, readOrdersQuery } from './orders-query.ts';

it.each([
  ['', { page: 1 }],
  ['status=Pending&page=3', { status: 'Pending', page: 3 }],
  ['status=Lost&page=-1&q=%20', { page: 1 }],
  ['q=brake+pad&page=1e9', { q: 'brake pad', page: 1 }],
])('%s is read as %j', (search, query) => {
  expect(readOrdersQuery(new URLSearchParams(search))).toEqual(query);
});

it('an address asks for what was read from it', () => {
  expect(ordersAddress({ page: 1 })).toBe('/orders');
  const query = { status: 'Shipped', q: 'PO/7 & more', page: 2 } as const;
  const [, search] = ordersAddress(query).split('?');
  expect(readOrdersQuery(new URLSearchParams(search))).toEqual(query);
});
