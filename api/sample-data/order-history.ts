import type { OrderStatus } from '@evmandi/contract/domain/order-status';
import type { OrderEvent } from '../contract/orders.ts';
import { MINUTES_A_DAY } from './calendar.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { Random } from './random.ts';

export interface PlannedEvent {
  kind: OrderEvent['kind'];
  minutesAgo: number;
  actor: string;
}

const STAFF = ['Asha Rao', 'Meena Iyer', 'Ravi Kumar'];
const REACHED: Record<OrderStatus, OrderEvent['kind'][]> = {
  Pending: [],
  Shipped: ['shipped'],
  Delivered: ['shipped', 'delivered'],
  Cancelled: ['cancelled'],
};

/** What usually lies between an order and each step, as a share of the time that it had. */
function stepsOf({ status, paid, method }: PlannedOrder): OrderEvent['kind'][] {
  const steps = REACHED[status];
  if (!paid) return steps;
  // At the door it is paid as it is handed over; a transfer comes before the goods leave.
  return method === 'pay_on_delivery' ? [...steps, 'paid'] : ['paid', ...steps];
}

/** The timeline of an order: each step later than the one before, none later than the first start. */
export function historyOf(order: PlannedOrder, random: Random): PlannedEvent[] {
  const placed = Math.round(order.daysAgo * MINUTES_A_DAY);
  const staff = random.pick(STAFF);
  const actorOf = (kind: OrderEvent['kind']) =>
    kind === 'cancelled' && random.next() < 0.5 ? order.customer.name : staff;
  const steps = stepsOf(order);
  const usual = 18 * 60;
  const gap = Math.min(usual, (placed - 4) / (steps.length + 1));
  let left = placed;
  return [
    { kind: 'placed', minutesAgo: placed, actor: order.customer.name },
    ...steps.map((kind) => {
      left -= Math.max(1, Math.round(gap * (0.5 + random.next() * 0.5)));
      return { kind, minutesAgo: left, actor: actorOf(kind) };
    }),
  ];
}
