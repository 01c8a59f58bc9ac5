import type { Facets } from '@evmandi/api/contract/facets';
import { fullQuery, type ListingQuery } from './listing-query.ts';
import { notApplied } from './not-applied.ts';

const facets = { brands: [{ value: 'tvs', name: 'TVS', count: 3 }] } as unknown as Facets;

test.each<[string, Partial<ListingQuery>, Partial<ListingQuery>]>([
  ['“Rear” could not be applied.', { inStock: true }, { inStock: true, position: ['rear'] }],
  ['“TVS” could not be applied.', { brand: ['bosch'] }, { brand: ['tvs'] }],
  [
    '“Red”, “Blue” and “Used” could not be applied.',
    {},
    { colour: ['red', 'blue'], condition: 'used' },
  ],
  ['“In stock only” and “TVS” could not be removed.', { brand: ['tvs'], inStock: true }, {}],
  ['“brake pad” could not be applied.', {}, { q: 'brake pad' }],
  ['“Price low to high” could not be applied.', {}, { sort: 'price_asc' }],
  ['“Relevance” could not be applied.', { q: 'pad', sort: 'name' }, { q: 'pad' }],
  ['Page 2 could not be shown.', {}, { page: 2 }],
  ['The other view could not be shown.', {}, { view: 'list' }],
  ['', { page: 2 }, { page: 2 }],
])('says “%s”', (text, shown, asked) => {
  expect(notApplied(fullQuery(shown), fullQuery(asked), { facets })).toBe(text);
});
