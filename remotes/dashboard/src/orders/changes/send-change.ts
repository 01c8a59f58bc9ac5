import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http, read } from '@evmandi/runtime';
import type { OrderChange } from './order-change.ts';

type Order = AdminOrderDetail;

const pathOf = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** Reads one order. */
export const readOrder = (number: string, signal?: AbortSignal): Promise<Order> =>
  read<Order>(pathOf(number), { signal });

async function request(number: string, version: number, change: OrderChange): Promise<Order> {
  const path = pathOf(number);
  const { kind, ...what } = change;
  const post = async (place: string) =>
    (await http.post<Order>(`${path}/${place}`, { version, ...what })).data;
  const patch = async (body: object) =>
    (await http.patch<Order>(path, { version, ...body, ...what })).data;
  switch (kind) {
    case 'ship':
      return post('shipments');
    case 'return':
      return post('returns');
    case 'refund':
      return post('refunds');
    case 'pay':
      return post('payments');
    case 'reverse':
      return post(`payments/${change.payment}/reversal`);
    case 'deliver':
      return patch({ status: 'Delivered' });
    case 'cancel':
      return patch({ status: 'Cancelled' });
  }
}

/** The order as it is after the change, or as somebody else left it, in which case nothing was changed. */
export type Outcome = { order: Order } | { conflict: Order };

/** Sends a change of an order that was read. */
export async function sendChange(
  { number, version }: Pick<Order, 'number' | 'version'>,
  change: OrderChange,
): Promise<Outcome> {
  try {
    return { order: await request(number, version, change) };
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    // What stands in the refusal is older by now, if anything.
    return { conflict: await readOrder(number) };
  }
}

/** Takes back the last change of an order, within ten seconds and while nothing has built on it (ORDER-8, ORDER-9). */
export async function undoChange(number: string, version: number): Promise<Order> {
  return (await http.post<Order>(`${pathOf(number)}/undo`, { version })).data;
}

/** Adds a note that staff alone read. */
export async function addNote(number: string, text: string, key: string): Promise<Order> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post<Order>(`${pathOf(number)}/notes`, { text }, { headers })).data;
}
