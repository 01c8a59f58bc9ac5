import { type Expression, type SqlBool, sql } from 'kysely';
import type { NamedVehicle } from './vehicles-named.ts';

/** A row of `fitment` that holds for the vehicle; a variant or year that was not asked for may be any. */
function holdsFor({ modelId, variantId, year }: NamedVehicle) {
  const conditions = [sql<SqlBool>`fitment.model_id = ${modelId}::bigint`];
  if (variantId !== null)
    conditions.push(
      sql<SqlBool>`(fitment.variant_id is null or fitment.variant_id = ${variantId}::bigint)`,
    );
  if (year !== null)
    conditions.push(
      sql<SqlBool>`${year}::integer between coalesce(fitment.year_from, 0) and coalesce(fitment.year_to, 9999)`,
    );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Names of the variants that take the product of a row of `fitment`, as "Drum or Disc"; null where all of the vehicle's
 * model do, each at its own place perhaps, or where a variant was asked for.
 */
export const takersOf = ({ modelId, variantId, variants }: NamedVehicle) =>
  variantId !== null
    ? sql<string | null>`null::text`
    : sql<string | null>`(select string_agg(distinct model_variants.name, ' or ')
        from fitment own left join model_variants on model_variants.id = own.variant_id
        where own.product_id = fitment.product_id and own.model_id = ${modelId}::bigint
        having count(*) = count(own.variant_id) and count(distinct own.variant_id) < ${variants}::integer)`;

/** Rows of `fitment` that hold for one of the vehicles; those of what is universal are none of them. */
export const holdsForAny = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  vehicles.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(vehicles.map(holdsFor), sql` or `)})`;

/** Products that one of the vehicles takes, what is universal left out. */
export const fitsAny = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  sql<SqlBool>`products.id in (select product_id from fitment where ${holdsForAny(vehicles)})`;

/** Products that fit one of the vehicles, or any vehicle (GARAGE-2). */
export const fitsOrUniversal = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  sql<SqlBool>`products.id in (select product_id from fitment
    where model_id is null or ${holdsForAny(vehicles)})`;

/** Parts of which nobody has said what they fit. */
export const isUnrecorded: Expression<SqlBool> = sql<SqlBool>`(products.vehicle is null
  and products.id not in (select product_id from fitment))`;
