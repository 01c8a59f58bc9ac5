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

/** A row of `fitment` whose product every variant of the vehicle's model takes, where none was asked for. */
export const holdsForEach = ({
  modelId,
  variantId,
  variants,
}: NamedVehicle): Expression<SqlBool> =>
  variantId !== null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(fitment.variant_id is null or ${variants}::integer = (
        select count(distinct own.variant_id) from fitment own
        where own.product_id = fitment.product_id and own.model_id = ${modelId}::bigint
          and own.position is not distinct from fitment.position))`;

/** Rows of `fitment` that hold for one of the vehicles; those of what is universal are none of them. */
export const holdsForAny = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  vehicles.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(vehicles.map(holdsFor), sql` or `)})`;

/** Products that one of the vehicles takes, what is universal left out. */
export const fitsAny = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  sql<SqlBool>`products.id in (select product_id from fitment where ${holdsForAny(vehicles)})`;

/** Ruling 24: products that fit one of the vehicles, or any. */
export const fitsOrUniversal = (vehicles: readonly NamedVehicle[]): Expression<SqlBool> =>
  sql<SqlBool>`products.id in (select product_id from fitment
    where model_id is null or ${holdsForAny(vehicles)})`;

/** Parts of which nobody has said what they fit. */
export const isUnrecorded: Expression<SqlBool> = sql<SqlBool>`(products.vehicle is null
  and products.id not in (select product_id from fitment))`;
