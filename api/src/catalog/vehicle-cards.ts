import { sql } from 'kysely';
import type { VehicleCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { modelsOnOffer, offersLabel } from './offers.ts';

interface VehicleRow {
  id: string;
  name: string;
  make: string;
  modelId: string;
  model: string;
  vehicle: 'bike' | 'scooter';
  electric: boolean;
  picture: Drawing;
  price: { min: number; max: number };
  groups: string[];
  upcoming: boolean;
}

/** Models of new bikes and scooters, each by the product that stands for it, the most popular first. */
async function leadRows(db: Database): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select products.id, brands.name || ' ' || models.name as name, brands.slug as make,
      models.id as "modelId", models.slug as model, models.vehicle, products.electric, products.picture,
      products.launched_on > ${TODAY} as upcoming,
      (select json_build_object('min', min(price), 'max', max(price))
        from model_variants where model_variants.model_id = models.id) as price,
      (select json_agg(categories.slug order by categories.position) from categories
        where categories.id = products.category_id or (categories.kind = 'spotlight' and categories.id in (
          select category_id from product_categories where product_id = products.id))) as groups
    from products
    join models on models.id = products.model_id
    join brands on brands.id = products.brand_id
    where products.lead and models.vehicle in ('bike', 'scooter')
    order by products.popularity desc, products.id`.execute(db);
  return rows;
}

/** Cards of the home page's rows. */
export async function vehicleCards(
  db: Database,
): Promise<Record<'bike' | 'scooter', VehicleCard[]>> {
  const [rows, onOffer] = await Promise.all([leadRows(db), modelsOnOffer(db)]);
  const cards: Record<'bike' | 'scooter', VehicleCard[]> = { bike: [], scooter: [] };
  for (const {
    id,
    name,
    make,
    modelId,
    model,
    upcoming,
    vehicle,
    price,
    picture,
    electric,
    groups,
  } of rows) {
    cards[vehicle].push({
      id,
      name,
      path: `/${make}/${model}`,
      price,
      picture: pictureOf(picture, 'cut', name),
      electric,
      groups,
      offersLabel: offersLabel(onOffer.has(modelId), upcoming),
    });
  }
  return cards;
}
