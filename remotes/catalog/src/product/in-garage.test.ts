import { inGarage } from './in-garage.ts';

const fit = { vehicle: 'ather.450x', variant: '2.9 kWh', yearFrom: 2020, yearTo: 2023 };

it.each([
  ['ather.450x', 40],
  ['ather.450x_2023', 40],
  ['ather.450x.2-9-kwh', 40],
  ['ather.450x.2-9-kwh_2020', 40],
  ['ather.450x.3-7-kwh', 0],
  ['ather.450x_2024', 0],
  ['ather.450x_2019', 0],
  ['ather.450', 0],
  ['ola.450x', 0],
  ['no vehicle', 0],
])('%s of a garage: %i', (id, quantity) => {
  expect(inGarage([{ id, quantity: 40 }], fit)).toBe(quantity);
});

it('adds up what is held of one model, whatever its variant and year where they do not matter', () => {
  const lines = [
    { id: 'ather.450x.3-7-kwh', quantity: 3 },
    { id: 'ather.450x_2024', quantity: 4 },
    { id: 'ather.450s', quantity: 5 },
  ];
  expect(inGarage(lines, { ...fit, variant: null, yearFrom: null, yearTo: null })).toBe(7);
});
