import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Drawing } from '../src/pictures/picture.ts';

/** A product of the sample data, from which others are made; its other columns stand in `made_patterns`. */
export interface Pattern {
  /** In `made_patterns`. */
  place: number;
  sku: string;
  name: string;
  vehicle: string | null;
  brand_id: string;
  price: number;
  colours: string[];
  picture: Drawing;
}

interface Patterns {
  parts: Pattern[];
  /** New bikes and scooters, which are also sold used. */
  rides: Pattern[];
}

/**
 * All that products made from one of the sample data share, worked out once: what triggers would find for each of
 * them. Rides are made used, and stand where the others of those do.
 */
const PATTERNS = sql`
  create temporary table made_patterns on commit drop as
  select row_number() over (order by id)::integer as place, sku, name, brand_id, model_id, vehicle, fuel, body_style,
    colour_name, colours, electric, price::float8 as price, tax_rate, unit, description, highlights, specifications,
    facts, picture, category_id, supplier_id, listed, category_ids,
    coalesce(vehicle, kind_of_name('x ' || name || ' for x')) as kind,
    array(select fact from unnest(facts) fact order by fact collate "C") as sorted_facts,
    search_tokens(concat_ws(' ', (select string_agg(categories.name, ' ') from categories
      where categories.id = category_id or categories.id = any(listed)), vehicle, body_style, fuel, colour_name))
      || unit_tokens((select string_agg(fact ->> 'value', ' ; ') from jsonb_array_elements(specifications) fact))
      as words
  from (
    select products.id, sku, name, brand_id, model_id, vehicle, fuel, body_style, colour_name, colours, electric, price,
      tax_rate, unit, description, highlights, specifications, coalesce(facts, '{}') as facts, picture,
      case when vehicle is null then category_id else used.category end as category_id,
      case when vehicle is null then supplier_id else used.supplier end as supplier_id,
      case when vehicle is null then category_ids else product_places(0, used.category) end as category_ids,
      array(select product_categories.category_id from product_categories
        where product_id = products.id and vehicle is null) as listed
    from products, (select category_id as category, supplier_id as supplier from products
      where condition = 'used' order by id limit 1) used
    where condition = 'new' and (vehicle is null or vehicle in ('bike', 'scooter'))
  ) patterns`;

/** New parts, bikes and scooters of the sample data, from which more are made. Throws when there are none. */
export async function readPatterns(db: Transaction<Schema>): Promise<Patterns> {
  await PATTERNS.execute(db);
  const { rows } = await sql<Pattern>`
    select place, sku, name, vehicle, brand_id, price, colours, picture from made_patterns order by place`.execute(
    db,
  );
  const parts = rows.filter(({ vehicle }) => vehicle === null);
  const rides = rows.filter(({ vehicle }) => vehicle !== null);
  if (parts.length === 0 || rides.length === 0) {
    throw new Error('Products are made from those of the sample data, and there are none');
  }
  return { parts, rides };
}
