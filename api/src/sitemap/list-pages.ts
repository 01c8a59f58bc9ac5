import type { Sitemap } from '../../contract/sitemap.ts';
import { loadCategoryTree } from '../catalog/category-tree.ts';
import { countProducts } from '../catalog/memberships.ts';
import type { Database } from '../database/database.ts';
import { offsetOf, pageOf } from '../http/pages.ts';

/** Addresses in one answer; a sitemap file may hold 50,000. */
const PAGE_SIZE = 10_000;

async function categoryPages(db: Database): Promise<Sitemap['pages']> {
  const [tree, counts] = await Promise.all([loadCategoryTree(db), countProducts(db)]);
  return tree
    .aisles()
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .map(({ slug }) => ({ path: `/listing/${slug}`, changedAt: null }));
}

/** Paths of the public pages of categories that hold something, then of all products. */
export async function listPages(db: Database, page: number): Promise<Sitemap> {
  const [categories, { count }] = await Promise.all([
    categoryPages(db),
    db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const info = pageOf(page, categories.length + Number(count), PAGE_SIZE);
  const offset = offsetOf(page, PAGE_SIZE);
  const shown = categories.slice(offset, offset + PAGE_SIZE);
  const products = await db
    .selectFrom('products')
    .select(['id', 'changed_at as changedAt'])
    .orderBy('id')
    .limit(PAGE_SIZE - shown.length)
    .offset(Math.max(offset - categories.length, 0))
    .execute();
  return {
    pages: [
      ...shown,
      ...products.map(({ id, changedAt }) => ({
        path: `/product/${id}`,
        changedAt: changedAt.toISOString(),
      })),
    ],
    page: info,
  };
}
