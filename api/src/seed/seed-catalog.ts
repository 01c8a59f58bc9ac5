import { slug } from '@evmandi/contract/slug';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { BRANDS } from './brands.ts';
import type { Calendar } from './calendar.ts';
import { ALSO_SPARES } from './categories.ts';
import {
  openingStock,
  PARTS,
  partRow,
  type References,
  USED_BIKES,
  usedRow,
  VEHICLES,
  vehicleRow,
  vehicleSku,
} from './products.ts';
import type { Random } from './random.ts';
import { seedReviews } from './reviews.ts';
import { known, type SeededCategory, seedCategories } from './seed-categories.ts';
import { SLIDES } from './slides.ts';
import { SUPPLIER_OF_AISLE } from './suppliers.ts';

type Db = Transaction<Schema>;

async function seedBrands(db: Db) {
  const rows = await db
    .insertInto('brands')
    .values(BRANDS)
    .returning(['id', 'slug', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

async function seedSuppliers(db: Db) {
  const names = [...new Set(Object.values(SUPPLIER_OF_AISLE))];
  const rows = await db
    .insertInto('suppliers')
    .values(names.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Models with their variants. Returns the models' ids by SKU. */
async function seedModels(db: Db, brands: Map<string, { id: string }>) {
  const models = await db
    .insertInto('models')
    .values(
      VEHICLES.map(({ brand, model, vehicle, electric }) => ({
        brand_id: known(brands, brand).id,
        slug: slug(model),
        name: model,
        vehicle,
        electric,
      })),
    )
    .returning('id')
    .execute();
  const ids = new Map(VEHICLES.map((seed, index) => [vehicleSku(seed), models[index]?.id ?? '']));
  const variants = await db
    .insertInto('model_variants')
    .values(
      VEHICLES.flatMap((seed) =>
        seed.variants.map(([name, rupees]) => ({
          model_id: known(ids, vehicleSku(seed)),
          name,
          price: rupees * 100,
        })),
      ),
    )
    .returning(['id', 'model_id', 'price'])
    .execute();
  const cheapest = new Map(
    variants.sort((a, b) => Number(b.price) - Number(a.price)).map((row) => [row.model_id, row.id]),
  );
  return { ids, cheapest };
}

/** Where products stand besides their own category. */
function furtherCategories(): { sku: string; category: string }[] {
  return [
    ...PARTS.flatMap(({ sku, category }) => {
      const spares = ALSO_SPARES[category];
      return spares ? [{ sku, category: spares }] : [];
    }),
    ...VEHICLES.flatMap((seed) => {
      const rides = seed.vehicle === 'bike' || seed.vehicle === 'scooter';
      const categories = [...seed.groups, ...(rides ? ['new-bikes'] : [])];
      return categories.map((category) => ({ sku: vehicleSku(seed), category }));
    }),
  ];
}

async function seedSlides(db: Db): Promise<void> {
  await db
    .insertInto('slides')
    .values(
      SLIDES.map((slide, index) => ({
        ...slide,
        position: index + 1,
        picture: JSON.stringify(slide.picture),
      })),
    )
    .execute();
}

function references(
  brands: Map<string, { id: string; name: string }>,
  categories: Map<string, SeededCategory>,
  suppliers: Map<string, string>,
  models: Awaited<ReturnType<typeof seedModels>>,
): References {
  return {
    brand: (id) => known(brands, id),
    category: (id) => known(categories, id),
    supplier: (aisle) => known(suppliers, SUPPLIER_OF_AISLE[aisle] ?? aisle),
    model: (sku) => known(models.ids, sku),
    variant: (sku) => known(models.cheapest, known(models.ids, sku)),
  };
}

/** The whole catalogue with its reviews. */
export async function seedCatalog(db: Db, random: Random, calendar: Calendar): Promise<void> {
  const brands = await seedBrands(db);
  const suppliers = await seedSuppliers(db);
  const categories = await seedCategories(db);
  const models = await seedModels(db, brands);
  const found = references(brands, categories, suppliers, models);

  const seeds = [...PARTS, ...VEHICLES, ...USED_BIKES];
  const rows = [
    ...PARTS.map((seed) => partRow(seed, found, calendar)),
    ...VEHICLES.map((seed) => vehicleRow(seed, found, calendar)),
    ...USED_BIKES.map((seed) => usedRow(seed, found, calendar)),
  ];
  const products = await db.insertInto('products').values(rows).returning(['id', 'sku']).execute();
  const ids = new Map(products.map(({ id, sku }) => [sku, id]));
  await db
    .insertInto('stock_movements')
    .values(
      products.flatMap(({ id }, index) => {
        const seed = seeds[index];
        const quantity = seed ? openingStock(seed) : 0;
        return quantity > 0
          ? [{ product_id: id, quantity, reason: 'opening' as const, at: calendar.minutesAgo(0) }]
          : [];
      }),
    )
    .execute();

  await db
    .insertInto('product_categories')
    .values(
      furtherCategories().map(({ sku, category }) => ({
        product_id: known(ids, sku),
        category_id: known(categories, category).id,
      })),
    )
    .execute();
  const reviewed = products.map(({ id }, index) => ({
    id,
    isVehicle: index >= PARTS.length,
    rating: seeds[index]?.rating ?? ([0, 0] as [number, number]),
  }));
  await seedReviews(db, reviewed, random, calendar);
  await seedSlides(db);
}
