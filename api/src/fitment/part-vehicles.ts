import { type SqlBool, sql } from 'kysely';
import type { PartVehicles } from '../../contract/fitment.ts';
import { isProduct } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { holding } from '../database/like.ts';
import { notFound } from '../http/failure.ts';
import { publicPageOf } from '../http/pages.ts';

const USUALLY = 10;

interface Asked {
  q?: string | undefined;
  page: number;
  page_size?: number | undefined;
}

const YEAR = /^(?:19|20)\d\d$/;

/** A word of make, model or variant, or a year in which it fits. */
const holds = (
  word: string,
) => sql<SqlBool>`(concat_ws(' ', brands.name, models.name, model_variants.name) ilike ${holding(word)}
  or ${
    YEAR.test(word)
      ? sql`${Number(word)}::integer between coalesce(fitment.year_from, 0) and coalesce(fitment.year_to, 9999)`
      : sql`false`
  })`;

/** The vehicles that a part fits, by make and model. Throws a 404 for a product that is not there. */
export async function partVehicles(
  db: Database,
  idOrSku: string,
  { q, page, page_size: pageSize = USUALLY }: Asked,
): Promise<PartVehicles> {
  const product = await db
    .selectFrom('products')
    .where(isProduct(idOrSku))
    .select('id')
    .executeTakeFirst();
  if (!product) throw notFound('We could not find that product', 'unknown_product');
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const rows = await db
    .selectFrom('fitment')
    .innerJoin('models', 'models.id', 'fitment.model_id')
    .innerJoin('brands', 'brands.id', 'models.brand_id')
    .leftJoin('model_variants', 'model_variants.id', 'fitment.variant_id')
    .where('fitment.product_id', '=', product.id)
    .$call((query) => words.reduce((found, word) => found.where(holds(word)), query))
    .select([
      'brands.slug as makeSlug',
      'brands.name as make',
      'models.slug as modelSlug',
      'models.name as model',
      'model_variants.name as variant',
      'fitment.year_from as yearFrom',
      'fitment.year_to as yearTo',
      'fitment.position',
      'fitment.quantity',
      'fitment.note',
      sql<string>`count(*) over ()`.as('total'),
    ])
    .orderBy('brands.name')
    .orderBy('models.name')
    .orderBy('fitment.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const universal = await db
    .selectFrom('fitment')
    .where('product_id', '=', product.id)
    .where('model_id', 'is', null)
    .select('id')
    .executeTakeFirst();
  const total = Number(rows[0]?.total ?? 0);
  return {
    universal: universal !== undefined,
    vehicles: rows.map(({ makeSlug, modelSlug, total: _, ...row }) => ({
      ...row,
      vehicle: `${makeSlug}.${modelSlug}`,
      path: `/${makeSlug}/${modelSlug}`,
    })),
    page: publicPageOf(page, total, pageSize),
  };
}
