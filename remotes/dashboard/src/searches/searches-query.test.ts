import { readSearchesQuery, searchesAddress } from './searches-query.ts';

const kept = (address: string) =>
  searchesAddress(readSearchesQuery(new URL(address, 'http://x').searchParams));

test.each([
  '/dashboard/searches',
  '/dashboard/searches?tab=corrected&page=2',
  '/dashboard/searches?tab=words&q=batri&page=3&size=50',
])('%s is read and written alike', (address) => {
  expect(kept(address)).toBe(address);
});

test('what makes no sense counts as not given', () => {
  expect(kept('/dashboard/searches?tab=none&q=x&page=-1&size=7')).toBe('/dashboard/searches');
});
