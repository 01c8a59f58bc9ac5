import type { Customer } from '@evmandi/api/contract/admin-customers';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CustomerFacts } from './customer-facts.tsx';

const CUSTOMER: Customer = {
  id: '7',
  number: 'CUST-1042',
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  address: null,
  pin: null,
  city: null,
  country: 'India',
  gstin: null,
  orderCount: 3,
  completed: 1,
  cancelled: 1,
  totalSpend: 90_000,
  status: 'Active',
  version: 1,
  socialLinks: [],
  registeredAt: '2025-09-01T06:00:00Z',
  lastPurchaseAt: null,
  account: null,
  latestOrders: [],
  changes: [],
  mergedInto: null,
  merged: [],
  doubt: null,
};

const show = (customer: Partial<Customer>) =>
  render(
    <MemoryRouter>
      <CustomerFacts customer={{ ...CUSTOMER, ...customer }} />
    </MemoryRouter>,
  );

test('social links lead to the web in a tab of their own, and one that runs code is left out', () => {
  show({
    socialLinks: [
      { network: 'Facebook', url: 'https://facebook.example/shaikh' },
      { network: 'Koo', url: 'https://koo.example/shaikh' },
      { network: '<b>X</b>', url: 'javascript:alert(1)' },
    ],
  });
  const links = within(screen.getByRole('list', { name: 'Social links' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Koo']);
  // A known network is drawn, of another stands its name.
  expect(links.map((link) => link.querySelector('svg') !== null)).toEqual([true, false]);
  expect(links[0]?.getAttribute('href')).toBe('https://facebook.example/shaikh');
  expect(links[0]?.getAttribute('target')).toBe('_blank');
  expect(links[0]?.getAttribute('rel')).toMatch(/noopener/);
});

test('without social links there is no list of them', () => {
  show({ socialLinks: [{ network: 'X', url: 'data:text/html,x' }] });
  expect(screen.queryByRole('list', { name: 'Social links' })).toBeNull();
});
