import { PRESETS, presetFor } from './presets.ts';

/** Specification 2.2, without the links that lead to content pages. */
const MENU_LINKS = [
  ...['electric-bikes', 'electric-scooters', 'electric-cycles'].map((name) => `/category/${name}`),
  ...['two-wheeler', 'three-wheeler', 'four-wheeler'].map((name) => `/brands/${name}`),
  ...['two-wheeler', 'three-wheeler', 'four-wheeler'].map((name) => `/category/hybrid-${name}`),
  '/spares',
  ...['accessories', 'wire-locks', 'lights', 'bells', 'bags', 'covers'].map(
    (name) => `/spares/${name}`,
  ),
  ...[
    'portable',
    'wallbox-ac',
    'type2',
    'cables',
    'dc-fast',
    'ccs2-chademo',
    'controllers',
    'converters',
    'mounts',
    'accessories',
  ].map((name) => `/category/chargers/${name}`),
  '/category/engine-parts',
  '/brake-system',
  '/category/electrical',
  '/category/body-parts',
];

it.each(MENU_LINKS)('%s has a heading and a category of its own', (path) => {
  expect(presetFor(path)).toEqual({ heading: expect.any(String), category: expect.any(String) });
});

it('gives no two menu links the same products', () => {
  const categories = MENU_LINKS.map((path) => PRESETS[path]?.category);
  expect(new Set(categories).size).toBe(MENU_LINKS.length);
});

it('tells the accessories of chargers from the others', () => {
  expect(presetFor('/category/chargers/accessories')?.category).toBe('charger-accessories');
  expect(presetFor('/spares/accessories')?.category).toBe('accessories');
});

it('takes the category that a listing or category address names', () => {
  expect(presetFor('/listing/spare-parts')).toEqual({ category: 'spare-parts' });
  expect(presetFor('/category/anything')).toEqual({ category: 'anything' });
  expect(presetFor('/listing/constructor')).toEqual({ category: 'constructor' });
});

it('survives a path that nobody meant', () => {
  for (const name of ['%E0%A4%A', '%00', 'a%20b', 'a/b', 'a'.repeat(81)]) {
    expect(presetFor(`/listing/${name}`)).toEqual({ category: '-' });
  }
  expect(presetFor(`/${'a'.repeat(81)}-bikes`)).toBeUndefined();
  expect(presetFor('/brake-system/')).toEqual(PRESETS['/brake-system']);
});

it('reads the groups of the home page, and no other category, below /bikes and /scooters', () => {
  expect(presetFor('/bikes/350-cc-bikes')).toEqual({ category: '350-cc-bikes' });
  expect(presetFor('/bikes/electric-bikes')).toEqual({ category: 'electric-bikes' });
  expect(presetFor('/scooters/popular-scooters')).toEqual({ category: 'popular-scooters' });
  for (const path of ['/bikes/spare-parts', '/scooters/350-cc-bikes', '/bikes/nonsense']) {
    expect(presetFor(path)?.category).toBe('-');
  }
});

it('presets filters of new bikes at paths of one segment', () => {
  expect(presetFor('/used-bikes')).toEqual({ category: 'used-bikes' });
  expect(presetFor('/find-rs-1-2-lakh-bikes')).toEqual({
    category: 'new-bikes',
    filters: { budget: 'rs-1-2-lakh' },
  });
  expect(presetFor('/find-super-bikes')?.filters).toEqual({ bodyStyle: ['super-bikes'] });
  expect(presetFor('/hero-bikes')).toMatchObject({
    filters: { brand: ['hero'] },
    unknownBrand: 'home',
  });
  expect(presetFor('/anything-else')).toBeUndefined();
});

it('presets the make at the path of a model that it does not have', () => {
  expect(presetFor('/hero/no-such-model')).toEqual(presetFor('/hero-bikes'));
});

it('shows everything at /listing', () => {
  expect(presetFor('/listing')).toEqual({});
});
