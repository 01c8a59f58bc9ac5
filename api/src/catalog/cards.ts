import { type SelectQueryBuilder, sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
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
  priceRange: { min: number; max: number } | null;
  picture: Drawing;
  highlights: string[];
  rating: string;
  reviews: number;
  availability: ProductCard['availability'];
  restockDate: string | null;
  unit: ProductCard['unit'];
  supplier: string;
  electric: boolean;
  taxRate: number;
}

/** Nothing left: on its way while the day of the next delivery, in India, has not gone by. */
const AVAILABILITY = sql<ProductCard['availability']>`case
  when products.stock > 0 then 'in_stock'
  when products.restock_date >= (now() at time zone 'Asia/Kolkata')::date then 'delivery_delay'
  else 'out_of_stock' end`;

const PRICE_RANGE = sql<{
  min: number;
  max: number;
} | null>`case when products.condition = 'new' then
  (select json_build_object('min', min(price), 'max', max(price))
    from model_variants where model_variants.model_id = products.model_id having count(*) > 0)
  end`;

/** Rows of product cards; conditions and order are added by the caller, on the table `products`. */
export function selectCards(
  db: Database,
): SelectQueryBuilder<Schema, 'products' | 'brands' | 'suppliers', CardRow> {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
    .select([
      'products.id',
      'products.sku',
      'products.name',
      'brands.slug as brandSlug',
      'brands.name as brandName',
      'products.category_id as categoryId',
      'products.price',
      'products.original_price as originalPrice',
      PRICE_RANGE.as('priceRange'),
      'products.picture',
      'products.highlights',
      'products.rating',
      'products.review_count as reviews',
      AVAILABILITY.as('availability'),
      'products.restock_date as restockDate',
      'products.unit',
      'suppliers.name as supplier',
      'products.electric',
      'products.tax_rate as taxRate',
    ]);
}

const percentOff = (price: number, original: number | null) =>
  original === null ? 0 : Math.min(99, Math.round(((original - price) / original) * 100));

export function toCard(tree: CategoryTree, row: CardRow): ProductCard {
  const { brandSlug, brandName, categoryId, picture, ...rest } = row;
  const price = Number(row.price);
  const originalPrice = row.originalPrice === null ? null : Number(row.originalPrice);
  return {
    ...rest,
    brand: { slug: brandSlug, name: brandName },
    categories: tree.path(categoryId),
    price,
    originalPrice,
    discount: percentOff(price, originalPrice),
    picture: pictureOf(picture, 'cut', row.name),
    rating: Number(row.rating),
    restockDate: row.availability === 'delivery_delay' ? row.restockDate : null,
  };
}
