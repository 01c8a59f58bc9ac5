import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import { type Beside, sharesVehicle, suitsVehicles } from '../fitment/same-vehicles.ts';
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

interface Product extends Beside {
  kind: string | null;
  categoryId: string;
  aisle: string | undefined;
}

/** What can be ordered beside a product: for a vehicle of its own, if any, and no second one of its kind. */
const goesWith = (product: Product) =>
  sql<boolean>`(${CAN_BE_ORDERED} and ${suitsVehicles(product)}
    and (products.kind is null or products.kind is distinct from ${product.kind}::text))`;

/**
 * Two other products that can be ordered: from the same orders first, else from the same aisle, what fits the same
 * vehicle at the same end before the rest.
 */
export async function boughtTogether(
  db: Database,
  tree: CategoryTree,
  product: Product,
): Promise<ProductCard[]> {
  const ids = await companionsOf(db, product.id);
  const known: CardRow[] =
    ids.length === 0
      ? []
      : await selectCards(db).where('products.id', 'in', ids).where(goesWith(product)).execute();
  const chosen = known.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, COMPANIONS);

  const aisle = tree.find(product.modelId === null ? (product.aisle ?? '') : FOR_VEHICLES);
  // Of the whole aisle the popular are read by their index: nothing but popularity orders them.
  const others = [
    selectCards(db)
      .where(sharesVehicle(product))
      .orderBy(sql`products.category_id = ${product.categoryId}::bigint`, 'desc'),
    selectCards(db),
  ];
  for (const from of others) {
    const missing = COMPANIONS - chosen.length;
    if (missing <= 0 || !aisle) break;
    const more = await from
      .where(isIn(aisle))
      .where('products.id', 'not in', [product.id, ...chosen.map(({ id }) => id)])
      .where(goesWith(product))
      .orderBy('products.popularity', 'desc')
      .orderBy('products.id')
      .limit(missing)
      .execute();
    chosen.push(...more);
  }
  return chosen.map((row) => toCard(tree, row));
}
