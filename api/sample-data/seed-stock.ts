import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import { known } from './known.ts';
import { orderables } from './orderables.ts';
import type { Random } from './random.ts';
import type { Stock } from './seed-catalog.ts';
import type { SeededOrder } from './seed-orders.ts';

type Movement = Insertable<Schema['stock_movements']>;

/** Before the oldest order. */
const OPENED_DAYS_AGO = 170;
const STOREKEEPER = 'Ravi Kumar';

const minutesAgoOf = ({ events }: SeededOrder, kind: string) =>
  events.find((event) => event.kind === kind)?.minutesAgo ?? 0;

interface Returned {
  pieces: number;
  /** When the last of them came back. */
  minutesAgo: number;
}

/** Pieces by SKU that left for orders: for good, and for those that were cancelled later. */
function soldPieces(orders: SeededOrder[]) {
  const sold = new Map<string, number>();
  const returned = new Map<string, Returned>();
  for (const order of orders) {
    for (const [sku, quantity] of order.lines) {
      if (order.status === 'Cancelled') {
        const { pieces, minutesAgo } = returned.get(sku) ?? { pieces: 0, minutesAgo: Infinity };
        returned.set(sku, {
          pieces: pieces + quantity,
          minutesAgo: Math.min(minutesAgo, minutesAgoOf(order, 'cancelled')),
        });
      } else sold.set(sku, (sold.get(sku) ?? 0) + quantity);
    }
  }
  return { sold, returned };
}

function movementsOf(
  order: SeededOrder,
  ids: ReadonlyMap<string, { id: string }>,
  calendar: Calendar,
): Movement[] {
  return order.lines.flatMap(([sku, quantity]): Movement[] => {
    const sale: Movement = {
      product_id: known(ids, sku).id,
      quantity: -quantity,
      reason: 'sale',
      order_id: order.id,
      actor: order.customer.name,
      at: calendar.minutesAgo(minutesAgoOf(order, 'placed')),
    };
    if (order.status !== 'Cancelled') return [sale];
    const returned: Movement = {
      ...sale,
      quantity,
      reason: 'cancellation',
      at: calendar.minutesAgo(minutesAgoOf(order, 'cancelled')),
    };
    return [sale, returned];
  });
}

/**
 * Every movement up to the first start: what there was in the beginning, deliveries since, and what the
 * orders and the workshop took. They leave exactly the pieces of `stock`, and never less than none.
 */
export async function seedStock(
  db: Transaction<Schema>,
  stock: Stock,
  orders: SeededOrder[],
  inWorkshop: Movement[],
  random: Random,
  calendar: Calendar,
): Promise<void> {
  const products = await orderables(db);
  const skus = new Map([...products].map(([sku, { id }]) => [id, sku]));
  const { sold: gone, returned } = soldPieces(orders);
  for (const { product_id, quantity } of inWorkshop) {
    const sku = known(skus, product_id);
    gone.set(sku, (gone.get(sku) ?? 0) - quantity);
  }
  const arrived = [...stock].flatMap(([sku, planned]): Movement[] => {
    const product_id = known(products, sku).id;
    const { pieces: lent, minutesAgo: lentUntil } = returned.get(sku) ?? {
      pieces: 0,
      minutesAgo: 0,
    };
    // What came back was there when it left.
    const left = Math.max(planned, lent);
    const isRestocked = left > 8 && lent === 0 && random.next() < 0.5;
    const delivered = isRestocked ? Math.floor(left / 2) : 0;
    const opening = left + (gone.get(sku) ?? 0) - delivered;
    const at = calendar.minutesAgo(OPENED_DAYS_AGO * MINUTES_A_DAY - random.whole(0, 400));
    const deliveredAt = calendar.minutesAgo(random.whole(6, 40) * MINUTES_A_DAY);
    return [
      { product_id, quantity: opening, reason: 'opening' as const, at, actor: STOREKEEPER },
      {
        product_id,
        quantity: delivered,
        reason: 'delivery' as const,
        at: deliveredAt,
        actor: STOREKEEPER,
      },
      {
        // More came back than there is now: written off on the way until today.
        product_id,
        quantity: planned - left,
        reason: 'correction' as const,
        at: calendar.minutesAgo(Math.floor(lentUntil / 2)),
        actor: STOREKEEPER,
      },
    ].filter(({ quantity }) => quantity !== 0);
  });
  const ordered = orders.flatMap((order) => movementsOf(order, products, calendar));
  const all = [...arrived, ...ordered, ...inWorkshop].sort((a, b) => Number(a.at) - Number(b.at));
  // In one statement: what left for an order and came back agrees with its lines at the end of it.
  await db.insertInto('stock_movements').values(all).execute();
}
