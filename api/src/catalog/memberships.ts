import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Category } from './category-tree.ts';

/** Holds for products of the category or of any below it. */
export const isIn = ({ id }: Pick<Category, 'id'>): Expression<SqlBool> =>
  sql<SqlBool>`products.category_ids @> array[${id}::integer]`;

/** Number of products in each category, what is below it counted too, by the category's id. */
export async function countProducts(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; count: string }>`
    select category_id as id, sum(cells.count) as count
    from (select facet_cell, count(*) as count from products group by facet_cell) cells
    join facet_sets on facet_sets.id = cells.facet_cell >> 4
    cross join unnest(facet_sets.category_ids) category_id
    group by category_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [String(id), Number(count)]));
}
