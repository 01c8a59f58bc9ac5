import type { Customer } from '@evmandi/api/contract/admin-customers';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CustomerFoot } from './customer-foot.tsx';

test.each([
  [0, []],
  [1, ['See 1 order']],
  [12, ['See 12 orders']],
])('with %i orders the links are %j', (orderCount, names) => {
  const customer = { number: 'CUST-1042', orderCount, status: 'Active' } as Customer;
  const element = (
    <CustomerFoot customer={customer} onSaved={() => {}} onEdit={() => {}} onMerge={() => {}} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});
