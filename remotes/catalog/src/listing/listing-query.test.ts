import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { listingSearch, readListingQuery } from './listing-query.ts';
import { readRupees } from './read-filters.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe('reading an address', () => {
  // LIST-3
  it('starts with the usual order, page 1 and no filter', () => {
    expect(read('')).toEqual({ ...NO_FILTERS, sort: null, page: 1, view: null });
  });

  // LIST-7
  it.each([
    ['sort=popularity', null],
    ['sort=relevance', null],
    ['q=cable&sort=relevance', null],
    ['q=cable&sort=popularity', 'popularity'],
    ['q=cable&sort=name', 'name'],
  ])(
    'of %s the order is %s: relevance belongs to a search, and is its usual one',
    (search, sort) => {
      expect(read(search).sort).toBe(sort);
    },
  );

  it('takes lists that repeat their parameter or have commas in them, each value once', () => {
    expect(read('colour=red&colour=blue,red&brand=tvs&brand=')).toMatchObject({
      colour: ['blue', 'red'],
      brand: ['tvs'],
    });
  });

  it.each([
    'sort=cheapest',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=1e9',
    'page=99999',
    'view=map',
    'rating=9',
    'colour=mauve',
    'price_min=cheap',
    'price_max=-5',
    'in_stock=false',
    'condition=rusty',
    'budget=rs-0-1',
    'brand=%3Cscript%3E',
  ])('treats %s as the default', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('cuts a search to what the API takes', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
    expect(read('q=+++').q).toBe('');
    expect(read('q=brake%00').q).toBe('brake');
  });

  it('puts prices in order', () => {
    expect(read('price_min=500&price_max=100')).toMatchObject({ priceMin: 100, priceMax: 500 });
  });

  it('takes the empty fields that a form without script sends as no filter', () => {
    expect(read('price_min=&price_max=&q=')).toEqual(read(''));
  });
});

it.each([
  ['1249', 1249],
  [' ₹1,00,000 ', 100_000],
  ['12.99', 12],
  ['0', 0],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('parses %j as whole rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

describe('writing an address', () => {
  it('leaves defaults out', () => {
    expect(listingSearch(read('view=list&page=2'), { view: null, page: 1 })).toBe('');
  });

  it('goes back to page 1 when the order or a filter changes, and keeps the rest', () => {
    const query = read('q=cable&page=4&view=list');
    expect(listingSearch(query, { sort: 'name' })).toBe('?q=cable&sort=name&view=list');
    expect(listingSearch(query, { inStock: true })).toBe('?q=cable&in_stock=true&view=list');
  });

  it('leaves an order out that is the usual one, or that goes with the search', () => {
    const query = read('q=cable&sort=popularity');
    expect(listingSearch(query, { sort: 'relevance' })).toBe('?q=cable');
    expect(listingSearch(query, { q: '' })).toBe('');
  });

  it('keeps the page when the view changes, and the order when the page does', () => {
    expect(listingSearch(read('page=4'), { view: 'list' })).toBe('?view=list&page=4');
    expect(listingSearch(read('sort=rating'), { page: 2 })).toBe('?sort=rating&page=2');
  });
});
