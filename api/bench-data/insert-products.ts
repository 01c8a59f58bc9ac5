import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { MadeProduct } from './made-product.ts';

type Tx = Transaction<Schema>;

const REVIEWERS = ['Meera', 'Imran', 'Lakshmi', 'Joseph', 'Gurpreet', 'Anita'];
const WORDS_BY_STARS = [
  'Came back within a week.',
  'Did not fit without filing.',
  'Does what it should.',
  'Fits, and holds so far.',
  'As good as the original part.',
];

/** Adds products with their places, opening stock and reviews, a statement for each table. */
export async function insertProducts(db: Tx, products: readonly MadeProduct[]): Promise<void> {
  const rows = JSON.stringify(products);
  await sql`
    insert into products (sku, name, category_id, brand_id, supplier_id, model_id, vehicle, fuel, body_style,
      colour_name, colours, condition, year, kilometres, city, price, original_price, tax_rate, unit,
      electric, popularity, description, highlights, specifications, facts, picture,
      launched_on, created_at)
    select sku, name, category_id, brand_id, supplier_id, model_id, vehicle, fuel, body_style,
      colour_name, colours, condition, year, kilometres, city, price, original_price, tax_rate, unit,
      electric, popularity, description, highlights, specifications,
      facts, picture, started::date - launched_days_ago, started - make_interval(days => launched_days_ago)
    from installation, lateral (select first_started_at as started) begun,
      jsonb_to_recordset(${rows}::jsonb) as made (sku text, name text, category_id bigint, brand_id bigint,
        supplier_id bigint, model_id bigint, vehicle text, fuel text, body_style text, colour_name text,
        colours text[], condition text, year smallint, kilometres integer, city text, price bigint,
        original_price bigint, tax_rate integer, unit text, electric boolean,
        popularity integer, description text, highlights jsonb, specifications jsonb, facts text[], picture jsonb,
        launched_days_ago integer)`.execute(db);
  const placed = products.map(({ sku, places, stock, stars, restock_in_days: days }) => ({
    ...{ sku, places, stock, stars, days },
  }));
  const facts = JSON.stringify(placed);
  await sql`
    insert into product_categories (product_id, category_id)
    select products.id, place
    from jsonb_to_recordset(${facts}::jsonb) as made (sku text, places bigint[])
    join products using (sku) cross join unnest(places) place`.execute(db);
  await sql`
    insert into stock_movements (product_id, quantity, reason, at, actor)
    select products.id, made.stock, 'opening', products.created_at, 'Ravi Kumar'
    from jsonb_to_recordset(${facts}::jsonb) as made (sku text, stock integer)
    join products using (sku) where made.stock > 0`.execute(db);
  await sql`
    insert into deliveries (product_id, quantity, expected_on)
    select products.id, 40, first_started_at::date + made.days
    from installation, jsonb_to_recordset(${facts}::jsonb) as made (sku text, days integer)
    join products using (sku) where made.days is not null`.execute(db);
  await sql`
    insert into reviews (product_id, author, rating, text, created_at)
    select products.id, (${REVIEWERS}::text[])[1 + (products.id + place) % ${sql.lit(REVIEWERS.length)}],
      star, (${WORDS_BY_STARS}::text[])[star], products.created_at
    from jsonb_to_recordset(${facts}::jsonb) as made (sku text, stars smallint[])
    join products using (sku) cross join unnest(stars) with ordinality as given (star, place)`.execute(
    db,
  );
}
