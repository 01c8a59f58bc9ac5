import { type Kysely, sql } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Drawing } from '../src/pictures/picture.ts';

/** A product of the sample data, from which others are made. */
export interface Pattern {
  sku: string;
  name: string;
  brand_id: string;
  category_id: string;
  supplier_id: string;
  model_id: string | null;
  vehicle: string | null;
  fuel: string | null;
  body_style: string | null;
  colour_name: string | null;
  colours: string[];
  electric: boolean;
  price: number;
  tax_rate: number;
  unit: string;
  description: string;
  highlights: string[];
  specifications: { name: string; value: string }[];
  /** Technical facts of its category. */
  facts: string[];
  picture: Drawing;
  /** Categories that it is listed in besides its own. */
  places: string[];
}

interface Patterns {
  parts: Pattern[];
  /** New bikes and scooters, which are also sold used. */
  rides: Pattern[];
}

/** New parts, bikes and scooters of the sample data, from which more are made. Throws when there are none. */
export async function readPatterns(db: Kysely<Schema>): Promise<Patterns> {
  const { rows } = await sql<Pattern>`
    select sku, name, brand_id, category_id, supplier_id, model_id, vehicle, fuel, body_style, colour_name,
      colours, electric, price::float8 as price, tax_rate, unit, description, highlights, specifications,
      coalesce(facts, '{}') as facts, picture, array(select category_id::text from product_categories where product_id = products.id
        order by category_id) as places
    from products where condition = 'new' and (vehicle is null or vehicle in ('bike', 'scooter'))
    order by id`.execute(db);
  const parts = rows.filter(({ vehicle }) => vehicle === null);
  const rides = rows.filter(({ vehicle }) => vehicle !== null);
  if (parts.length === 0 || rides.length === 0) {
    throw new Error('Products are made from those of the sample data, and there are none');
  }
  return { parts, rides };
}
