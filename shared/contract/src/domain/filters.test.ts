import {
  COUNTED_KEYS,
  FILTER_KEYS,
  FILTERS,
  groupOf,
  LISTING_PARAMS,
  NO_FILTERS,
} from './filters.ts';

test('no two filters share a parameter, nor a parameter of the page', () => {
  expect(new Set(LISTING_PARAMS).size).toBe(LISTING_PARAMS.length);
});

test('a filter starts with what does not narrow', () => {
  expect(NO_FILTERS).toMatchObject({
    q: '',
    brand: [],
    priceMin: null,
    rating: null,
    inStock: false,
  });
});

test('both ends of the price are one group, and so are the words and how they are taken', () => {
  const groups = new Set(FILTER_KEYS.map(groupOf));
  expect(groups.size).toBe(FILTER_KEYS.length - 2);
  expect(groups).toContain('price');
  expect(groupOf('exact')).toBe(groupOf('q'));
});

test('a counted filter has a legend, a flag its text and a choice its values', () => {
  for (const key of COUNTED_KEYS) expect(FILTERS[key].legend).not.toBe('');
  for (const key of FILTER_KEYS) {
    const row = FILTERS[key];
    expect([key, 'label' in row]).toEqual([key, row.kind === 'flag']);
    expect([key, 'values' in row]).toEqual([key, row.kind === 'choice' || row.kind === 'choices']);
  }
});
