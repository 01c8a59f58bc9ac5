import { configure } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testProduct } from '../testing/product.ts';
import { Summary } from './summary.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

// SHIP-1, SHIP-2
test('shipping is free beside the total, and the texts of the terms stay', () => {
  const lines = [{ id: '1', quantity: 1, product: testProduct({ id: '1', price: 20_00 }) }];
  render(<Summary lines={lines} all={lines} refusals={[]} onRequest={() => {}} />, {
    wrapper: MemoryRouter,
  });
  const summary = screen.getByRole('complementary', { name: 'Summary' }).textContent;
  expect(summary).toContain('ShippingFree');
  expect(summary).toContain('Free shipping from 100.00');
  expect(summary).toContain('Min. order 50.00');
  expect(summary).toContain('Shipping is free on every order');
});
