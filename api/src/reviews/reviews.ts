import type { Review, ReviewList, ReviewsQuery, StarCount } from '../../contract/reviews.ts';
import { isProduct } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { offsetOf, pageOf } from '../http/pages.ts';

interface Rows {
  limit: number;
  offset: number;
}

/** Reviews of a product, the newest first. */
export async function newestReviews(
  db: Database,
  productId: string,
  { limit, offset }: Rows,
): Promise<Review[]> {
  const rows = await db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .select(['id', 'author', 'rating', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ created_at, ...review }) => ({ ...review, date: created_at.toISOString() }));
}

/** How many reviews gave five stars, four, and so on down to one. */
export async function starsOf(db: Database, productId: string): Promise<StarCount[]> {
  const rows = await db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .select(['rating', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('rating')
    .execute();
  const counts = new Map(rows.map(({ rating, count }) => [rating, Number(count)]));
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
}

/** A page of a product's reviews, the newest first. Throws a 404 when there is no such product. */
export async function listReviews(
  db: Database,
  { product: idOrSku, page }: ReviewsQuery,
): Promise<ReviewList> {
  const product = await db
    .selectFrom('products')
    .where(isProduct(idOrSku))
    .select(['id', 'review_count'])
    .executeTakeFirst();
  if (!product) throw notFound('We could not find that product', 'unknown_product');
  const info = pageOf(page, product.review_count);
  const [reviews, stars] = await Promise.all([
    newestReviews(db, product.id, { limit: info.pageSize, offset: offsetOf(page) }),
    starsOf(db, product.id),
  ]);
  return { reviews, stars, page: info };
}
