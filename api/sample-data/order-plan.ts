import {
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentMethod,
} from '@evmandi/contract/domain/order-status';
import { BASKETS } from './baskets.ts';
import type { PlannedCustomer } from './customer-plan.ts';
import { REGULARS } from './customers.ts';
import { known } from './known.ts';
import { NEWEST_ORDERS, ORDER_COUNT, type PlannedLine } from './orders.ts';
import type { Random } from './random.ts';

export interface PlannedOrder {
  customer: PlannedCustomer;
  status: OrderStatus;
  paid: boolean;
  method: PaymentMethod;
  daysAgo: number;
  lines: PlannedLine[];
}

/** How many orders are that old, besides the newest, and what became of them. */
const AGES: [fromDays: number, toDays: number, Partial<Record<OrderStatus, number>>][] = [
  [2.9, 9, { Pending: 33, Shipped: 21, Delivered: 6, Cancelled: 2 }],
  [9, 16, { Pending: 2, Shipped: 25, Delivered: 8, Cancelled: 1 }],
  [16, 28, { Shipped: 4, Delivered: 25, Cancelled: 1 }],
  [28, 56, { Delivered: 58, Cancelled: 2 }],
  [56, 89, { Delivered: 30, Cancelled: 1 }],
  [92, 150, { Delivered: 10, Cancelled: 1 }],
];

interface Slot {
  daysAgo: number;
  status: OrderStatus;
}

function slots(random: Random): Slot[] {
  const all = AGES.flatMap(([from, to, counts]) =>
    ORDER_STATUSES.flatMap((status) =>
      Array.from({ length: counts[status] ?? 0 }, () => ({
        status,
        daysAgo: from + random.next() * (to - from),
      })),
    ),
  );
  return all.sort((a, b) => b.daysAgo - a.daysAgo);
}

function linesFor(customer: PlannedCustomer, random: Random): PlannedLine[] {
  const { items } = random.pick(BASKETS.filter(({ trades }) => trades.includes(customer.trade)));
  const [first, ...others] = items;
  if (!first) throw new Error('A basket of the sample data is empty');
  const more = others.filter(() => random.next() < 0.55).slice(0, 3);
  return [first, ...more].map(([sku, least, most]) => [sku, random.whole(least, most)]);
}

/** Firms pay by transfer, people at the door as often as not; what is pending mostly waits for money. */
function payment(
  status: OrderStatus,
  daysAgo: number,
  isPerson: boolean,
  random: Random,
): Pick<PlannedOrder, 'method' | 'paid'> {
  const onDelivery = random.next() < (isPerson ? 0.5 : 0.12);
  const chance = random.next();
  const method = onDelivery ? 'pay_on_delivery' : 'bank_transfer';
  const paid =
    status === 'Delivered'
      ? onDelivery || daysAgo > 9 || chance < 0.6
      : status === 'Cancelled' || onDelivery
        ? false
        : chance < (status === 'Shipped' ? 0.82 : 0.2);
  return { method, paid };
}

/** Everybody once, as far as there are orders; a regular again and again. */
function chooseCustomer(
  slot: Slot,
  waiting: PlannedCustomer[],
  regulars: PlannedCustomer[],
  random: Random,
): PlannedCustomer {
  if (slot.daysAgo < 90 && random.next() < 0.27) return random.pick(regulars);
  const possible = waiting.filter(({ since }) => since > slot.daysAgo);
  const abroad = possible.filter(({ country }) => country !== 'IN');
  const chosen = random.pick(abroad.length > 0 && random.next() < 0.08 ? abroad : possible);
  waiting.splice(waiting.indexOf(chosen), 1);
  return chosen;
}

/** All orders, the oldest first. */
export function planOrders(customers: PlannedCustomer[], random: Random): PlannedOrder[] {
  const byName = new Map(customers.map((customer) => [customer.name, customer]));
  const fixed = NEWEST_ORDERS.map(({ customer, payment: state, ...order }): PlannedOrder => {
    const method = 'bank_transfer' as const;
    return { ...order, customer: known(byName, customer), paid: state === 'Paid', method };
  });
  const taken = new Set([...REGULARS, ...NEWEST_ORDERS.map(({ customer }) => customer)]);
  const abroad = customers.filter(({ country }) => country !== 'IN');
  const regulars = [...REGULARS.map((name) => known(byName, name)), ...abroad.slice(0, 2)];
  const waiting = customers.filter(({ name }) => !taken.has(name));
  const planned = slots(random).map((slot): PlannedOrder => {
    const customer = chooseCustomer(slot, waiting, regulars, random);
    const lines = linesFor(customer, random);
    return {
      ...slot,
      ...payment(slot.status, slot.daysAgo, customer.trade === 'person', random),
      customer,
      lines,
    };
  });
  const all = [...planned, ...fixed.toReversed()];
  if (all.length !== ORDER_COUNT) throw new Error(`The plan has ${all.length} orders`);
  return all;
}
