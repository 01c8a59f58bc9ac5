import type { CorrectionCause, MovementReason } from '@evmandi/contract/domain/stock';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  Movement,
  MovementList,
  MovementsExport,
  MovementsQuery,
} from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { minuteTextOf, startOf } from '../../database/india.ts';
import { holding } from '../../database/like.ts';

const all = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

function conditionsOf({ sku, q, reason, from, to }: MovementsExport): RawBuilder<SqlBool>[] {
  const text = q && holding(q);
  return [
    ...(sku ? [sql<SqlBool>`product_id = (select id from products where sku = ${sku})`] : []),
    ...(text
      ? [
          sql<SqlBool>`product_id in (
            select id from products where sku ilike ${text} or name ilike ${text})`,
        ]
      : []),
    ...(reason ? [sql<SqlBool>`reason = ${reason}`] : []),
    ...(from ? [sql<SqlBool>`at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql<SqlBool>`at < ${startOf(sql`${to}::date + 1`)}`] : []),
  ];
}

export interface MovementRow {
  id: string;
  at: Date;
  /** In India, `YYYY-MM-DD HH:MM`. */
  minute: string;
  productId: string;
  sku: string;
  name: string;
  quantity: number;
  left: number;
  reason: MovementReason;
  cause: CorrectionCause | null;
  note: string | null;
  by: string | null;
  order: string | null;
  delivery: string | null;
  jobCard: string | null;
}

const toMovement = ({ at, minute: _, productId, sku, name, ...row }: MovementRow): Movement => ({
  ...row,
  at: at.toISOString(),
  product: { id: productId, sku, name },
});

interface Part {
  /** The id of a movement from which it goes on. */
  from: string | undefined;
  newer?: boolean;
  limit: number;
  /** Without what was left after each, which sums up all that came later. */
  bare?: boolean;
}

/** Movements on one side of another, the newest first. */
export async function readMovements(
  db: Database,
  filters: MovementsExport,
  { from, newer = false, limit, bare = false }: Part,
): Promise<MovementRow[]> {
  const side = sql.raw(newer ? '>' : '<');
  const direction = sql.raw(newer ? 'asc' : 'desc');
  const conditions = [
    ...conditionsOf(filters),
    ...(from
      ? [
          sql<SqlBool>`(at, id) ${side} (
            select at, id from stock_movements where id = ${from}::bigint)`,
        ]
      : []),
  ];
  const left = sql`products.stock - coalesce((
    select sum(quantity) from stock_movements later where later.product_id = moved.product_id
      and (later.at, later.id) > (moved.at, moved.id)), 0)::integer`;
  const { rows } = await sql<MovementRow>`select moved.id, moved.at,
      ${minuteTextOf(sql.ref('moved.at'))} as minute, products.id as "productId", sku, name,
      moved.quantity, ${bare ? sql`0` : left} as left, reason, cause, moved.note, moved.actor as by, orders.number as order, deliveries.number as delivery,
      job_cards.number as "jobCard"
    from (select * from stock_movements where ${all(conditions)}
      order by at ${direction}, id ${direction} limit ${limit}) moved
    join products on products.id = moved.product_id
    left join orders on orders.id = order_id
    left join deliveries on deliveries.id = delivery_id
    left join job_cards on job_cards.id = job_card_id
    order by moved.at desc, moved.id desc`.execute(db);
  return rows;
}

/** A page of movements. */
export async function listMovements(db: Database, query: MovementsQuery): Promise<MovementList> {
  const { after, before, page_size, ...filters } = query;
  const newer = before !== undefined;
  // One more than is shown says whether there is a page beyond.
  const found = await readMovements(db, filters, {
    from: before ?? after,
    newer,
    limit: page_size + 1,
  });
  const more = found.length > page_size;
  const movements = newer ? found.slice(-page_size) : found.slice(0, page_size);
  const [first, last] = [movements.at(0)?.id, movements.at(-1)?.id];
  const beyond = async (from: string | undefined, side: boolean) =>
    from !== undefined &&
    (await readMovements(db, filters, { from, newer: side, limit: 1, bare: true })).length > 0;
  const isNewer = newer ? more : after !== undefined && (await beyond(first, true));
  const isOlder = newer ? await beyond(last, false) : more;
  return {
    movements: movements.map(toMovement),
    newer: (isNewer && first) || null,
    older: (isOlder && last) || null,
  };
}
