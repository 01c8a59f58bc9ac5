import type { Facets } from '@evmandi/api/contract/facets';
import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { activeFilters, withoutGroup } from './active-filters.ts';
import { countFilters } from './count-filters.ts';

const facets = {
  brands: [{ value: 'tvs', name: 'TVS', count: 3 }],
  colours: [{ value: 'red', name: 'Red', count: 0 }],
  conditions: [],
  bodyStyles: [],
  fuels: [{ value: 'cng', name: 'CNG', count: 1 }],
  technical: [
    { fact: 'power', name: 'Power', values: [{ value: '7-4-kw', name: '7.4 kW', count: 2 }] },
  ],
} as unknown as Facets;
const names = { facets };

const chosen = {
  ...NO_FILTERS,
  q: 'brake',
  brand: ['royal-enfield', 'tvs'],
  priceMin: 1_000,
  priceMax: 12_000,
  rating: 4,
  colour: ['red'],
  inStock: true,
  discounted: true,
  condition: 'used',
  bodyStyle: ['sports-naked-bikes'],
  fuel: ['cng'],
  model: 'splendor-plus',
  budget: 'rs-1-2-lakh',
  power: ['7-4-kw'],
  voltage: ['12-v'],
};

it('names every filter as people read it, also where the API does not', () => {
  expect(activeFilters(chosen, names).map(({ label }) => label)).toEqual([
    '“brake”',
    'Splendor Plus',
    'Rs. 1 - 2 Lakh',
    '12 V',
    '7.4 kW',
    'In stock only',
    'Discounted only',
    '₹1,000 - ₹12,000',
    'Royal Enfield',
    'TVS',
    '4 and up',
    'Red',
    'Used',
    'Sports Naked Bikes',
    'CNG',
  ]);
});

it('has nothing to take off without a filter, and nothing left when each was taken off', () => {
  expect(activeFilters(NO_FILTERS, names)).toEqual([]);
  let filters = chosen;
  let steps = 0;
  for (let next = activeFilters(filters, names); next[0]; next = activeFilters(filters, names)) {
    expect(countFilters(filters)).toBe(next.length);
    filters = { ...filters, ...next[0].change } as typeof chosen;
    steps += 1;
  }
  expect(steps).toBe(15);
  expect(filters).toEqual(NO_FILTERS);
  expect(countFilters(filters)).toBe(0);
});

it('is one filter for a whole fleet', () => {
  const filters = { ...NO_FILTERS, fits: ['ather.450x', 'tvs.iqube_2022'], unrecorded: true };
  expect(activeFilters(filters, names).map(({ label }) => label)).toContain('For 2 vehicles');
  expect(activeFilters(filters, names)).toHaveLength(2);
  const fitting = activeFilters({ ...filters, unrecorded: false }, names);
  expect(fitting).toEqual([{ label: 'Fits 2 vehicles', change: { fits: [] }, group: 'fits' }]);
  expect(countFilters(filters)).toBe(2);
});

it('names a vehicle as the catalogue does, else as makers write it', () => {
  const vehicles = [
    { value: 'tvs.iqube.2-2-kwh_2024', name: 'TVS iQube, 2.2 kWh, 2024' },
    { value: 'mg.comet', name: 'MG Comet EV' },
  ];
  const label = (vehicle: string) =>
    activeFilters({ ...NO_FILTERS, fits: [vehicle] }, { facets, vehicles }).map(
      (filter) => filter.label,
    );
  expect(label('tvs.iqube.2-2-kwh_2024')).toEqual(['Fits TVS iQube, 2.2 kWh, 2024']);
  expect(label('mg.comet')).toEqual(['Fits MG Comet EV']);
  // Of an older API.
  expect(label('ather.450x_2023')).toEqual(['Fits Ather 450X, 2023']);
  expect(label('ola.s1-pro')).toEqual(['Fits Ola S1 Pro']);
});

it('says one end of a price alone', () => {
  const label = (prices: object) =>
    activeFilters({ ...NO_FILTERS, ...prices }, names).map((filter) => filter.label);
  expect(label({ priceMin: 0 })).toEqual(['From ₹0']);
  expect(label({ priceMax: 1_00_000 })).toEqual(['Up to ₹1,00,000']);
});

it('takes all values of a group off at once', () => {
  expect({ ...chosen, ...withoutGroup('price') }).toMatchObject({ priceMin: null, priceMax: null });
  expect({ ...chosen, ...withoutGroup('brand') }).toMatchObject({ brand: [], colour: ['red'] });
});
