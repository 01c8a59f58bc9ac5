import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import type { Schema } from '../database/schema.ts';
import { cardFitment } from '../fitment/card-fitment.ts';
import type { NamedVehicle } from '../fitment/vehicles-named.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import type { CategoryTree } from './category-tree.ts';

export interface CardRow {
  id: string;
  sku: string;
  name: string;
  brandSlug: string;
  brandName: string;
  categoryId: string;
  price: string;
  originalPrice: string | null;
  priceBreaks: PriceBreak[];
  priceRange: { min: number; max: number } | null;
  picture: Drawing;
  highlights: string[];
  rating: string;
  reviews: number;
  availability: ProductCard['availability'];
  restockDate: string | null;
  soldFrom: string | null;
  stockBand: number;
  unit: ProductCard['unit'];
  packSize: number;
  hsn: string | null;
  leadDays: number | null;
  supplier: string;
  electric: boolean;
  taxRate: number;
  condition: ProductCard['condition'];
  year: number | null;
  kilometres: number | null;
  city: string | null;
  vehicle: ProductCard['vehicle'];
  fuel: ProductCard['fuel'];
  bodyStyle: ProductCard['bodyStyle'];
  colourName: string | null;
  modelSlug: string | null;
  colours: ProductCard['colours'];
  fitment: ProductCard['fitment'];
}

const NUMERIC_ID = /^\d{1,18}$/;

/** First day of sale, while it is to come. */
export const SOLD_FROM = sql<
  string | null
>`case when products.launched_on > ${TODAY} then products.launched_on end`;

/**
 * What is not sold yet is out of stock. Nothing left: on its way while the day of a delivery of which pieces are
 * free, in India, has not gone by.
 */
export const AVAILABILITY = sql<ProductCard['availability']>`case
  when products.launched_on > ${TODAY} then 'out_of_stock'
  when products.stock > 0 then 'in_stock'
  when products.restock_date >= ${TODAY} then 'delivery_delay'
  else 'out_of_stock' end`;

/** Never how many there are, but of the last few. */
const STOCK_BAND = sql<number>`case
  when products.launched_on > ${TODAY} then 0
  when products.stock >= 100 then 100
  when products.stock >= 50 then 50
  when products.stock >= 10 then 10
  else greatest(products.stock, 0) end`;

const PRICE_RANGE = sql<{
  min: number;
  max: number;
} | null>`case when products.condition = 'new' then
  (select json_build_object('min', min(price), 'max', max(price))
    from model_variants where model_variants.model_id = products.model_id having count(*) > 0)
  end`;

/** Parts have no model. */
type CardTables = Omit<Schema, 'models'> & {
  models: { [Column in keyof Schema['models']]: Schema['models'][Column] | null };
};

/** Rows of product cards, for those vehicles; conditions and order are added by the caller, on the table `products`. */
export function selectCards(
  db: Database,
  vehicles?: readonly NamedVehicle[],
): SelectQueryBuilder<CardTables, 'products' | 'brands' | 'suppliers' | 'models', CardRow> {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .select([
      'products.id',
      'products.sku',
      'products.name',
      'brands.slug as brandSlug',
      'brands.name as brandName',
      'products.category_id as categoryId',
      'products.price',
      'products.original_price as originalPrice',
      'products.price_breaks as priceBreaks',
      PRICE_RANGE.as('priceRange'),
      'products.picture',
      'products.highlights',
      'products.rating',
      'products.review_count as reviews',
      AVAILABILITY.as('availability'),
      'products.restock_date as restockDate',
      SOLD_FROM.as('soldFrom'),
      STOCK_BAND.as('stockBand'),
      'products.unit',
      'products.pack_size as packSize',
      'products.hsn',
      'products.lead_days as leadDays',
      'suppliers.name as supplier',
      'products.electric',
      'products.tax_rate as taxRate',
      'products.condition',
      'products.year',
      'products.kilometres',
      'products.city',
      'products.vehicle',
      'products.fuel',
      'products.body_style as bodyStyle',
      'products.colour_name as colourName',
      'models.slug as modelSlug',
      cardFitment(vehicles).as('fitment'),
      'products.colours',
    ]);
}

const percentOff = (price: number, original: number | null) =>
  original === null ? 0 : Math.min(99, Math.round(((original - price) / original) * 100));

function usedOf({ year, kilometres, city }: CardRow): ProductCard['used'] {
  if (year === null || kilometres === null || city === null) return null;
  return { year, kilometres, city };
}

/** A row of {@link selectCards} as the contract has it: prices in paise, a restock date only where one is awaited. */
export function toCard(tree: CategoryTree, row: CardRow): ProductCard {
  const { brandSlug, brandName, categoryId, modelSlug, year, kilometres, city, ...rest } = row;
  const price = Number(row.price);
  const originalPrice = row.originalPrice === null ? null : Number(row.originalPrice);
  return {
    ...rest,
    brand: { slug: brandSlug, name: brandName },
    categories: tree.path(categoryId),
    price,
    originalPrice,
    discount: percentOff(price, originalPrice),
    picture: pictureOf(row.picture, 'cut', row.name),
    rating: Number(row.rating),
    restockDate: row.availability === 'delivery_delay' ? row.restockDate : null,
    used: usedOf(row),
    modelPath: modelSlug === null ? null : `/${brandSlug}/${modelSlug}`,
  };
}

/** Those of the texts that can be ids, each once, as the database writes them. */
export const numericIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => NUMERIC_ID.test(id)).map((id) => BigInt(id).toString())),
];

/** The cards of those ids, each once, in their order; ids of nothing are left out. */
export async function cardsById(
  db: Database,
  tree: CategoryTree,
  ids: readonly string[],
): Promise<ProductCard[]> {
  const wanted = numericIds(ids);
  if (wanted.length === 0) return [];
  const rows = await selectCards(db).where('products.id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, toCard(tree, row)]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** The product of an id or, in any case, a SKU. */
export const isProduct = (idOrSku: string) =>
  NUMERIC_ID.test(idOrSku)
    ? sql<boolean>`products.id = ${idOrSku}`
    : sql<boolean>`products.sku = ${idOrSku.toUpperCase()}`;
