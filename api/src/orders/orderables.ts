import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import type { Unit } from '@evmandi/contract/domain/units';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import type { Drawing } from '../pictures/picture.ts';

/** A product as far as judging an amount of it goes. */
export interface Sellable {
  id: string;
  sku: string;
  name: string;
  unit: Unit;
  /** Paise without tax. */
  price: number;
  priceBreaks: PriceBreak[];
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

/** A product as far as ordering it goes. */
export interface Orderable extends Sellable {
  picture: Drawing;
}

/** As a subquery it is reckoned once, not three times for each of a thousand rows. */
const ONE_TODAY = sql<string>`(select ${TODAY})`;
const COMING = sql<boolean>`restock_date >= ${ONE_TODAY}`;

/** Rows of products as far as judging amounts of them goes; conditions are added by the caller. */
export const selectSellables = (db: Database) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'name',
      'unit',
      'price',
      'price_breaks as priceBreaks',
      'tax_rate as taxRate',
      'stock',
      sql<number>`case when ${COMING} then greatest(incoming, 0) else 0 end`.as('incoming'),
      sql<string | null>`case when ${COMING} then restock_date end`.as('arrivesOn'),
      sql<string | null>`case when launched_on > ${ONE_TODAY} then launched_on end`.as('soldFrom'),
    ]);

/** Rows of products as far as ordering them goes; conditions are added by the caller. */
export const selectOrderables = (db: Database) => selectSellables(db).select('picture');

type Row = Awaited<ReturnType<ReturnType<typeof selectSellables>['executeTakeFirstOrThrow']>>;

/** A row of {@link selectSellables}, with its price as a number: itself, since there may be a thousand. */
export const withPrice = <Selected extends Row>(
  row: Selected,
): Omit<Selected, 'price'> & { price: number } => Object.assign(row, { price: Number(row.price) });

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
  return new Map(rows.map((row) => [row.id, withPrice(row)]));
}
