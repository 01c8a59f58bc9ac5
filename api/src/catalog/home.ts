import { sql } from 'kysely';
import type { CategoryCard, Home, VehicleCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import { BODY_STYLES, BUDGETS } from './browse-by.ts';
import { loadCategoryTree } from './category-tree.ts';
import { countProducts } from './memberships.ts';

interface VehicleRow {
  id: string;
  name: string;
  make: string;
  model: string;
  vehicle: string;
  electric: boolean;
  picture: Drawing;
  price: { min: number; max: number };
  groups: string[];
}

/** New bikes and scooters, the most popular first, with their own category and their spotlights. */
async function vehicles(db: Database): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select products.id, products.name, brands.slug as make, models.slug as model, models.vehicle,
      products.electric, products.picture,
      (select json_build_object('min', coalesce(min(price), products.price), 'max', coalesce(max(price), products.price))
        from model_variants where model_variants.model_id = models.id) as price,
      (select json_agg(categories.slug order by categories.position) from categories
        where categories.id = products.category_id or (categories.kind = 'spotlight' and categories.id in (
          select category_id from product_categories where product_id = products.id))) as groups
    from products
    join models on models.id = products.model_id
    join brands on brands.id = products.brand_id
    where products.condition = 'new' and models.vehicle in ('bike', 'scooter')
    order by products.popularity desc, products.id`.execute(db);
  return rows;
}

const toVehicleCard = ({
  id,
  name,
  make,
  model,
  electric,
  picture,
  price,
  groups,
}: VehicleRow): VehicleCard => ({
  id,
  name,
  path: `/${make}/${model}`,
  price,
  picture: pictureOf(picture, 'cut', name),
  electric,
  groups,
});

async function slides(db: Database): Promise<Home['slides']> {
  const rows = await db.selectFrom('slides').selectAll().orderBy('position').execute();
  return rows.map(({ key, ribbon, title_top, title_bottom, text, href, picture, alt }) => ({
    key,
    ribbon,
    titleTop: title_top,
    titleBottom: title_bottom,
    text,
    href,
    picture: pictureOf(picture, 'cut', alt),
  }));
}

async function categoryCards(db: Database): Promise<CategoryCard[]> {
  const tree = await loadCategoryTree(db);
  const cards = tree.cards();
  const counts = await countProducts(db, tree, cards);
  return cards.flatMap(({ id, slug, name, description, picture }) =>
    picture
      ? [
          {
            slug,
            name,
            description,
            picture: pictureOf(picture, 'cut', ''),
            count: counts.get(id) ?? 0,
          },
        ]
      : [],
  );
}

function brands(db: Database): Promise<Home['brands']> {
  return db
    .selectFrom('brands')
    .where('home_position', 'is not', null)
    .select(['slug', 'name'])
    .orderBy('home_position')
    .execute();
}

/** Bikes and scooters of the brands on the home page, for the search panel. */
function models(db: Database): Promise<Home['models']> {
  return db
    .selectFrom('models')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .where('brands.home_position', 'is not', null)
    .where('models.vehicle', 'in', ['bike', 'scooter'])
    .select(['brands.slug as brand', 'models.slug', 'models.name'])
    .orderBy('brands.home_position')
    .orderBy('models.name')
    .execute();
}

/** All that the home page shows. */
export async function getHome(db: Database): Promise<Home> {
  const [rows, ...parts] = await Promise.all([
    vehicles(db),
    slides(db),
    categoryCards(db),
    brands(db),
    models(db),
  ]);
  const bikes = rows.filter(({ vehicle }) => vehicle === 'bike');
  const scooters = rows.filter(({ vehicle }) => vehicle === 'scooter');
  const electric = ({ electric }: VehicleRow) => electric;
  return {
    slides: parts[0],
    bikes: bikes.map(toVehicleCard),
    scooters: scooters.map(toVehicleCard),
    evBikes: bikes.filter(electric).map(toVehicleCard),
    evScooters: scooters.filter(electric).map(toVehicleCard),
    categories: parts[1],
    brands: parts[2],
    budgets: BUDGETS,
    bodyStyles: BODY_STYLES,
    models: parts[3],
  };
}
