import { configure, garage, httpClient } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FilledBar } from './filled-bar.tsx';
import { readListingQuery } from './listing-query.ts';

const OWN = 'ather.450x_2023';

/** Of all 24 products nine fit the own garage. */
async function open(search: string, own: readonly string[] = [OWN]) {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
  (await httpClient()).defaults.adapter = async (config) => ({
    ...{ status: 200, statusText: 'OK', headers: {}, config },
    data: config.url === '/products' ? { page: { total: 9 } } : { makes: [] },
  });
  const lines = own.map((id) => ({ id, quantity: 40, name: 'Ather 450X' }));
  garage.change(() => ({ lines, selected: null }));
  const onChange = jest.fn();
  const list = { category: null, page: { total: 24 }, vehicles: [{ name: 'Ola S1 Pro' }] };
  const query = readListingQuery(new URLSearchParams(search));
  await act(async () => {
    render(<FilledBar list={list as never} query={query} onChange={onChange} />, {
      wrapper: MemoryRouter,
    });
  });
  return onChange;
}

const toggle = () => screen.getByRole('switch', { name: /^Fits my vehicles/ });
const isOn = () => toggle().getAttribute('aria-checked') === 'true';

// GARAGE-2
test('the switch counts what fits the garage, and a press shows that alone', async () => {
  const onChange = await open('');
  expect(screen.getByText('40 vehicles in your garage')).toBeTruthy();
  expect([isOn(), toggle().textContent]).toEqual([false, 'Fits my vehicles9']);
  fireEvent.click(toggle());
  expect(onChange).toHaveBeenCalledWith({ fits: [OWN], unrecorded: false });
});

// GARAGE-2
test('in a listing for the garage the switch is on, and a press shows all', async () => {
  const onChange = await open(`fits=${OWN}`);
  expect([isOn(), toggle().textContent]).toEqual([true, 'Fits my vehicles24']);
  fireEvent.click(toggle());
  expect(onChange).toHaveBeenCalledWith({ fits: [], unrecorded: false });
});

// GARAGE-2
test.each([
  ['parts without a record', `fits=${OWN}&unrecorded=true`],
  ['the vehicles of another person', 'fits=ola.s1-pro'],
])('in a listing for %s the switch is off', async (_, search) => {
  await open(search);
  expect(isOn()).toBe(false);
});

test('without a garage the bar names the chosen vehicles and has no switch', async () => {
  await open('fits=ola.s1-pro', []);
  expect(screen.getByText('1 vehicle chosen')).toBeTruthy();
  expect(screen.getByText('Ola S1 Pro')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
