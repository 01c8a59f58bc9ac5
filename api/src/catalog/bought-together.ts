import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import { type CardRow, selectCards, toCard } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { isIn } from './memberships.ts';

const COMPANIONS = 2;
const CANDIDATES = 10;
/** Orders of a best-seller that are looked at, the newest first. */
const RECENT_ORDERS = 500;
/** What goes with a vehicle of which no orders tell. */
const FOR_VEHICLES = 'accessories-tools';

const CAN_BE_ORDERED = sql<boolean>`(products.launched_on <= ${TODAY}
  and (products.stock > 0 or products.restock_date >= ${TODAY}))`;

/** Products of the same orders, the most frequent first. */
async function companionsOf(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select companion.product_id as id
    from (
      select order_id from order_lines where product_id = ${productId}
      order by order_id desc limit ${sql.lit(RECENT_ORDERS)}
    ) recent
    join order_lines companion on companion.order_id = recent.order_id
    where companion.product_id <> ${productId}
    group by companion.product_id
    order by count(*) desc, companion.product_id
    limit ${sql.lit(CANDIDATES)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Two other products that can be ordered: from the same orders first, else from the same aisle. */
export async function boughtTogether(
  db: Database,
  tree: CategoryTree,
  product: { id: string; isVehicle: boolean; aisle: string | undefined },
): Promise<ProductCard[]> {
  const ids = await companionsOf(db, product.id);
  const known: CardRow[] =
    ids.length === 0
      ? []
      : await selectCards(db).where('products.id', 'in', ids).where(CAN_BE_ORDERED).execute();
  const chosen = known.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, COMPANIONS);

  const aisle = tree.find(product.isVehicle ? FOR_VEHICLES : (product.aisle ?? ''));
  if (chosen.length < COMPANIONS && aisle) {
    const others = await selectCards(db)
      .where(isIn(aisle))
      .where('products.id', 'not in', [product.id, ...chosen.map(({ id }) => id)])
      .where(CAN_BE_ORDERED)
      .orderBy('products.popularity', 'desc')
      .orderBy('products.id')
      .limit(COMPANIONS - chosen.length)
      .execute();
    chosen.push(...others);
  }
  return chosen.map((row) => toCard(tree, row));
}
