import type { AdminOrder, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';

/**
 * The rows that are shown, in their places, each as it is now: none moves, comes or goes by itself. An order
 * that left the page, as one that was shipped leaves the pending ones, stays as `changed` says it is, else as
 * it was last seen.
 */
export function inPlace(
  shown: readonly AdminOrder[],
  now: readonly AdminOrder[],
  changed: ReadonlyMap<string, Partial<AdminOrder>>,
): AdminOrder[] {
  const fresh = new Map(now.map((order) => [order.orderNumber, order]));
  return shown.map((order) => {
    const known = fresh.get(order.orderNumber);
    const own = changed.get(order.orderNumber);
    const newest = known && known.version >= (own?.version ?? 0) ? known : undefined;
    if (newest) return newest.version === order.version ? order : newest;
    return own ? { ...order, ...own } : order;
  });
}

/** What reading the list anew would change of its rows, in words; empty when nothing. */
export function newsOf(shown: AdminOrderList, now: AdminOrderList): string {
  const numbers = (list: AdminOrderList) => list.orders.map(({ orderNumber }) => orderNumber);
  const [before, after] = [numbers(shown), numbers(now)];
  if (before.join() === after.join()) return '';
  const come = after.filter((number) => !before.includes(number)).length;
  const gone = before.filter((number) => !after.includes(number)).length;
  const parts = [
    ...(come > 0 ? [`${counted(come, 'other order')} on this page`] : []),
    ...(gone > 0 ? [`${counted(gone, 'order')} no longer here`] : []),
  ];
  return parts.length > 0
    ? `The list has changed: ${parts.join(', ')}.`
    : 'The list has changed: its order is another.';
}
