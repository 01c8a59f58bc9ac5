import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { isNoAddress } from '@evmandi/contract/platform/refusal';
import { read } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** Null when there is no such order, or none that this person may see. */
export type OrderData = OwnOrder | null;

async function orderAt(path: string, signal: AbortSignal) {
  try {
    return data<OrderData>(await read<OwnOrder>(path, { signal }));
  } catch (error) {
    if (!isNoAddress(error)) throw error;
    return data<OrderData>(null, { status: 404 });
  }
}

/** One of one's own orders, by its number. */
export const ownOrderLoader = ({ params, request }: LoaderFunctionArgs) =>
  orderAt(`/orders/${encodeURIComponent(params.number ?? '')}`, request.signal);

/** The order of an unguessable link. */
export const orderByTokenLoader = ({ params, request }: LoaderFunctionArgs) =>
  orderAt(`/orders/by-token/${encodeURIComponent(params.token ?? '')}`, request.signal);

export const orderTitle = (order: OrderData): string =>
  order ? `Order ${order.reference}` : 'Unknown order';
