import { configure } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testProduct } from '../testing/product.ts';
import { ComparisonTable } from './comparison-table.tsx';

// jsdom has no IntersectionObserver.
jest.mock('./compact-heads.tsx', () => ({ CompactHeads: () => null }));

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

// MONEY-2
test('prices are dollars at the rate that the table states, and no rupees', () => {
  const product = testProduct({ id: '1', name: 'Horn', price: 100_00 });
  const products = [{ ...product, description: '', specifications: [] }];
  render(<ComparisonTable products={products} rows={[]} marked={false} onRemove={() => {}} />, {
    wrapper: MemoryRouter,
  });
  const stated = 'Prices in US dollars, converted at ₹80.00 = $1.00';
  expect(screen.getByText(stated)).toBeTruthy();
  const head = screen.getByRole('columnheader', { name: /Horn/ }).textContent;
  expect(head).toContain('$1.25');
  expect(head).not.toContain('₹');
});
