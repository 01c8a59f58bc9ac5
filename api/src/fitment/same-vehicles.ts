import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A product beside which others stand; a vehicle by its model, a part by those that it fits. */
export interface Beside {
  id: string;
  modelId: string | null;
}

const own = ({ id, modelId }: Beside): RawBuilder<unknown> =>
  modelId === null
    ? sql`(select model_id, position from fitment where product_id = ${id}::bigint)`
    : sql`(select ${modelId}::bigint as model_id, null::text as position)`;

/** Whether two parts go to the same end of a vehicle; what has one place goes with both. */
const SAME_END = sql<SqlBool>`(own.position is null or theirs.position is null
  or own.position = theirs.position or 'front and rear' in (own.position, theirs.position))`;

/** Products that are recorded for a vehicle of the product, at the same end of it; looked up once, not for each row. */
export const sharesVehicle = (product: Beside): Expression<SqlBool> =>
  sql<SqlBool>`products.id in (select theirs.product_id
    from fitment theirs join ${own(product)} own on own.model_id = theirs.model_id where ${SAME_END})`;

/** All but those that are recorded, and for none of the vehicles that the product is recorded for. */
export const suitsVehicles = (product: Beside): Expression<SqlBool> =>
  sql<SqlBool>`(not exists (select from ${own(product)} own where own.model_id is not null)
    or products.id not in (select product_id from fitment)
    or products.id in (select product_id from fitment
      where model_id is null or model_id in (select model_id from ${own(product)} own)))`;
