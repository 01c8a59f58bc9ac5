import { type SqlBool, sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import { type CardRow, isProduct, selectCards, toCard } from '../catalog/cards.ts';
import { loadCategoryTree } from '../catalog/category-tree.ts';
import type { Database } from '../database/database.ts';
import { Failure, notFound } from '../http/failure.ts';
import { holdsForAny } from './conditions.ts';
import { type NamedVehicle, vehiclesNamed } from './vehicles-named.ts';

const USUALLY = 6;
const NUMERIC_ID = /^\d{1,18}$/;
/** Of one model, and of one variant where both are for one: disc pads are no drum's. */
const SAME_VEHICLE = sql<SqlBool>`(own.model_id = fitment.model_id
  and coalesce(own.variant_id = fitment.variant_id, true))`;

export interface AlternativesOptions {
  /** Vehicles that they have to fit; without: one that the product fits. */
  fits?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
  limit?: number | undefined;
}

/**
 * What can be bought in a product's place: of its category and system, at the same position, for the vehicles
 * asked for or else for one that it fits; in stock first, those that share most vehicles with it before others.
 * Without a record there is none to be named.
 */
export async function alternativesTo(
  db: Database,
  idOrSku: string,
  { fits = [], ...options }: AlternativesOptions = {},
): Promise<ProductCard[]> {
  const product = await db
    .selectFrom('products')
    .where(isProduct(idOrSku))
    .select(['id', 'category_id'])
    .executeTakeFirst();
  if (!product) throw notFound('We could not find that product', 'unknown_product');
  return inPlaceOf(db, product, { vehicles: await vehiclesNamed(db, fits), ...options });
}

interface InPlaceOptions extends Omit<AlternativesOptions, 'fits'> {
  vehicles: readonly NamedVehicle[];
}

async function inPlaceOf(
  db: Database,
  product: { id: string; category_id: string },
  { vehicles, without = [], limit = USUALLY }: InPlaceOptions,
): Promise<ProductCard[]> {
  // What fits none of the garage is replaced by what does, whichever variants that is for.
  const fitsThem =
    vehicles.length === 0 ||
    (await db
      .selectFrom('fitment')
      .where('product_id', '=', product.id)
      .where(holdsForAny(vehicles))
      .select('id')
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const own = sql`(select * from fitment where product_id = ${product.id}::bigint)`;
  const place = sql<SqlBool>`exists (select from ${own} own where own.system = fitment.system
    and own.position is not distinct from fitment.position
    ${fitsThem ? sql`and ${SAME_VEHICLE}` : sql``})`;
  const shared = sql<number>`(select count(distinct fitment.model_id) from fitment
    where fitment.product_id = products.id and ${place}
    ${vehicles.length > 0 ? sql`and ${holdsForAny(vehicles)}` : sql``})`;
  const shown = [product.id, ...without.filter((id) => NUMERIC_ID.test(id))];
  const rows: CardRow[] = await selectCards(db)
    .where('products.category_id', '=', product.category_id)
    .where('products.vehicle', 'is', null)
    .where('products.id', 'not in', shown)
    .where(sql<SqlBool>`${shared} > 0`)
    .orderBy(sql`products.stock > 0 desc`)
    .orderBy(shared, 'desc')
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute();
  const tree = await loadCategoryTree(db);
  return rows.map((row) => toCard(tree, row));
}

/** The first of each, then the second of each; each product once. */
const byTurns = (lists: readonly (readonly ProductCard[])[], most: number): ProductCard[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Map(turns.flat().map((card) => [card.id, card])).values()].slice(0, most);
};

/** Those of a garage that are known; none where the catalogue has none of them any more. */
const knownOf = (db: Database, fits: readonly string[]) =>
  vehiclesNamed(db, fits).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'unknown_vehicle') return [];
    throw error;
  });

/**
 * What can be bought in the place of any of some products, none of them among it, by turns: for vehicles of the garage
 * or, where there is nothing for those, for one that it fits. Products and vehicles that are unknown are left out.
 */
export async function alternativesToAny(
  db: Database,
  ids: readonly string[],
  { fits = [], limit = USUALLY }: Omit<AlternativesOptions, 'without'>,
): Promise<ProductCard[]> {
  const asked = ids.filter((id) => NUMERIC_ID.test(id));
  const [products, vehicles] = await Promise.all([
    db
      .selectFrom('products')
      .where(sql<SqlBool>`id = any(${asked}::bigint[])`)
      .select(['id', 'category_id'])
      .orderBy(sql`array_position(${asked}::bigint[], id)`)
      .execute(),
    knownOf(db, fits),
  ]);
  const instead = async (product: (typeof products)[number]) => {
    const options = { without: asked, limit };
    const own = vehicles.length > 0 ? await inPlaceOf(db, product, { vehicles, ...options }) : [];
    return own.length > 0 ? own : inPlaceOf(db, product, { vehicles: [], ...options });
  };
  return byTurns(await Promise.all(products.map(instead)), limit);
}
