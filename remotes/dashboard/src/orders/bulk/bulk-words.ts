import type { BulkAnswer, BulkOrders } from '@evmandi/api/contract/admin-order-changes';
import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';

export type BulkAction = BulkOrders['action'];
type Result = BulkAnswer['results'][number];

const DONE: Record<BulkAction, string> = {
  ship: 'shipped',
  deliver: 'marked delivered',
  cancel: 'cancelled',
  pay: 'marked paid',
  undo: 'taken back',
};

/** Why a step was refused to an order as it is now, where that says it: "already cancelled". */
export function reasonOf(
  action: BulkAction,
  { status, payment }: Pick<AdminOrderDetail, 'status' | 'payment'>,
): string | undefined {
  if (action === 'undo') return undefined;
  if (action === 'pay') return payment === 'Paid' ? 'already paid' : undefined;
  const from = { ship: ['Pending'], deliver: ['Shipped'], cancel: ['Pending', 'Shipped'] }[action];
  return from.includes(status) ? undefined : `already ${status.toLowerCase()}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `28 shipped, 2 skipped: the order is Cancelled already`, with the reason where all share one. */
export function resultText(action: BulkAction, results: readonly Result[]): string {
  const skipped = results.filter(({ done }) => !done);
  const did = `${results.length - skipped.length} ${DONE[action]}`;
  if (skipped.length === 0) return did;
  const reasons = new Set(skipped.map(({ message }) => message));
  const [only] = reasons;
  const why = reasons.size === 1 && only ? `: ${lower(only)}` : '';
  return `${did}, ${skipped.length} skipped${why}`;
}

/** The same where some were left that a repeat goes on with. */
export const leftText = (action: BulkAction, results: readonly Result[]): string =>
  `${resultText(action, results).replace(' skipped', ' left')}. Retry goes on with the rest.`;
