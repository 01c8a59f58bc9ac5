import {
  BODY_STYLES,
  BUDGETS,
  COLOURS,
  CONDITIONS,
  FUELS,
} from '@evmandi/contract/domain/filter-values';
import { FILTER_KEYS, NO_FILTERS } from '@evmandi/contract/domain/filters';
import { canonicalAddress, listingAddress, queryOf } from './listing-address.ts';
import { type ListingQuery, listingSearch, readListingQuery } from './listing-query.ts';
import { presetFor } from './presets.ts';

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const one = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const some = (values: readonly string[]) => values.filter(() => next() < 0.4).sort();
  return { next, one, some };
}

function randomQuery({ next, one, some }: ReturnType<typeof seeded>): ListingQuery {
  const priced = next() < 0.5;
  const low = Math.floor(next() * 9_000);
  return {
    q: one(['', 'brake pad', '“a&b” 50%', 'ब्रेक', 'a+b=c']),
    brand: some(['bosch', 'hero-electric', 'tvs']),
    priceMin: priced ? low : null,
    priceMax: priced || next() < 0.5 ? low + 500 : null,
    rating: one([null, 1, 2, 3, 4, 5]),
    colour: some(COLOURS),
    inStock: next() < 0.5,
    discounted: next() < 0.5,
    condition: one(['', ...CONDITIONS]),
    bodyStyle: some(BODY_STYLES),
    fuel: some(FUELS),
    model: one(['', 'splendor-plus']),
    exact: next() < 0.2,
    unrecorded: next() < 0.2,
    fits: some(['ather.450x', 'hero.splendor-plus.drum_2021', 'ola.s1-pro_2024']),
    voltage: some(['12-v', '48-v']),
    capacity: some(['under-5-ah', '5-to-10-ah']),
    power: some(['7-4-kw']),
    current: some(['32-a']),
    connector: some(['ccs2', 'type-2']),
    length: some(['5-m']),
    diameter: some(['17-inch', '220-mm']),
    position: some(['front', 'rear']),
    thread: some(['m10']),
    budget: one(['', ...BUDGETS.map(({ slug }) => slug)]),
    sort: one([null, 'price_asc', 'price_desc', 'name', 'rating']),
    page: one([1, 2, 30]),
    view: one([null, 'grid', 'list']),
  };
}

const listingPath = (pathname: string) => ({ pathname, preset: presetFor(pathname) ?? {} });

/** What an address asks for, as the loader reads it. */
function asked(address: string): ListingQuery & { category: string | undefined } {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const preset = presetFor(pathname);
  if (!preset) throw new Error(`${address} is no listing`);
  return { ...queryOf(preset, searchParams), category: preset.category };
}

// LIST-1
it('reads again what it wrote, for random filters', () => {
  const random = seeded(42);
  for (let round = 0; round < 1_000; round += 1) {
    const query = randomQuery(random);
    expect(readListingQuery(new URLSearchParams(listingSearch(query, {})))).toEqual(query);
  }
});

it('keeps what is chosen and the category through any change at any path', () => {
  const random = seeded(43);
  const paths = [
    '/listing',
    '/listing/spare-parts',
    '/hero-bikes',
    '/find-rs-1-2-lakh-bikes',
    '/find-super-bikes',
    '/bikes/350-cc-bikes',
    '/category/chargers/accessories',
  ];
  for (let round = 0; round < 1_000; round += 1) {
    const path = random.one(paths);
    const before = asked(path + listingSearch(randomQuery(random), {}));
    const next = randomQuery(random);
    const key = random.one(FILTER_KEYS);
    const change: Partial<ListingQuery> = { [key]: next[key] };
    const { category, ...query } = before;
    const wanted = { ...query, ...change, page: 1, category };
    const { priceMin: low, priceMax: high } = wanted;
    const crossed = low !== null && high !== null && low > high;
    expect(asked(listingAddress(listingPath(path), query, change))).toEqual(
      crossed ? { ...wanted, priceMin: high, priceMax: low } : wanted,
    );
  }
});

it('stays at its path while that still says what it says', () => {
  const query = asked('/hero-bikes?colour=red');
  expect(listingAddress(listingPath('/hero-bikes'), query, { inStock: true })).toBe(
    '/hero-bikes?in_stock=true&colour=red',
  );
  expect(listingAddress(listingPath('/hero-bikes'), query, { brand: ['hero', 'tvs'] })).toBe(
    '/listing/new-bikes?brand=hero&brand=tvs&colour=red',
  );
  expect(listingAddress(listingPath('/hero-bikes'), query, NO_FILTERS)).toBe('/listing/new-bikes');
});

// ROUTE-9
it.each([
  ['/engine-parts', 'engine-parts'],
  ['/brake-system', 'brake-system'],
])('%s lists its category, and keeps its path and its filters', (path, category) => {
  expect(presetFor(path)).toMatchObject({ category });
  const query = asked(`${path}?colour=red`);
  expect(listingAddress(listingPath(path), query, { inStock: true })).toBe(
    `${path}?in_stock=true&colour=red`,
  );
});

it.each([
  ['/spares?sort=name&view=list', '/listing/spare-parts'],
  ['/listing/spare-parts?page=3&sort=rating', '/listing/spare-parts?page=3'],
  ['/listing?q=a%26b&page=2&view=list', '/listing?q=a%26b&page=2'],
  ['/hero-bikes?sort=name', '/hero-bikes'],
  ['/bikes/350-cc-bikes', '/listing/350-cc-bikes'],
])('%s is found as %s', (address, canonical) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const preset = presetFor(pathname) ?? {};
  expect(canonicalAddress(pathname, preset, queryOf(preset, searchParams))).toBe(canonical);
});
