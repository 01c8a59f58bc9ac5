import type { PartVehicle, PartVehicles } from '@evmandi/api/contract/fitment';
import { configure, garage, httpClient } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FitSearch } from './fit-search.tsx';

const vehicle = (make: string, model: string): PartVehicle => ({
  ...{ make, model, vehicle: `${make}.${model}`.toLowerCase(), path: `/${make}/${model}` },
  ...{ variant: null, yearFrom: 2020, yearTo: null, position: 'front', quantity: 2, note: '' },
});
const ALL = [vehicle('Ola', 'S1'), vehicle('Ather', '450X'), vehicle('Bajaj', 'Chetak')];

const found = (vehicles: PartVehicle[], pages = 1): PartVehicles => ({
  universal: false,
  vehicles,
  page: { page: 1, pageSize: 100, pages, total: ALL.length },
});

beforeEach(async () => {
  jest.useFakeTimers();
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
  const lines = [{ id: 'ather.450x', quantity: 40, name: 'Ather 450X' }];
  garage.change(() => ({ lines, selected: null }));
  (await httpClient()).defaults.adapter = async (config) => {
    const q = String(config.params?.q ?? '').toLowerCase();
    const those = ALL.filter(({ make, model }) => `${make} ${model}`.toLowerCase().includes(q));
    return { data: found(those), status: 200, statusText: 'OK', headers: {}, config };
  };
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the vehicles of a part are searched by name, those of the garage first', async () => {
  render(<FitSearch productId="1" first={found(ALL.slice(0, 1), 2)} />, { wrapper: MemoryRouter });
  await rest();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicles it fits 3' }));
  expect(rows()).toEqual(['Ather 450X40 in your garage', 'Ola S1', 'Bajaj Chetak']);

  const field = screen.getByLabelText('Search vehicles');
  fireEvent.change(field, { target: { value: 'chetak' } });
  await rest();
  expect(rows()).toEqual(['Bajaj Chetak']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 vehicles');

  fireEvent.change(field, { target: { value: 'vespa' } });
  await rest();
  expect(screen.getByText('It fits no such vehicle.')).toBeTruthy();
});
