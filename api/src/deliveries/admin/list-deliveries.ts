import type { DeliveryStatus } from '@evmandi/contract/domain/stock';
import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  AnnouncedDelivery,
  DeliveriesQuery,
  DeliveryList,
} from '../../../contract/deliveries.ts';
import type { Database } from '../../database/database.ts';
import { TODAY } from '../../database/india.ts';
import { holding } from '../../database/like.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';

const STATUS = sql<DeliveryStatus>`case when deliveries.open > 0 then 'Announced'
  when deliveries.arrived > 0 then 'Arrived' else 'Cancelled' end`;

/** Rows of deliveries with their products. */
export const selectDeliveries = (db: Database) =>
  db
    .selectFrom('deliveries')
    .innerJoin('products', 'products.id', 'deliveries.product_id')
    .select([
      'deliveries.id',
      'deliveries.number',
      'deliveries.expected_on as expectedOn',
      'deliveries.quantity',
      'deliveries.arrived',
      'deliveries.open',
      'deliveries.note',
      'deliveries.version',
      'products.id as productId',
      'products.sku',
      'products.name',
      'products.picture',
      STATUS.as('status'),
      sql<number>`(select coalesce(sum(quantity - allocated - cancelled), 0)::integer from order_lines
        where order_lines.product_id = deliveries.product_id
          and order_lines.quantity > allocated + cancelled)`.as('waiting'),
      sql<boolean>`deliveries.open > 0 and deliveries.expected_on < ${TODAY}`.as('late'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>;

/** A row of {@link selectDeliveries} as the contract has it. */
export const toDelivery = (row: Row): AnnouncedDelivery => {
  const { id: _, productId, sku, name, picture, ...delivery } = row;
  const product = { id: productId, sku, name, picture: pictureOf(picture, 'cut', name) };
  return { ...delivery, product };
};

function matching(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const text = holding(q);
  return sql<SqlBool>`(deliveries.number ilike ${text} or products.sku ilike ${text}
    or products.name ilike ${text})`;
}

async function count(db: Database, q: string | undefined): Promise<DeliveryList['counts']> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('products', 'products.id', 'deliveries.product_id')
    .where(matching(q))
    .select([STATUS.as('status'), sql<string>`count(*)`.as('count')])
    .groupBy(STATUS)
    .execute();
  const counts = { all: 0, Announced: 0, Arrived: 0, Cancelled: 0 };
  for (const row of rows) {
    counts[row.status] = Number(row.count);
    counts.all += Number(row.count);
  }
  return counts;
}

/** A page of deliveries: what is to come first, by its day, then the others, the latest first. */
export async function listDeliveries(
  db: Database,
  { status, q, page }: DeliveriesQuery,
): Promise<DeliveryList> {
  const [rows, counts] = await Promise.all([
    selectDeliveries(db)
      .where(matching(q))
      .$if(status !== undefined, (query) => query.where(STATUS, '=', status ?? 'Announced'))
      .orderBy(sql`deliveries.open > 0`, 'desc')
      .orderBy(sql`case when deliveries.open > 0 then deliveries.expected_on end`)
      .orderBy('deliveries.expected_on', 'desc')
      .orderBy('deliveries.id')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
    count(db, q),
  ]);
  return {
    deliveries: rows.map(toDelivery),
    page: pageOf(page, counts[status ?? 'all']),
    counts,
  };
}
