import { garage, useGarage, vehiclesIn } from './garage.ts';
import { hydrateStores } from './stored-state.ts';

const KEY = 'evmandi-garage';
const ather = { id: 'ather.450x_2023', quantity: 40, name: 'Ather 450X' };
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const lines = () => vehiclesIn(useGarage.getState());

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  stop = hydrateStores();
});
afterEach(() => stop());

it('keeps vehicles and how many of each', () => {
  expect(garage.add(ather)).toBe('added');
  garage.add({ ...ather, quantity: 2 });
  garage.add({ id: 'ola.s1-pro', quantity: 14, name: 'Ola S1 Pro', detail: '2024' });
  garage.setQuantity('ola.s1-pro', 8);
  expect(lines()).toEqual([
    { ...ather, quantity: 42 },
    { id: 'ola.s1-pro', quantity: 8, name: 'Ola S1 Pro', detail: '2024' },
  ]);
  garage.remove(ather.id);
  expect(stored().state.lines).toHaveLength(1);
});

it('holds fifty kinds and no more', () => {
  for (let count = 0; count < 50; count += 1)
    garage.add({ id: `make.model-${count}`, quantity: 1 });
  expect(garage.add(ather)).toBe('full');
  expect(garage.add({ id: 'make.model-7', quantity: 3 })).toBe('added');
  expect(lines()).toHaveLength(50);
});

it('reads no more than fifty of what storage holds', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ id: `make.model-${at}`, quantity: 1 }));
  localStorage.setItem(KEY, JSON.stringify({ state: { lines: many }, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(lines()).toHaveLength(50);
});

it('follows another tab at once, and keeps what another release wrote', () => {
  garage.add(ather);
  const other = {
    state: {
      lines: [
        { ...ather, colour: 'red' },
        { id: 'ola.s1-pro', quantity: 1, name: 7 },
      ],
      sorted: 'by name',
    },
    version: 3,
  };
  localStorage.setItem(KEY, JSON.stringify(other));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(lines()).toHaveLength(2);
  // A name that is no text is none.
  expect(lines()[1]?.name).toBeUndefined();
  garage.setQuantity('ola.s1-pro', 5);
  expect(stored().version).toBe(3);
  expect(stored().state.sorted).toBe('by name');
  expect(stored().state.lines[0].colour).toBe('red');
});
