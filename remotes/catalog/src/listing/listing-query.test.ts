import { listingSearch, readListingQuery } from './listing-query.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe('reading an address', () => {
  it('starts with popularity, page 1 and the grid', () => {
    expect(read('')).toEqual({ q: '', budget: '', sort: 'popularity', page: 1, view: 'grid' });
  });

  it('takes known values', () => {
    expect(read('q=brake+pad&budget=rs-1-2-lakh&sort=price_desc&page=3&view=list')).toEqual({
      q: 'brake pad',
      budget: 'rs-1-2-lakh',
      sort: 'price_desc',
      page: 3,
      view: 'list',
    });
  });

  it.each(['sort=cheapest', 'page=0', 'page=-1', 'page=2.5', 'page=1e9', 'page=99999', 'view=map'])(
    'treats %s as the default',
    (search) => {
      expect(read(search)).toEqual(read(''));
    },
  );

  it('cuts a search to what the API takes', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
    expect(read('q=+++').q).toBe('');
  });
});

describe('writing an address', () => {
  it('leaves defaults out', () => {
    expect(listingSearch(read('view=list&page=2'), { view: 'grid', page: 1 })).toBe('');
  });

  it('goes back to page 1 when the order changes, and keeps the search and the view', () => {
    expect(listingSearch(read('q=cable&page=4&view=list'), { sort: 'name' })).toBe(
      '?q=cable&sort=name&view=list',
    );
  });

  it('keeps the page when the view changes, and the order when the page does', () => {
    expect(listingSearch(read('page=4'), { view: 'list' })).toBe('?view=list&page=4');
    expect(listingSearch(read('sort=rating'), { page: 2 })).toBe('?sort=rating&page=2');
  });

  it('reads what it wrote', () => {
    const query = read('q=%22a%26b%22&budget=above-5-lakh&sort=rating&page=7&view=list');
    expect(read(listingSearch(query, {}))).toEqual(query);
  });
});
