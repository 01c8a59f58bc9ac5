import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { http } from '@evmandi/runtime';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { OrderChange } from './order-change.ts';
import { type OrderChanges, useOrderChanges } from './use-order-changes.ts';

const order = { number: '10241', version: 3 } as AdminOrderDetail;

/** The changes as a panel has them at each moment. */
function inPanel() {
  const panel: { changes?: OrderChanges } = {};
  function Panel() {
    panel.changes = useOrderChanges(order, () => {});
    return null;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Panel /> }])} />);
  return panel;
}
const pay: OrderChange = {
  kind: 'pay',
  ...{ amount: 100, method: 'upi', receivedOn: '2026-11-30' },
  ...{ reference: 'UTR-1', acceptsOverpayment: false },
};

afterEach(() => jest.restoreAllMocks());

test('what was refused of one change is not said at another', async () => {
  const panel = inPanel();
  jest.spyOn(http, 'post').mockRejectedValue(new Error('away'));
  await act(async () => {
    await panel.changes?.send(pay);
  });
  expect(panel.changes?.changeOf('pay').failure).not.toBe('');
  expect(panel.changes?.changeOf('refund').failure).toBe('');
  expect(panel.changes?.changeOf('deliver', 'cancel').failure).toBe('');
});

test('a form stands until its change is done or theirs was chosen: closing a conflict leads back to it', async () => {
  const panel = inPanel();
  const closeForm = jest.fn();
  jest.spyOn(http, 'get').mockResolvedValue({ data: { ...order, version: 4 } });
  const post = jest.spyOn(http, 'post').mockRejectedValue(
    Object.assign(new Error('stale'), {
      isAxiosError: true,
      response: { status: 409, data: { code: 'stale_version' } },
    }),
  );
  const collide = async () => {
    await act(async () => {
      await panel.changes?.send(pay, closeForm);
    });
    expect(panel.changes?.conflict?.now.version).toBe(4);
  };
  await collide();
  act(() => panel.changes?.back());
  expect([panel.changes?.conflict, closeForm.mock.calls]).toEqual([undefined, []]);

  await collide();
  act(() => panel.changes?.settle(undefined));
  expect([panel.changes?.conflict, closeForm.mock.calls.length]).toEqual([undefined, 1]);

  await collide();
  post.mockResolvedValue({ data: { ...order, version: 5, undoUntil: null } });
  await act(async () => panel.changes?.settle(pay));
  expect([panel.changes?.conflict, closeForm.mock.calls.length]).toEqual([undefined, 2]);
});
