import { comparison, hydrateStores, useComparison } from '@evmandi/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { testProduct } from '../testing/product.ts';
import { ComparisonScreen } from './comparison-screen.tsx';

// jsdom has no IntersectionObserver.
jest.mock('./compact-heads.tsx', () => ({ CompactHeads: () => null }));

const compared = (id: string, name: string) => ({
  ...testProduct({ id, name, sku: `SKU-${id}` }),
  description: name,
  specifications: [{ name: 'Weight', value: `${id} kg` }],
});
const PRODUCTS = ['Mower', 'Scooter', 'Charger', 'Horn', 'Helmet'].map((name, at) =>
  compared(`${at + 1}`, name),
);

let stop = () => {};

function open(ids: string[]) {
  answerWith(PRODUCTS);
  localStorage.setItem('evmandi-comparison', JSON.stringify({ state: { ids }, version: 1 }));
  stop = hydrateStores();
  const router = createMemoryRouter([{ path: '/comparison', Component: ComparisonScreen }], {
    initialEntries: ['/comparison'],
  });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  localStorage.clear();
  comparison.clear();
});
afterEach(() => stop());

const empty = () => screen.findByRole('heading', { name: 'No products to compare' });

// COMPARE-5, COMPARE-6
it('is empty after Clear all, says so and leads to the categories', async () => {
  open(['1', '2']);
  await screen.findByRole('table', { name: 'Comparison' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await empty()).toBeTruthy();
  expect(screen.getByText('Add products to your comparison list to see them here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe(
    '/category',
  );
});

// COMPARE-1, COMPARE-5
it('removes one product, and a search by name or SKU adds another until there are four', async () => {
  open(['1', '2', '3']);
  const table = within(await screen.findByRole('table', { name: 'Comparison' }));
  await userEvent.click(table.getByRole('button', { name: 'Remove Mower from comparison' }));
  expect(useComparison.getState().ids).toEqual(['2', '3']);
  for (const [text, name] of [
    ['horn', 'Horn'],
    ['sku-5', 'Helmet'],
  ] as const) {
    await userEvent.type(screen.getByLabelText('Add by name or SKU'), text);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await waitFor(() => expect(useComparison.getState().ids).toEqual(['2', '3', '4', '5']));
  expect(screen.getByText('4 of 4 products')).toBeTruthy();
  expect(screen.queryByLabelText('Add by name or SKU')).toBeNull();
});

// MONEY-2
it('prices the products beside a comparison in dollars, as the page says of all prices', async () => {
  open(['1', '2']);
  const shelf = await screen.findByRole('region', { name: 'You might also like' });
  expect(within(shelf).getAllByText('$1.20').length).toBeGreaterThan(0);
  expect(shelf.textContent).not.toContain('₹');
});
