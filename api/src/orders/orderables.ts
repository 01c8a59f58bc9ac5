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
  stock: number;
  /** `YYYY-MM-DD` of the next delivery, while it has not gone by. */
  arrivesOn: string | null;
  /** `YYYY-MM-DD` of the first day of sale, while it is to come. */
  soldFrom: string | null;
}

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
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', ids)
    .select([
      'id',
      'sku',
      'name',
      'picture',
      'unit',
      'price',
      'tax_rate as taxRate',
      'stock',
      sql<string | null>`case when restock_date >= ${TODAY} then restock_date end`.as('arrivesOn'),
      sql<string | null>`case when launched_on > ${TODAY} then launched_on end`.as('soldFrom'),
    ])
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, price: Number(row.price) }]));
}
