import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '@evmandi/contract/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { OrderSnapshot } from '../../database/tables/orders.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { readOrderables } from '../orderables.ts';
import { type HeldOrder, heldLines, type Tx } from './hold-order.ts';

const seconds = (count: number) => sql`make_interval(secs => ${sql.lit(count)})`;
const OFFERED = seconds(UNDO_SECONDS);
/** The rule of the database says the same (migrations/0086-undo-of-many.ts). */
const ACCEPTED = seconds(UNDO_SECONDS + UNDO_GRACE_SECONDS);

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505';

const over = (message: string) => conflict('undo_over', message);

/** Returns an order as it is, for a change that may be taken back. */
export async function snapshotOf(tx: Tx, { id }: { id: string }): Promise<OrderSnapshot> {
  const { rows } = await sql<{ now: OrderSnapshot }>`select order_snapshot(${id}) as now`.execute(
    tx,
  );
  if (!rows[0]) throw new Error(`order ${id} is not there`);
  return rows[0].now;
}

/** Remembers a change of staff for as long as it may be taken back. */
export async function keepUndo(
  tx: Tx,
  { id, before, by }: { id: string; before: OrderSnapshot; by: Caller },
): Promise<void> {
  await sql`insert into order_undos (order_id, user_id, version, before, after)
    select id, ${by.id}, version, ${JSON.stringify(before)}, order_snapshot(id) from orders where id = ${id}
    on conflict (order_id) do update set user_id = excluded.user_id, version = excluded.version,
      at = excluded.at, before = excluded.before, after = excluded.after`.execute(tx);
}

/** Until when Undo is offered for the latest change of all those orders; null where none is the caller's. */
export async function undoUntil(
  db: Database,
  numbers: readonly string[],
  by: Caller,
): Promise<string | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(at) + ${OFFERED} as until
    from order_undos join orders on orders.id = order_id and orders.version = order_undos.version
    where orders.number = any(${numbers}::text[]) and user_id = ${by.id} and at > now() - ${OFFERED}`.execute(
    db,
  );
  return rows[0]?.until?.toISOString() ?? null;
}

async function latestChange(tx: Tx, order: HeldOrder, by: Caller) {
  const undo = await tx
    .selectFrom('order_undos')
    .select(['before', 'after'])
    .where('order_id', '=', order.id)
    .where('user_id', '=', by.id)
    .where('version', '=', order.version)
    .where(sql<boolean>`at > now() - ${ACCEPTED}`)
    .executeTakeFirst();
  if (undo) return undo;
  throw over(
    `A change is taken back within ${UNDO_SECONDS} seconds, by the one who made it, while nothing came after it`,
  );
}

/** Pieces go back to what the change found, also where a delivery came since; what left meanwhile stands against it. */
async function restoreLines(tx: Tx, order: HeldOrder, before: OrderSnapshot, after: OrderSnapshot) {
  const changed = (await heldLines(tx, order.id)).filter(
    ({ position }) =>
      JSON.stringify(before.lines[position]) !== JSON.stringify(after.lines[position]),
  );
  if (changed.length === 0) return undefined;
  const ids = changed.map(({ product_id }) => product_id);
  const products = await readOrderables(tx, ids, { lock: true });
  const taken: { product_id: string; quantity: number }[] = [];
  const given: { position: number; allocated: number; cancelled: number; returned: number }[] = [];
  for (const line of await heldLines(tx, order.id)) {
    const [was, became] = [before.lines[line.position], after.lines[line.position]];
    if (!was || !became || !ids.includes(line.product_id)) continue;
    const gained = (piece: keyof typeof was) => was[piece] - became[piece];
    const quantity = gained('allocated') - gained('returned');
    if (quantity > (products.get(line.product_id)?.stock ?? 0)) {
      throw over(`Pieces of ${line.name} went elsewhere since: this cannot be taken back any more`);
    }
    given.push({
      position: line.position,
      allocated: gained('allocated'),
      cancelled: gained('cancelled'),
      returned: gained('returned'),
    });
    if (quantity > 0) taken.push({ product_id: line.product_id, quantity });
  }
  // In one change: the order and its figures follow it once, not line by line.
  await sql`update order_lines set allocated = order_lines.allocated + given.allocated,
      cancelled = order_lines.cancelled + given.cancelled, returned = order_lines.returned + given.returned
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (position smallint, allocated integer, cancelled integer, returned integer)
    where order_id = ${order.id} and order_lines.position = given.position`.execute(tx);
  return taken.sort((a, b) => Number(a.product_id) - Number(b.product_id));
}

async function takeAgain(
  tx: Tx,
  order: HeldOrder,
  { taken, by }: { taken: { product_id: string; quantity: number }[]; by: Caller },
): Promise<void> {
  if (taken.length > 0) {
    await tx
      .insertInto('stock_movements')
      .values(
        taken.map(({ product_id, quantity }) => ({
          product_id,
          quantity: -quantity,
          reason: 'sale' as const,
          order_id: order.id,
          actor: by.name,
          user_id: by.id,
          note: 'A change was taken back',
        })),
      )
      .execute();
  }
  // A line that waits again takes what lies on the shelf, and only what is still announced.
  const { rows } = await sql<{ name: string }>`select products.name, allocate_stock(products.id)
    from products join order_lines on order_lines.product_id = products.id
    where order_lines.order_id = ${order.id} and quantity > allocated + cancelled
      and (products.stock > 0 or products.incoming < 0)
    order by products.id`.execute(tx);
  const { rows: short } = await sql<{ name: string }>`select products.name
    from products join order_lines on order_lines.product_id = products.id
    where order_lines.order_id = ${order.id} and quantity > allocated + cancelled
      and products.incoming < 0 limit 1`.execute(tx);
  if (rows.length > 0 && short[0]) {
    throw over(`Others wait for ${short[0].name} by now: this cannot be taken back any more`);
  }
}

/** Removes payments, counter-entries and refunds of a change. A reversed payment has its reference back then. */
async function removeMoney(tx: Tx, order: HeldOrder, before: OrderSnapshot): Promise<void> {
  for (const table of ['payments', 'refunds'] as const) {
    await tx
      .deleteFrom(table)
      .where('order_id', '=', order.id)
      .where('id', '>', String(before[table]))
      .execute()
      .catch((error: unknown) => {
        if (Object(error).code !== UNIQUE_VIOLATION) throw error;
        throw over('Its reference stands for another payment by now: this cannot be taken back');
      });
  }
}

/**
 * Takes back the latest change of a held order, with its stock and allocation, by an event of its own. Throws 409
 * `undo_over` when it is too late, was somebody else's, or something has built on it.
 */
export async function undoOrder(tx: Tx, order: HeldOrder, by: Caller): Promise<void> {
  const { before, after } = await latestChange(tx, order, by);
  // First: the rule that lets it go back knows the version which the change left, and lines count another one.
  const { status, payment, payable } = before;
  await tx
    .updateTable('orders')
    .set({ status, payment, payable })
    .where('id', '=', order.id)
    .execute();
  const taken = await restoreLines(tx, order, before, after);
  await tx
    .deleteFrom('shipments')
    .where('order_id', '=', order.id)
    .where('position', '>', before.shipments)
    .execute();
  if (taken) await takeAgain(tx, order, { taken, by });
  await removeMoney(tx, order, before);
  // A reversal began a hold that was not there before.
  if (!before.reservation) {
    await tx.deleteFrom('reservations').where('order_id', '=', order.id).execute();
  }
  if (before.reservation) {
    await sql`insert into reservations select (jsonb_populate_record(null::reservations,
        ${JSON.stringify(before.reservation)}::jsonb)).*
      on conflict do nothing`.execute(tx);
  }
  await tx.deleteFrom('order_undos').where('order_id', '=', order.id).execute();
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'undone',
    by,
    before: { status: after.status, payment: after.payment, from: before.event, to: after.event },
    after: { status, payment },
  });
}
