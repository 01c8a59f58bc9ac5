import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import type { Clash as FieldClash, Side } from '../../clash/clash-table.tsx';
import { type OrderChange, piecesOf, returnable, shippable, statusAfter } from './order-change.ts';

type Order = AdminOrderDetail;
type Clash = FieldClash<'deed' | 'carrier' | 'tracking'>;

const carried = ({ shipments }: Order) => shipments.at(-1);
const pieces = (count: number) => counted(count, 'piece');

/** One's own change as the order now allows it; nothing when it allows it no longer. */
export function stillPossible(change: OrderChange, now: Order): OrderChange | undefined {
  switch (change.kind) {
    case 'ship': {
      const held = new Map(shippable(now.lines).map((line) => [line.position, line.quantity]));
      const lines = change.lines
        .map(({ position, quantity }) => ({
          position,
          quantity: Math.min(quantity, held.get(position) ?? 0),
        }))
        .filter(({ quantity }) => quantity > 0);
      return now.status === 'Pending' && lines.length > 0 ? { ...change, lines } : undefined;
    }
    case 'return': {
      const out = new Map(returnable(now.lines).map((line) => [line.position, line.quantity]));
      const lines = change.lines
        .map(({ position, quantity }) => ({
          position,
          quantity: Math.min(quantity, out.get(position) ?? 0),
        }))
        .filter(({ quantity }) => quantity > 0);
      return lines.length > 0 ? { ...change, lines } : undefined;
    }
    case 'deliver':
      return now.nextStatuses.includes('Delivered') ? change : undefined;
    case 'cancel':
      return now.nextStatuses.includes('Cancelled') ? change : undefined;
    case 'pay':
      return now.toPay >= (change.amount ?? 0) || change.acceptsOverpayment ? change : undefined;
    case 'reverse':
      return now.payments.some(({ id, reversed }) => id === change.payment && !reversed)
        ? change
        : undefined;
    case 'refund':
      return now.refundDue > 0 ? change : undefined;
  }
}

const paymentText = ({ payment, toPay }: Order): string =>
  toPay > 0 ? `${payment}, ${formatPaise(toPay)} to pay` : payment;

const reference = (text: string | null | undefined) => (text ? `, reference ${text}` : '');

function deed(change: OrderChange, now: Order): Pick<Clash, 'label' | 'mine' | 'theirs'> {
  switch (change.kind) {
    case 'ship': {
      const mine = `${statusAfter(now, change.lines)}, ${pieces(piecesOf(change.lines))} more`;
      const shipped = now.lines.reduce((sum, line) => sum + line.shipped, 0);
      return { label: 'Status', mine, theirs: `${now.status}, ${pieces(shipped)} shipped` };
    }
    case 'return':
      return {
        label: 'Returned',
        mine: `${pieces(piecesOf(change.lines))} back in stock`,
        theirs: `${pieces(now.lines.reduce((sum, line) => sum + line.returned, 0))} returned`,
      };
    case 'deliver':
      return { label: 'Status', mine: 'Delivered', theirs: now.status };
    case 'cancel':
      return { label: 'Status', mine: 'Cancelled', theirs: now.status };
    case 'pay':
      return {
        label: 'Payment',
        mine: `${formatPaise(change.amount ?? 0)}${reference(change.reference)}`,
        theirs: `${paymentText(now)}${reference(now.payments.at(-1)?.reference)}`,
      };
    case 'reverse':
      return { label: 'Payment', mine: `Reversed: ${change.reason}`, theirs: paymentText(now) };
    case 'refund':
      return {
        label: 'Refund',
        mine: `Recorded${reference(change.reference)}`,
        theirs: now.refundDue > 0 ? `${formatPaise(now.refundDue)} owed` : 'Nothing owed',
      };
  }
}

/** What both touched: the deed itself and, where somebody else sent a parcel meanwhile, how it travels. */
export function clashesOf(change: OrderChange, before: Order, now: Order): Clash[] {
  const possible = stillPossible(change, now);
  const impossible = possible
    ? undefined
    : `The order is ${now.status} and ${now.payment} by now: this can be done no longer.`;
  const clashes: Clash[] = [
    { field: 'deed', ...deed(possible ?? change, now), ...(impossible && { impossible }) },
  ];
  const theirs = carried(now);
  if (change.kind !== 'ship' || !possible) return clashes;
  if (!theirs || theirs.number === carried(before)?.number) return clashes;
  const none = 'not given';
  if ((theirs.carrier ?? '') !== change.carrier) {
    const mine = change.carrier || none;
    clashes.push({ field: 'carrier', label: 'Carrier', mine, theirs: theirs.carrier ?? none });
  }
  if ((theirs.tracking ?? '') !== change.tracking) {
    const mine = change.tracking || none;
    clashes.push({ field: 'tracking', label: 'Tracking', mine, theirs: theirs.tracking ?? none });
  }
  return clashes;
}

/** The change to send once it was chosen whose values count; nothing where theirs stand. */
export function settled(
  change: OrderChange,
  now: Order,
  chosen: Readonly<Partial<Record<Clash['field'], Side>>>,
): OrderChange | undefined {
  if (chosen.deed === 'theirs') return undefined;
  const possible = stillPossible(change, now);
  if (possible?.kind !== 'ship') return possible;
  const theirs = carried(now);
  return {
    ...possible,
    ...(chosen.carrier === 'theirs' && { carrier: theirs?.carrier ?? '' }),
    ...(chosen.tracking === 'theirs' && { tracking: theirs?.tracking ?? '' }),
  };
}

/** Events that somebody else caused since an order was read, the newest first. */
export const eventsSince = (before: Order, now: Order): Order['events'] =>
  now.events.slice(before.events.length).reverse();
