import type { Order } from '@evmandi/api/contract/orders';
import { Moment } from '@evmandi/ui/time';
import type { TimelineEntry } from '@evmandi/ui/timeline';
import { historyOf, toCome } from './order-events.ts';

type Way = Parameters<typeof historyOf>[0] & Parameters<typeof toCome>[0];

/** The stations of an order from its placing on, with what is still to come. */
export function wayOf(order: Way & Pick<Order, 'events'>): TimelineEntry[] {
  const happened = historyOf(order)
    .reverse()
    .filter(({ kind }) => kind !== 'invoiced' && kind !== 'claimed')
    .map(({ key, title, at }) => ({ key, title, note: <Moment value={at} />, done: true }));
  const rest = toCome(order).map((step) => ({ key: step.title, ...step, done: false }));
  return [...happened, ...rest];
}
