import remote from '../../remote.json';
import { PRESETS, presetFor } from './presets.ts';

const { menu, routes } = remote;

/** LINK-1. */
const HEADER = [
  '/category/electric-bikes /category/electric-scooters /category/electric-cycles',
  '/brands/two-wheeler /brands/three-wheeler /brands/four-wheeler',
  '/category/hybrid-two-wheeler /category/hybrid-three-wheeler /category/hybrid-four-wheeler',
  '/spares /spares/accessories /spares/wire-locks /spares/lights /spares/bells /spares/bags',
  '/spares/covers /category/chargers/portable /category/chargers/wallbox-ac',
  '/category/chargers/type2 /category/chargers/cables /category/chargers/dc-fast',
  '/category/chargers/ccs2-chademo /category/chargers/controllers /category/chargers/converters',
  '/category/chargers/mounts /category/chargers/accessories',
].join(' ');
const CONTENT_PATHS = ['/about', '/contact', '/help', '/terms'];
/** LINK-2, then some chargers. */
const FOOTER = [
  ...CONTENT_PATHS,
  '/category/engine-parts /brake-system /category/electrical /category/body-parts',
  '/category/chargers/portable /category/chargers/wallbox-ac /category/chargers/type2',
  '/category/chargers/dc-fast',
].join(' ');

const entriesOf = (area: string) => menu.filter((entry) => entry.area === area);
const linksOf = (area: string) => entriesOf(area).map(({ path }) => path);

/** The links that the menus and the footer have to a listing. */
const MENU_LINKS = [...new Set([...linksOf('header'), ...linksOf('footer')])].filter(
  (path) => !CONTENT_PATHS.includes(path),
);

it('LINK-1 LINK-2: declares the links of the menus and the footer, in their order', () => {
  expect(linksOf('header').join(' ')).toBe(HEADER);
  expect(linksOf('services').join(' ')).toBe(
    '/ev-service-stations /finance /insurance /investments',
  );
  expect(linksOf('footer').join(' ')).toBe(FOOTER);
  const menus = entriesOf('header').map((entry) => ('group' in entry ? entry.group : ''));
  expect([...new Set(menus)]).toEqual([
    'Electric Zone',
    'Hybrid Zone',
    'Spares',
    'Charging Stations',
  ]);
});

it('has a link for every preset but that of the second address of one', () => {
  const unlinked = Object.keys(PRESETS).filter((path) => !MENU_LINKS.includes(path));
  expect(unlinked).toEqual(['/engine-parts']);
});

// LINK-3
it.each([...CONTENT_PATHS, ...linksOf('services'), ...linksOf('search'), ...linksOf('browse')])(
  '%s has a route of its own, which the site map lists',
  (path) => {
    const route = routes.find((declared) => declared.path === path);
    expect(route).toMatchObject({ access: 'public', render: 'full' });
    expect(route).not.toHaveProperty('alias');
  },
);

// LINK-3
it.each(MENU_LINKS)('%s has a heading and a category of its own', (path) => {
  expect(presetFor(path)).toEqual({ heading: expect.any(String), category: expect.any(String) });
});

/** Titles that say less or more than the heading, since they stand under the title of a menu. */
const TITLES: Record<string, string> = {
  '/brands/two-wheeler': 'Two-wheeler brands',
  '/brands/three-wheeler': 'Three-wheeler brands',
  '/brands/four-wheeler': 'Four-wheeler brands',
  '/spares': 'All spares',
  '/category/chargers/accessories': 'Accessories',
};

it.each(MENU_LINKS)('%s is called the same in every menu and on its page', (path) => {
  const titles = menu.filter((entry) => entry.path === path).map(({ title }) => title);
  expect(new Set(titles)).toEqual(new Set([TITLES[path] ?? PRESETS[path]?.heading]));
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

it('survives a malformed path', () => {
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

// ROUTE-6
it('presets nothing at the path of a model that its make does not have', () => {
  expect(presetFor('/hero/no-such-model')).toEqual({});
});

it('shows everything at /listing', () => {
  expect(presetFor('/listing')).toEqual({});
});
