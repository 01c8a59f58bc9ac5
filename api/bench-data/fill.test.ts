import { MOST_COUNTED } from '@evmandi/contract/domain/limits';
import { sql } from 'kysely';
import { adminOrderListSchema } from '../contract/admin-orders.ts';
import { productListSchema } from '../contract/catalog.ts';
import { onSampleData } from '../testing/both-databases.ts';
import { countedFigures, keptFigures } from '../testing/kept-figures.ts';
import { fillOrders } from './fill-orders.ts';
import { fillProducts } from './fill-products.ts';

const MORE_PRODUCTS = 1_200;
const MORE_ORDERS = 1_500;

/** All that must not differ by machine or server. */
const PRODUCTS = sql<{ hash: string }>`
  select md5(string_agg(concat_ws('|', sku, products.name, brands.slug, price, original_price, stock,
    rating_sum, colours, year, city, popularity, picture), ',' order by sku collate "C")) as hash
  from products join brands on brands.id = brand_id`;
const ORDERS = sql<{ hash: string }>`
  select md5(string_agg(concat_ws('|', orders.number, name, orders.status, payment, net, tax),
    ',' order by orders.number::bigint)) as hash
  from orders join customers on customers.id = customer_id`;

/** What triggers keep of a product. */
const KEPT = sql`
  select sku, products.kind, search_text, title_words::text, find_words::text, products.category_ids, products.facts,
    (select array_agg(fact order by fact collate "C") from unnest(products.facts) fact) is not distinct from
      nullif(facet_sets.facts, '{}') as counted,
    (facet_sets.category_ids, facet_sets.brand_id, facet_sets.condition, facet_sets.body_style, facet_sets.fuel,
      facet_sets.colours, facet_sets.discounted)::text as set
  from products join facet_sets on facet_sets.id = facet_set_id order by products.id desc limit 200`;

/** Of what is beside a product. */
const WRONG = sql`
  select sku from products
  left join (select product_id, sum(quantity) as moved from stock_movements group by 1) moves
    on moves.product_id = products.id
  left join (select product_id, count(*) as number, sum(rating) as total from reviews group by 1) liked
    on liked.product_id = products.id
  where (stock, review_count, rating_sum) is distinct from
      (coalesce(moved, 0)::integer, coalesce(number, 0)::integer, coalesce(total, 0)::integer)
    or not category_ids @> array(select category_id::integer from product_categories where product_id = products.id)
    or exists (select from unnest(tsvector_to_array(find_words)) word where word ~ '^[a-z]{3,24}$'
      and not exists (select from search_words where search_words.word = word))`;

/** All that filling takes away for a while. */
const RULES = sql<{ rule: string }>`
  select pg_get_indexdef(indexrelid) as rule from pg_index where indrelid::regclass::text !~ '[.]'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  order by rule`;

/** Of the first of both databases. */
const firstHashes = new Map<unknown, string | undefined>();

onSampleData('filling', (api) => {
  const count = async (table: 'products' | 'orders') => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int from ${sql.table(table)}`.execute(api().db);
    return rows[0]?.count ?? 0;
  };
  const expectSame = async (rowsOf: typeof PRODUCTS) => {
    const { hash } = (await rowsOf.execute(api().db)).rows[0] ?? {};
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    if (!firstHashes.has(rowsOf)) firstHashes.set(rowsOf, hash);
    expect(hash).toBe(firstHashes.get(rowsOf));
  };
  const list = async (query: string) =>
    productListSchema.parse((await api().get(`/api/products?${query}`)).json());

  test('makes as many products as are missing, the same everywhere', async () => {
    const total = (await count('products')) + MORE_PRODUCTS;
    const { rows: rules } = await RULES.execute(api().db);
    await fillProducts(api().db, total);
    expect((await RULES.execute(api().db)).rows).toEqual(rules);
    expect(await count('products')).toBe(total);
    await fillProducts(api().db, total - 100);
    expect(await count('products')).toBe(total);
    await expectSame(PRODUCTS);
  });

  test('they are as triggers would have written them', async () => {
    const { db } = api();
    const { rows: before } = await KEPT.execute(db);
    await sql`update products set kind = null, category_id = category_id, name = name
      where id > (select max(id) - 200 from products)`.execute(db);
    expect((await KEPT.execute(db)).rows).toEqual(before);
    const { rows: wrong } = await WRONG.execute(db);
    expect(wrong).toEqual([]);
  });

  test('products are found by their words, in lists with true counts, and are drawn', async () => {
    const { page, facets } = await list('facets=true');
    expect(page.total).toBe(await count('products'));
    const conditions = facets?.conditions.map((value) => value.count) ?? [];
    expect(conditions.reduce((sum, value) => sum + value, 0)).toBe(page.total);
    expect(conditions[1]).toBeGreaterThan(100);

    const [made] = await api()
      .db.selectFrom('products')
      .select(['id', 'name'])
      .where('condition', '=', 'new')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const word = made?.name.split(' ')[0] ?? '';
    const found = await list(`q=${word}`);
    expect(found.products.map(({ id }) => id)).toContain(made?.id);
    for (const { picture } of found.products) {
      expect((await api().get(picture.path)).statusCode).toBe(200);
    }
  });

  test('makes orders whose books agree, and the same everywhere', async () => {
    const before = await count('orders');
    const { rows: rules } = await RULES.execute(api().db);
    expect(rules.length).toBeGreaterThan(100);
    await fillOrders(api().db, MORE_ORDERS);
    expect(await count('orders')).toBe(before + MORE_ORDERS);
    await expectSame(ORDERS);
    expect((await RULES.execute(api().db)).rows).toEqual(rules);
  });

  test('their figures are those that the triggers count order by order', async () => {
    expect(await keptFigures(api().db)).toEqual(await countedFigures(api().db));
  });

  test('searches among them count and list what a look at each order finds', async () => {
    const { db } = api();
    const admin = await api().as('admin');
    const ask = async (query: string) => {
      const answer = await api().get(`/api/admin/orders?${query}`, admin);
      return adminOrderListSchema.parse(answer.json());
    };
    const fits = (q: string) => sql`(number like ${`%${q}%`} or exists (select from order_lines
      where order_id = orders.id and name ilike ${`%${q}%`}))`;
    for (const q of ['e', 'brake', 'pad', '102']) {
      const { rows } = await sql<{
        status: string;
        count: number;
      }>`select status, count(*)::int as count
        from orders where ${fits(q)} group by status`.execute(db);
      const { counts, atLeast } = await ask(`q=${q}`);
      for (const { status, count: there } of rows) {
        const most = Math.min(there, MOST_COUNTED);
        expect([q, status, counts[status as 'Pending']]).toEqual([q, status, most]);
        expect([q, status, atLeast.includes(status as 'Pending')]).toEqual([
          q,
          status,
          there > most,
        ]);
      }
      for (const page of [1, 3]) {
        const found = await sql<{ number: string }>`select number from orders where ${fits(q)}
          order by placed_at desc, id desc limit 10 offset ${10 * (page - 1)}`.execute(db);
        const { orders } = await ask(`q=${q}&page=${page}`);
        expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(
          found.rows.map(({ number }) => number),
        );
      }
    }
  });

  test('the rules hold for them as for any other', async () => {
    const { db } = api();
    const newest = sql`(select id from orders where payment = 'Unpaid' order by id desc limit 1)`;
    await expect(
      sql`update orders set net = net + 1, total = total + 1 where id = ${newest}`.execute(db),
    ).rejects.toMatchObject({ constraint: 'orders_sums' });
    await expect(
      sql`update orders set payment = 'Paid' where id = ${newest}`.execute(db),
    ).rejects.toMatchObject({ constraint: 'orders_payments' });
    const wrong = await sql`
      select from products left join (select product_id, sum(quantity) as moved from stock_movements
        group by product_id) movements on product_id = id where stock <> coalesce(moved, 0)`.execute(
      db,
    );
    expect(wrong.rows).toHaveLength(0);
    // The sign-ins of these tests are of now.
    const late =
      await sql`select from events, installation where at > first_started_at and subject <> 'account'
      union all select from payments, installation where received_at > first_started_at`.execute(
        db,
      );
    expect(late.rows).toHaveLength(0);
  });
});
