import { configure, garage, httpClient } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Buying } from '../product/buying.tsx';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { ProductGridCard } from './product-grid-card.tsx';
import { ProductRow } from './product-row.tsx';

const PADS = {
  ...{ id: '7', sku: 'BP-1', name: 'Brake Pads', price: 100_00, originalPrice: null, discount: 0 },
  ...{ highlights: [], rating: 0, reviews: 0, availability: 'in_stock', stockBand: 100 },
  ...{ brand: { name: 'Bosch' }, picture: { path: '/p.svg' }, priceBreaks: [], unit: 'item' },
  ...{ fit: { text: 'For Ather 450X' }, packSize: 1, variants: [], categories: [] },
  fitment: { universal: false, models: 1, first: 'Ather 450X' },
} as unknown as ShownDetail;

beforeEach(async () => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
  const fit = { vehicle: 'ather.450x', name: 'Ather 450X', position: null, quantity: 1, note: '' };
  const data = { verdicts: [{ id: '7', verdict: 'fits', fits: [fit] }] };
  (await httpClient()).defaults.adapter = async (config) => ({
    ...{ data, status: 200, statusText: 'OK', headers: {}, config },
  });
  garage.change(() => ({ lines: [{ id: 'ather.450x', quantity: 40 }], selected: null }));
});

// GARAGE-1
test.each<[string, ReactNode]>([
  ['a card', <ProductGridCard key="card" product={PADS} first />],
  ['a row', <ProductRow key="row" product={PADS} first />],
  ['the page of a product', <Buying key="page" product={PADS} />],
])('the stepper of %s starts at the number of the fleet', async (_, element) => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(await screen.findByDisplayValue('40')).toBe(
    screen.getByLabelText('Quantity of Brake Pads'),
  );
});
