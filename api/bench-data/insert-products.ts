import { type RawBuilder, sql, type Transaction } from 'kysely';
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
const PIECES_COMING = 40;

/** All that a facet set is, in one text: arrays that may be null are not found by an index. */
const SET = sql`(category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)::text`;

/** Rows with what triggers would write into them, one by one. */
const made = (products: readonly MadeProduct[]) => sql`
  create temporary table made on commit drop as
  select rows.*, (category_ids, brand_id, condition, body_style, fuel, hues, original_price is not null,
      sorted_facts)::text as facet_set,
    array_to_tsvector(title) as title_words,
    array_to_tsvector(title || words || search_tokens(concat_ws(' ', array_to_string(colours, ' '), city, kind,
      case condition when 'used' then 'used' end))) as find_words
  from (
    select row.*, array(
        select hue from unnest(row.colours) hue order by hue) as hues,
      lower(concat_ws(' ', row.name, row.sku, brands.name)) as search_text,
      search_tokens(concat_ws(' ', row.name, row.sku, brands.name)) || replace(lower(row.sku), '-', '')
        || unit_tokens(row.name) as title,
      coalesce(pattern.kind, kind_of_name(row.name)) as kind,
      pattern.category_ids, pattern.body_style, pattern.fuel, pattern.sorted_facts, pattern.words, first_started_at
    from installation cross join (
      select nextval(pg_get_serial_sequence('products', 'id')) as id, each.*
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as each (place integer,
      sku text, name text, brand_id bigint, condition text, price bigint, original_price bigint, colours text[],
      accent text, fits text, highlights jsonb, year smallint, kilometres integer, city text, popularity integer,
      restock_in_days integer, launched_days_ago integer, stock integer, stars smallint[])
    ) row
    join made_patterns pattern using (place)
    join brands on brands.id = row.brand_id
  ) rows`;

/** Sets that no product was in, and where to find each. */
const SETS = [
  sql`insert into facet_sets (category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)
    select distinct category_ids, brand_id, condition, body_style, fuel, hues, original_price is not null, sorted_facts
    from made where not exists (select from made_sets where made_sets.facet_set = made.facet_set)`,
  sql`insert into made_sets select ${SET}, id from facet_sets
    where id > (select coalesce(max(id), 0) from made_sets)`,
];

const PRODUCTS = sql`
  insert into products (id, sku, name, search_text, category_id, brand_id, supplier_id, model_id, vehicle, fuel,
    body_style, colour_name, colours, condition, year, kilometres, city, price, original_price, tax_rate, unit,
    electric, popularity, description, highlights, specifications, facts, picture, launched_on, created_at,
    stock, incoming, restock_date, review_count, rating_sum, category_ids, kind, title_words, find_words, facet_set_id)
  select made.id, made.sku, made.name, search_text, category_id, made.brand_id, supplier_id, model_id, vehicle, made.fuel,
    made.body_style, colour_name, made.colours, condition, year, kilometres, city, made.price, original_price, tax_rate,
    unit, electric, popularity, description, coalesce(made.highlights, pattern.highlights),
    case when fits is null then specifications
      else specifications || jsonb_build_array(jsonb_build_object('name', 'Fits', 'value', fits)) end,
    facts, case when accent is null then picture else jsonb_set(picture, '{options,accent}', to_jsonb(accent)) end,
    first_started_at::date - launched_days_ago, first_started_at - make_interval(days => launched_days_ago),
    stock, case when restock_in_days is null then 0 else ${sql.lit(PIECES_COMING)} end,
    first_started_at::date + restock_in_days, cardinality(stars), (select coalesce(sum(star), 0) from unnest(stars) star),
    made.category_ids, made.kind, title_words, find_words, made_sets.id
  from made join made_patterns pattern using (place) join made_sets using (facet_set)`;

const BESIDE = [
  sql`insert into product_categories (product_id, category_id)
    select made.id, category from made join made_patterns using (place) cross join unnest(listed) category`,
  sql`insert into stock_movements (product_id, quantity, reason, at, actor)
    select id, stock, 'opening', first_started_at - make_interval(days => launched_days_ago), 'Ravi Kumar'
    from made where stock > 0`,
  sql`insert into deliveries (product_id, quantity, expected_on)
    select id, ${sql.lit(PIECES_COMING)}, first_started_at::date + restock_in_days
    from made where restock_in_days is not null`,
  sql`with liked as materialized (
      select made.id as product_id, (${REVIEWERS}::text[])[1 + (made.id + given.place) % ${sql.lit(REVIEWERS.length)}] as author,
        star, first_started_at - make_interval(days => launched_days_ago) as at,
        nextval(pg_get_serial_sequence('dealer_orders', 'id')) as bill
      from made cross join unnest(stars) with ordinality as given (star, place)
    ), bought as (
      insert into dealer_orders (id, number, buyer, product_id, delivered_at)
      select bill, 'MADE-' || bill, author, product_id, at - interval '1 hour' from liked
    )
    insert into reviews (product_id, author, rating, text, created_at, dealer_order_id)
    select product_id, author, star, (${WORDS_BY_STARS}::text[])[star], at, bill from liked`,
  sql`insert into search_words
    select distinct word from made cross join unnest(tsvector_to_array(find_words)) word
    where word ~ '^[a-z]{3,24}$' on conflict do nothing`,
  sql`drop table made`,
];

/** Tables that {@link insertProducts} writes, with their triggers off. */
export const MADE_TABLES = [
  'products',
  'product_categories',
  'stock_movements',
  'deliveries',
  'dealer_orders',
  'reviews',
  'search_words',
];

/** The facet sets there are, for {@link insertProducts}. */
export async function readSets(db: Tx): Promise<void> {
  await sql`create temporary table made_sets (facet_set text primary key, id integer) on commit drop`.execute(
    db,
  );
  await sql`insert into made_sets select ${SET}, id from facet_sets`.execute(db);
}

/**
 * Adds products with their places, opening stock and reviews, a statement for each table, and writes itself what triggers
 * would: row by row those take a hundred times as long.
 */
export async function insertProducts(db: Tx, products: readonly MadeProduct[]): Promise<void> {
  const statements: RawBuilder<unknown>[] = [made(products), ...SETS, PRODUCTS, ...BESIDE];
  for (const statement of statements) await statement.execute(db);
}
