import { sql } from 'kysely';
import type { Review, ReviewList, ReviewsQuery, StarCount } from '../../contract/reviews.ts';
import { isProduct } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { offsetOf, publicPageOf } from '../http/pages.ts';

interface Rows {
  limit: number;
  offset: number;
}

/** Up to so many stars a review is a bad one. */
const BAD = 2;
/** A bad one stands among the first so many, where there is any. */
const SEEN_FIRST = 3;

/**
 * Reviews of a product, the newest first; but who reads only the first learns what others complain of: the newest
 * bad one moves up to them.
 */
export async function newestReviews(
  db: Database,
  productId: string,
  { limit, offset }: Rows,
): Promise<Review[]> {
  const { rows } = await sql<Omit<Review, 'date'> & { created_at: Date }>`
    select id, author, rating, text, created_at,
      coalesce(order_id, dealer_order_id) is not null as delivered, vehicle
    from (
      select *, min(place) filter (where rating <= ${BAD}::smallint) over () as bad
      from (
        select *, row_number() over (order by created_at desc, id desc) as place
        from reviews where product_id = ${productId}
      ) newest
    ) placed
    order by case when place = bad and place > ${SEEN_FIRST}::bigint then ${SEEN_FIRST}::bigint - 0.5 else place end
    limit ${limit} offset ${offset}`.execute(db);
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

/** A page of a product's reviews. Throws a 404 when there is no such product. */
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
  const info = publicPageOf(page, product.review_count);
  const [reviews, stars] = await Promise.all([
    newestReviews(db, product.id, { limit: info.pageSize, offset: offsetOf(page) }),
    starsOf(db, product.id),
  ]);
  return { reviews, stars, page: info };
}
