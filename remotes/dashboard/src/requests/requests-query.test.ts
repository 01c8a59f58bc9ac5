import { requestsQuery } from './requests-query.ts';

const list = requestsQuery('/dashboard/quotes', ['Open', 'Answered']);
const read = (search: string) => list.read(new URLSearchParams(search));

test('what is read can be written back, and what makes no sense is not read', () => {
  const all = '?status=Open&q=fleet&size=25&page=2&request=RQ-3001';
  expect(list.address(read(all))).toBe(`/dashboard/quotes${all}`);
  expect(list.address(read('status=open&size=7&page=x&request=a/b&q=+'))).toBe('/dashboard/quotes');
});

test('an open panel asks for no other requests, a page for no other file', () => {
  const query = read('status=Open&page=2&request=RQ-3001');
  expect(list.params(query)).toEqual({ status: 'Open', page: 2, page_size: 10 });
  expect(list.filter(query)).toEqual({ status: 'Open', q: undefined });
});
