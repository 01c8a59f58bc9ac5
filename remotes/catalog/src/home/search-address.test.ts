import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { modelsFor, type SearchChoice, searchAddress } from './search-address.ts';

const vehicle = (id: string, name: string, rupees: number) =>
  ({
    id,
    name,
    groups: [],
    price: { min: rupees * 100, max: rupees * 100 },
  }) as unknown as VehicleCard;

const home = {
  brands: [
    { slug: 'hero', name: 'Hero' },
    { slug: 'royal-enfield', name: 'Royal Enfield' },
  ],
  models: [
    { brand: 'hero', slug: 'splendor-plus', name: 'Splendor Plus' },
    { brand: 'royal-enfield', slug: 'classic-350', name: 'Classic 350' },
  ],
  bikes: [
    vehicle('1', 'Hero Splendor Plus', 74_491),
    vehicle('2', 'Royal Enfield Classic 350', 1_93_000),
  ],
  scooters: [],
  evBikes: [],
  evScooters: [],
} as unknown as Home;

const NOTHING: SearchChoice = { condition: 'new', by: 'brand', brand: '', budget: '', model: '' };
const models = (choice: Partial<SearchChoice>) => modelsFor(home, { ...NOTHING, ...choice });
const address = (choice: Partial<SearchChoice>) => searchAddress(home, { ...NOTHING, ...choice });

it('narrows the models to the brand or to the budget', () => {
  expect(models({})).toEqual(['Hero Splendor Plus', 'Royal Enfield Classic 350']);
  expect(models({ brand: 'royal-enfield' })).toEqual(['Royal Enfield Classic 350']);
  expect(models({ by: 'budget', budget: 'rs-70-000-1-lakh' })).toEqual(['Hero Splendor Plus']);
  expect(models({ by: 'budget', budget: 'above-5-lakh' })).toEqual([]);
  expect(models({ condition: 'used', by: 'budget', budget: 'above-5-lakh' })).toHaveLength(2);
});

it('leads to the model, else to the brand or budget, else to all bikes', () => {
  expect(address({ brand: 'hero', model: 'Hero Splendor Plus' })).toBe(
    '/listing/new-bikes?q=Hero%20Splendor%20Plus',
  );
  expect(address({ brand: 'royal-enfield' })).toBe('/listing/new-bikes?q=Royal%20Enfield');
  expect(address({ by: 'budget', budget: 'rs-1-2-lakh' })).toBe(
    '/listing/new-bikes?budget=rs-1-2-lakh',
  );
  expect(address({})).toBe('/listing/new-bikes');
});

it('looks among used bikes when asked to', () => {
  expect(address({ condition: 'used', brand: 'hero' })).toBe('/listing/used-bikes?q=Hero');
  expect(address({ condition: 'used', by: 'budget', budget: 'rs-1-2-lakh' })).toBe(
    '/listing/used-bikes?budget=rs-1-2-lakh',
  );
});

it('forgets a model that the brand chosen since does not make', () => {
  expect(address({ brand: 'royal-enfield', model: 'Hero Splendor Plus' })).toBe(
    '/listing/new-bikes?q=Royal%20Enfield',
  );
});

it('does not mix the brand into a search by budget', () => {
  expect(address({ by: 'budget', brand: 'hero' })).toBe('/listing/new-bikes');
});
