import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  ProductCard,
  ProductList,
  ProductSort,
  ProductsQuery,
} from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { selectCards, toCard } from './cards.ts';
import { type Category, type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { belongsTo, countProducts } from './memberships.ts';
import { holdsWords, likeness, resemblesWords, wordsOf } from './search-words.ts';

type Condition = Expression<SqlBool>;

const NUMERIC_ID = /^\d{1,18}$/;

/** The identity ends every order, so that pages never overlap. */
const ORDERS: Record<ProductSort, Expression<unknown>> = {
  popularity: sql`products.popularity desc, products.id`,
  price_asc: sql`products.price, products.id`,
  price_desc: sql`products.price desc, products.id`,
  name: sql`lower(products.name) collate "C", products.id`,
  rating: sql`products.rating desc, products.review_count desc, products.id`,
};

async function count(db: Database, conditions: Condition[]): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where((eb) => eb.and(conditions))
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What to look for: the words themselves, or what resembles them when nothing holds them. */
async function searched(db: Database, conditions: Condition[], q: string | undefined) {
  const words = wordsOf(q ?? '');
  if (words.length === 0) return { conditions, total: await count(db, conditions) };
  const exact = [...conditions, holdsWords(words)];
  const total = await count(db, exact);
  if (total > 0) return { conditions: exact, total };
  const similar = [...conditions, resemblesWords(words)];
  return { conditions: similar, total: await count(db, similar), closest: likeness(words) };
}

async function categoryOf(db: Database, tree: CategoryTree, category: Category) {
  const children = tree.children(category);
  const counts = await countProducts(db, tree, children);
  return {
    slug: category.slug,
    name: category.name,
    path: tree.path(category.id),
    children: children.map(({ id, slug, name }) => ({ slug, name, count: counts.get(id) ?? 0 })),
  };
}

async function cardsById(db: Database, tree: CategoryTree, ids: string[]): Promise<ProductCard[]> {
  const wanted = [...new Set(ids)]
    .filter((id) => NUMERIC_ID.test(id))
    .map((id) => BigInt(id).toString());
  if (wanted.length === 0) return [];
  const rows = await selectCards(db).where('products.id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, toCard(tree, row)]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A page of product cards. With `ids` the answer holds those that exist, in that order, on one page,
 * whatever else is asked. An unknown category is a {@link notFound}.
 */
export async function listProducts(db: Database, query: ProductsQuery): Promise<ProductList> {
  const tree = await loadCategoryTree(db);
  if (query.ids) {
    const products = await cardsById(db, tree, query.ids);
    const total = products.length;
    return {
      category: null,
      products,
      page: { page: 1, pageSize: Math.max(total, 1), pages: 1, total },
    };
  }
  const category = query.category === undefined ? undefined : tree.find(query.category);
  if (query.category !== undefined && !category) {
    throw notFound('There is no such category', 'unknown_category');
  }
  const { conditions, total, closest } = await searched(
    db,
    category ? [belongsTo(tree.branch(category))] : [],
    query.q,
  );
  const { page, page_size: pageSize, sort } = query;
  let rows = selectCards(db).where((eb) => eb.and(conditions));
  if (closest && sort === 'popularity') rows = rows.orderBy(closest, 'desc');
  const [found, shown] = await Promise.all([
    rows
      .orderBy(ORDERS[sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    category ? categoryOf(db, tree, category) : null,
  ]);
  return {
    category: shown,
    products: found.map((row) => toCard(tree, row)),
    page: { page, pageSize, pages: Math.ceil(total / pageSize), total },
  };
}
