import type { Unit } from '@evmandi/contract/domain/units';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import type { Drawing } from '../pictures/picture.ts';

/** A product as far as ordering it goes. */
export interface Orderable {
  id: string;
  sku: string;
  name: string;
  picture: Drawing;
  unit: Unit;
  /** Paise without tax. */
  price: number;
  /** Basis points. */
  taxRate: number;
  /** Pieces that are there and held for no order. */
  stock: number;
  /** Announced pieces that no line waits for; 0 unless their day is to come. */
  incoming: number;
  /** `YYYY-MM-DD` of the first delivery with such pieces, while it has not gone by. */
  arrivesOn: string | null;
  /** `YYYY-MM-DD` of the first day of sale, while it is to come. */
  soldFrom: string | null;
}

const COMING = sql<boolean>`restock_date >= ${TODAY}`;

/** Rows of products as far as ordering them goes; conditions are added by the caller. */
export const selectOrderables = (db: Database) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'name',
      'picture',
      'unit',
      'price',
      'tax_rate as taxRate',
      'stock',
      sql<number>`case when ${COMING} then greatest(incoming, 0) else 0 end`.as('incoming'),
      sql<string | null>`case when ${COMING} then restock_date end`.as('arrivesOn'),
      sql<string | null>`case when launched_on > ${TODAY} then launched_on end`.as('soldFrom'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectOrderables>['executeTakeFirstOrThrow']>>;

/** A row of {@link selectOrderables}, with its price as a number. */
export const toOrderable = <Selected extends Row>(row: Selected) => ({
  ...row,
  price: Number(row.price),
});

/**
 * Those products, by id. With `lock` their stock cannot change until the transaction ends; rows are
 * locked in the order of their ids, so that two orders never wait for each other.
 */
export async function readOrderables(
  db: Database,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, Orderable>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOrderables(db)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, toOrderable(row)]));
}
