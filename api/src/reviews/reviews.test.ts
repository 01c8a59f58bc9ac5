import { sql } from 'kysely';
import { type ReviewList, reviewListSchema } from '../../contract/reviews.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('reviews', (api) => {
  const read = async (query: string): Promise<ReviewList> =>
    reviewListSchema.parse((await api().get(`/api/reviews?${query}`)).json());

  test('come page by page, the newest first, none twice, and add up to the rating', async () => {
    const product = (await api().get('/api/products/1')).json();
    const first = await read('product=bp-ev-2041');
    expect(first.page.total).toBe(product.reviews);
    expect(first.reviews).toEqual(product.recentReviews);
    expect(first.stars).toEqual(product.stars);

    const all: ReviewList['reviews'] = [];
    for (let page = 1; page <= first.page.pages; page += 1) {
      all.push(...(await read(`product=1&page=${page}`)).reviews);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(product.reviews);
    const dates = all.map(({ date }) => date);
    const moved = all.slice(0, 3).findIndex(({ rating }) => rating <= 2);
    const others = dates.filter((_, index) => index !== moved);
    expect(others).toEqual(others.toSorted().toReversed());
    for (const { stars, count } of first.stars) {
      expect(all.filter(({ rating }) => rating === stars)).toHaveLength(count);
    }
    const sum = first.stars.reduce((total, { stars, count }) => total + stars * count, 0);
    expect(Math.round((sum / product.reviews) * 10) / 10).toBe(product.rating);
  });

  test('show a bad one among the first three, wherever there is one, and who bought here', async () => {
    const { products } = (await api().get('/api/products?sort=rating&page=1')).json();
    const skus = ['BP-EV-2041', 'HL-LED-1240', ...products.map(({ id }: { id: string }) => id)];
    const lists = await Promise.all(skus.map((sku) => read(`product=${sku}`)));
    const hidden = lists.filter(
      ({ stars, reviews }) =>
        stars.some(({ stars, count }) => stars <= 2 && count > 0) &&
        !reviews.slice(0, 3).some(({ rating }) => rating <= 2),
    );
    expect(hidden).toEqual([]);
    const [pads] = lists;
    expect(pads?.stars.filter(({ count }) => count === 0)).toEqual([]);
    const marked = await Promise.all(
      Array.from({ length: pads?.page.pages ?? 0 }, (_, page) =>
        read(`product=BP-EV-2041&page=${page + 1}`),
      ),
    );
    expect(marked.flatMap(({ reviews }) => reviews).filter(({ delivered }) => !delivered)).toEqual(
      [],
    );
  });

  const dealer = `(select max(id) from dealer_orders where product_id = 1)`;
  const line = (status: string, product: string) =>
    `(select (order_id, position)::text from order_lines join orders on orders.id = order_id
      where status = '${status}' and product_id ${product} limit 1)`;
  test.each([
    ['of no order', { bill: 'null', line: 'null' }, 'reviews_of_one_order'],
    ['of two orders', { bill: dealer, line: line('Delivered', '> 0') }, 'reviews_of_one_order'],
    [
      'of what a dealer sold of another product',
      { bill: '(select id from dealer_orders where product_id <> 1 limit 1)', line: 'null' },
      'reviews_dealer_order',
    ],
    [
      'of a line of another product',
      { bill: 'null', line: line('Delivered', '<> 1') },
      'reviews_of_product',
    ],
    ['from before a delivery', { bill: dealer, line: 'null', days: 900 }, 'reviews_after_delivery'],
  ])('a review %s is refused', async (_, of, constraint) => {
    const { bill, line, days = 0 } = { days: 0, ...of };
    const added = api()
      .db.transaction()
      .execute(async (transaction) => {
        await sql.raw('delete from reviews').execute(transaction);
        await sql
          .raw(
            `insert into reviews (product_id, author, rating, text, created_at, dealer_order_id, order_id, order_position)
             select 1, 'x', 3, 'x', now() - interval '${days} days', ${bill},
               split_part(trim(line, '()'), ',', 1)::bigint, split_part(trim(line, '()'), ',', 2)::smallint
             from (select ${line}::text as line) one`,
          )
          .execute(transaction);
      });
    await expect(added).rejects.toMatchObject({ constraint });
  });

  test.each([
    ['product=NONE', 404],
    ['', 422],
    ['product=1&page=0', 422],
    ['product=1&product=2', 422],
  ])('%s is %i', async (query, status) => {
    expect((await api().get(`/api/reviews?${query}`)).statusCode).toBe(status);
  });

  test('a page after the last is empty', async () => {
    expect((await read('product=1&page=999')).reviews).toEqual([]);
  });
});
