import { variantSlug } from '@evmandi/contract/domain/vehicle-ref';
import { sql } from 'kysely';
import type { Vehicles } from '../../contract/fitment.ts';
import type { Database } from '../database/database.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';

interface Row {
  make: string;
  makeName: string;
  model: string;
  name: string;
  variants: string[];
  from: number;
  to: number;
  parts: string;
  picture: Drawing;
}

/** Makes, models, variants and years: what a garage is filled from. */
export async function allVehicles(db: Database): Promise<Vehicles> {
  const { rows } = await sql<Row>`
    select brands.slug as make, brands.name as "makeName", models.slug as model, models.name,
      array(select name from model_variants where model_id = models.id order by price, id) as variants,
      least(
        (select min(coalesce(year, extract(year from launched_on)::integer)) from products
          where model_id = models.id),
        (select min(year_from) from fitment where model_id = models.id))::integer as from,
      extract(year from now() at time zone 'Asia/Kolkata')::integer as to,
      (select count(distinct product_id) from fitment where model_id = models.id) as parts,
      (select picture from products where model_id = models.id order by id limit 1) as picture
    from models join brands on brands.id = models.brand_id
    where exists (select from products where model_id = models.id)
    order by lower(brands.name), lower(models.name)`.execute(db);
  const makes: Vehicles['makes'] = [];
  for (const { make, makeName, model, name, variants, from, to, parts, picture } of rows) {
    const last = makes.at(-1);
    const own = last?.slug === make ? last : { slug: make, name: makeName, models: [] };
    if (own !== last) makes.push(own);
    own.models.push({
      slug: model,
      name,
      variants: variants.map((variant) => ({ slug: variantSlug(variant), name: variant })),
      from: Math.min(from, to),
      to,
      parts: Number(parts),
      picture: pictureOf(picture, 'cut', name),
    });
  }
  return { makes };
}
