import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { BRANDS } from './brands.ts';
import type { Calendar } from './calendar.ts';
import { ALSO_SPARES } from './categories.ts';
import { FITTED } from './fitment/index.ts';
import { writtenFits } from './fitment/written.ts';
import { known } from './known.ts';
import { type NewVehicle, newVehicles } from './new-vehicles.ts';
import { FITTED_PARTS, PARTS, WRITTEN_PARTS } from './parts/index.ts';
import {
  newVehicleRow,
  openingStock,
  partRow,
  type References,
  USUALLY_LAUNCHED,
  usedVehicleRow,
} from './products.ts';
import { isInstalled, partWords } from './reviews/part-words.ts';
import type { Reviewed } from './reviews/seed-reviews.ts';
import { vehicleWords } from './reviews/vehicle-words.ts';
import { type SeededCategory, seedCategories } from './seed-categories.ts';
import { seedDeliveries } from './seed-deliveries.ts';
import { seedFitment } from './seed-fitment.ts';
import { seedModels } from './seed-models.ts';
import { seedOffers } from './seed-offers.ts';
import { SLIDES } from './slides.ts';
import { SUPPLIER_OF_AISLE } from './suppliers.ts';
import { usedVehicles } from './used-vehicles.ts';

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

/** Where products stand besides their own category. */
function furtherCategories(vehicles: NewVehicle[]): { sku: string; category: string }[] {
  return [
    ...PARTS.flatMap(({ sku, category }) => {
      const spares = ALSO_SPARES[category];
      return spares ? [{ sku, category: spares }] : [];
    }),
    ...vehicles.flatMap(({ sku, model }) => {
      const rides = model.vehicle === 'bike' || model.vehicle === 'scooter';
      const categories = new Set([...model.groups, ...(rides ? ['new-bikes'] : [])]);
      return [...categories].map((category) => ({ sku, category }));
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

const ROWS_AT_ONCE = 150;

async function insertProducts(db: Db, rows: ReturnType<typeof partRow>[]) {
  const ids: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const added = await db
      .insertInto('products')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .returning('id')
      .execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

async function place(
  db: Db,
  ids: Map<string, string>,
  vehicles: NewVehicle[],
  categories: Map<string, SeededCategory>,
): Promise<void> {
  await db
    .insertInto('product_categories')
    .values(
      furtherCategories(vehicles).map(({ sku, category }) => ({
        product_id: known(ids, sku),
        category_id: known(categories, category).id,
      })),
    )
    .execute();
}

/** Pieces that are left at the first start, by SKU. */
export type Stock = Map<string, number>;

interface Filled {
  stock: Stock;
  /** What is reviewed once there are orders. */
  reviewed: Reviewed[];
}

const MOST_VEHICLES = 6;

function reviewedProducts(ids: Map<string, string>, vehicles: NewVehicle[]): Reviewed[] {
  const brands = new Map(BRANDS.map(({ slug, name }) => [slug, name]));
  const fitting = new Map(
    [...writtenFits(), ...FITTED.map(({ seed, fits }) => ({ sku: seed.sku, fits }))].map(
      ({ sku, fits }) => [
        sku,
        [...new Set(fits.map(({ brand, model }) => `${known(brands, brand)} ${model}`))],
      ],
    ),
  );
  return [
    ...PARTS.map((seed) => ({
      ...{ id: known(ids, seed.sku), sku: seed.sku, rating: seed.rating },
      launched: USUALLY_LAUNCHED,
      words: partWords(seed),
      moves: !isInstalled(seed),
      vehicles: (fitting.get(seed.sku) ?? []).slice(0, MOST_VEHICLES),
    })),
    ...vehicles.map(({ sku, rating, edition, drawing, model: { vehicle, fuel, launched } }) => ({
      ...{ id: known(ids, sku), sku, rating, launched },
      ...vehicleWords({ vehicle, fuel, price: edition.price, drawing }),
      vehicles: [],
    })),
  ];
}

/** The whole catalogue with its offers. Answers what has to be in stock at the end, and what is reviewed. */
export async function seedCatalog(db: Db, calendar: Calendar): Promise<Filled> {
  const brands = await seedBrands(db);
  const suppliers = await seedSuppliers(db);
  const categories = await seedCategories(db);
  const models = await seedModels(db, brands);
  const to: References = {
    brand: (id) => known(brands, id),
    category: (id) => known(categories, id),
    supplier: (aisle) => known(suppliers, SUPPLIER_OF_AISLE[aisle] ?? aisle),
    model: (name) => known(models.ids, name),
    variant: (model, name) => known(models.variants, `${model} ${name}`),
  };

  const vehicles = newVehicles();
  const used = usedVehicles(vehicles);
  const rows = [
    ...WRITTEN_PARTS.map((seed) => partRow(seed, to, calendar)),
    ...vehicles.map((vehicle) => newVehicleRow(vehicle, to, calendar)),
    ...used.map((vehicle) => usedVehicleRow(vehicle, to, calendar)),
    ...FITTED_PARTS.map((seed) => partRow(seed, to, calendar)),
  ];
  const ids = await insertProducts(db, rows);
  const idOf = new Map(rows.map(({ sku }, index) => [sku, ids[index] ?? '']));
  await place(db, idOf, vehicles, categories);
  await seedFitment(db, { products: idOf, models });
  await seedDeliveries(db, [...PARTS, ...vehicles], idOf, calendar);
  await seedSlides(db);
  await seedOffers(db, { products: idOf, models: models.ids, calendar });
  const opening = (
    seed: Parameters<typeof openingStock>[0] & { sku: string },
  ): [string, number] => [seed.sku, openingStock(seed)];
  const stock = new Map([
    ...WRITTEN_PARTS.map(opening),
    ...vehicles.map(opening),
    ...used.map(({ sku }): [string, number] => [sku, 1]),
    ...FITTED_PARTS.map(opening),
  ]);
  return { stock, reviewed: reviewedProducts(idOf, vehicles) };
}
