import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Category, CategoryTree } from './category-tree.ts';

const idsOf = (branch: readonly Category[]) => sql.join(branch.map(({ id }) => sql`${id}::bigint`));

/** Holds for products of any of these categories: their own one, or one they are listed in besides. */
export function belongsTo(branch: readonly Category[]): Expression<SqlBool> {
  const ids = idsOf(branch);
  return sql<SqlBool>`(products.category_id in (${ids}) or products.id in (
    select product_id from product_categories where category_id in (${ids})))`;
}

/** Number of different products in each category and below it, by the category's id. */
export async function countProducts(
  db: Database,
  tree: CategoryTree,
  categories: readonly Category[],
): Promise<Map<string, number>> {
  const pairs = categories.flatMap((category) =>
    tree.branch(category).map(({ id }) => ({ branch: category.id, category: id })),
  );
  const { rows } = await sql<{ branch: string; count: string }>`
    select pairs.branch, count(distinct members.product_id) as count
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs (branch bigint, category bigint)
    join (
      select id as product_id, category_id from products
      union all select product_id, category_id from product_categories
    ) members on members.category_id = pairs.category
    group by pairs.branch`.execute(db);
  const counts = new Map(rows.map(({ branch, count }) => [branch, Number(count)]));
  return new Map(categories.map(({ id }) => [id, counts.get(id) ?? 0]));
}
