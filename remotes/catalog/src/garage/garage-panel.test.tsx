import type { Registrations, Vehicles } from '@evmandi/api/contract/fitment';
import { configure, garage, httpClient, useGarage } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GaragePanel } from './garage-panel.tsx';

const model = {
  ...{ slug: '450x', name: '450X', variants: [], from: 2020, to: 2026, parts: 45 },
  picture: { path: '/api/pictures/scooter/cut.svg', alt: '' },
};
const VEHICLES: Vehicles = { makes: [{ slug: 'ather', name: 'Ather', models: [model] }] };

const plate = (number: string) => ({
  ...{ registration: `MH 12 UV ${number}`, name: 'Ather 450X', vehicle: 'ather.450x' },
});
const PLATES: Registrations = {
  district: 'Pune, Maharashtra',
  vehicles: ['4821', '4907', '6610'].map(plate),
};

beforeEach(async () => {
  garage.change(() => ({ lines: [], selected: null }));
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
  const client = await httpClient();
  client.defaults.adapter = async (config) => ({
    ...{
      data: config.url?.includes('registrations') ? PLATES : VEHICLES,
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    },
  });
});

async function open() {
  const onClose = jest.fn();
  await act(async () => {
    render(
      <MemoryRouter>
        <GaragePanel onClose={onClose} />
      </MemoryRouter>,
    );
  });
  return onClose;
}

const press = (name: string, role = 'button') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })));
const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

it('fills an empty garage, and says so where a toast would stand behind it', async () => {
  const onClose = await open();
  expect(screen.getByRole('heading', { name: 'No vehicles yet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show parts that fit' })).toBeNull();
  await choose('Make', 'ather');
  await choose('Model', '450x');
  await choose('Year', '2023');
  await choose('How many vehicles', '40');
  await press('Add to garage');
  expect(screen.getByRole('status').textContent).toBe('40 x Ather 450X added to your garage');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Garage 1 model, 40 vehicles');
  const fitting = screen.getByRole('link', { name: 'Show parts that fit' });
  expect(fitting.getAttribute('href')).toBe('/listing?fits=ather.450x_2023');
  await press('Open garage', 'link');
  expect(onClose).toHaveBeenCalled();
});

it('leads to what is missing, and says so no longer than it is', async () => {
  await open();
  const wrong = () => document.querySelectorAll('[aria-invalid]');
  // The same press again leads there again.
  for (const _ of [1, 2]) {
    screen.getByRole('button', { name: 'Add to garage' }).focus();
    await press('Add to garage');
    expect(document.activeElement).toBe(screen.getByLabelText('Make'));
    expect(wrong()).toHaveLength(1);
  }
  const about = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toBe('Choose a make');
  await choose('Make', 'ather');
  expect(wrong()).toHaveLength(0);
  expect(document.getElementById(about)).toBeNull();

  await press('Add to garage');
  expect(document.activeElement).toBe(screen.getByLabelText('Model'));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await choose('Model', '450x');
  expect(wrong()).toHaveLength(0);
  expect(useGarage.getState().lines).toEqual([]);
});

it('takes the last kind out with Undo, and the focus stays in the panel', async () => {
  garage.add({ id: 'ather.450x_2023', quantity: 40, name: 'Ather 450X', detail: '2023' });
  await open();
  const before = useGarage.getState().lines;
  await press('Remove Ather 450X');
  expect(useGarage.getState().lines).toEqual([]);
  expect(document.activeElement?.textContent).toMatch(/^Garage/);
  await press('Undo');
  expect(useGarage.getState().lines).toEqual(before);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Garage/);
});

it('finds vehicles by the beginning of their plates, and adds those that stay chosen at once', async () => {
  await open();
  await press('Registration');
  await choose('Registration, or its first letters', 'mh12');
  expect(await screen.findByText('Pune, Maharashtra')).toBeTruthy();
  await press('Ather 450X MH 12 UV 6610', 'checkbox');
  await press('Add 2 vehicles');
  expect(useGarage.getState().lines).toMatchObject([{ id: 'ather.450x', quantity: 2 }]);
  expect(screen.getByText('2 vehicles added to your garage')).toBeTruthy();
  // A plate is one vehicle.
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 vehicles' });
  expect(again.disabled).toBe(true);
  await press('Ather 450X MH 12 UV 6610', 'checkbox');
  await press('Add 1 vehicle');
  expect(useGarage.getState().lines).toMatchObject([{ id: 'ather.450x', quantity: 3 }]);
});
