import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { homeData } from './home-loader.ts';
import { modelsFor, type SearchChoice, searchAddress } from './search-address.ts';

const vehicle = (path: string, from: number, to: number) =>
  ({ path, price: { min: from * 100, max: to * 100 }, groups: [] as string[] }) as VehicleCard;

const home = homeData({
  brands: [
    { slug: 'hero', name: 'Hero' },
    { slug: 'royal-enfield', name: 'Royal Enfield' },
  ],
  budgets: [
    { slug: 'rs-70-000-1-lakh', from: 70_000, below: 1_00_000 },
    { slug: 'rs-1-2-lakh', from: 1_00_000, below: 2_00_000 },
    { slug: 'above-5-lakh', from: 5_00_000, below: null },
  ],
  models: [
    { brand: 'hero', slug: 'splendor-plus', name: 'Splendor Plus' },
    { brand: 'royal-enfield', slug: 'classic-350', name: 'Classic 350' },
  ],
  bikes: [
    vehicle('/hero/splendor-plus', 74_491, 1_00_000),
    vehicle('/royal-enfield/classic-350', 1_93_000, 2_30_000),
  ],
  scooters: [],
  evBikes: [],
  evScooters: [],
  categories: [],
} as unknown as Home);

const NOTHING: SearchChoice = { condition: 'new', by: 'brand', brand: '', budget: '', model: '' };
const models = (choice: Partial<SearchChoice>) =>
  modelsFor(home, { ...NOTHING, ...choice }).map(({ name }) => name);
const address = (choice: Partial<SearchChoice>) => searchAddress(home, { ...NOTHING, ...choice });

// HOME-3
it('narrows the models to the brand', () => {
  expect(models({})).toEqual(['Hero Splendor Plus', 'Royal Enfield Classic 350']);
  expect(models({ brand: 'royal-enfield' })).toEqual(['Royal Enfield Classic 350']);
});

it('narrows the models to those of which a variant is within the budget', () => {
  expect(models({ by: 'budget', budget: 'rs-70-000-1-lakh' })).toEqual(['Hero Splendor Plus']);
  expect(models({ by: 'budget', budget: 'rs-1-2-lakh' })).toHaveLength(2);
  expect(models({ by: 'budget', budget: 'above-5-lakh' })).toEqual([]);
  expect(models({ condition: 'used', by: 'budget', budget: 'above-5-lakh' })).toHaveLength(2);
});

// HOME-2
it('leads to the brand with its model, to the budget, or to all new bikes', () => {
  expect(address({ brand: 'hero', model: 'hero/splendor-plus' })).toBe(
    '/hero-bikes?model=splendor-plus',
  );
  expect(address({ model: 'hero/splendor-plus' })).toBe('/hero-bikes?model=splendor-plus');
  expect(address({ brand: 'royal-enfield' })).toBe('/royal-enfield-bikes');
  expect(address({ by: 'budget', budget: 'rs-1-2-lakh' })).toBe('/find-rs-1-2-lakh-bikes');
  expect(address({})).toBe('/new-bikes');
});

// HOME-2
it('looks among used bikes when asked to', () => {
  expect(address({ condition: 'used', brand: 'hero', model: 'hero/splendor-plus' })).toBe(
    '/used-bikes?brand=hero&model=splendor-plus',
  );
  expect(address({ condition: 'used', by: 'budget', budget: 'rs-1-2-lakh' })).toBe(
    '/used-bikes?budget=rs-1-2-lakh',
  );
});

it('forgets a model that the brand chosen since does not make', () => {
  expect(address({ brand: 'royal-enfield', model: 'hero/splendor-plus' })).toBe(
    '/royal-enfield-bikes',
  );
});

it('does not mix the brand into a search by budget', () => {
  expect(address({ by: 'budget', brand: 'hero' })).toBe('/new-bikes');
});
