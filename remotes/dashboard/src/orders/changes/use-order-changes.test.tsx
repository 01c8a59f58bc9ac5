import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { http } from '@evmandi/runtime';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type OrderChanges, useOrderChanges } from './use-order-changes.ts';

test('what was refused of one change is not said at another', async () => {
  let changes: OrderChanges | undefined;
  const order = { number: '10241', version: 3 } as AdminOrderDetail;
  function Panel() {
    changes = useOrderChanges(order, () => {});
    return null;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Panel /> }])} />);
  jest.spyOn(http, 'patch').mockRejectedValue(new Error('away'));
  await act(async () => {
    await changes?.send({ kind: 'pay', reference: 'UTR-1' });
  });
  expect(changes?.changeOf('pay').failure).not.toBe('');
  expect(changes?.changeOf('refund').failure).toBe('');
  expect(changes?.changeOf('deliver', 'cancel').failure).toBe('');
});
