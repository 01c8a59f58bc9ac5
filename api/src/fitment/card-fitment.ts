import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import { holdsForAny } from './conditions.ts';
import type { NamedVehicle } from './vehicles-named.ts';

/**
 * What a card says of the vehicles that its part fits; null for a vehicle. The first is one of those that are asked
 * for, else the one first recorded.
 */
export const cardFitment = (asked: readonly NamedVehicle[] = []) => sql<
  ProductCard['fitment']
>`case when products.vehicle is null then (
  select json_build_object(
    'universal', coalesce(bool_or(fitment.model_id is null), false),
    'models', count(distinct fitment.model_id),
    'first', (
      select brands.name || ' ' || models.name from fitment
      join models on models.id = fitment.model_id join brands on brands.id = models.brand_id
      where fitment.product_id = products.id
      order by ${asked.length > 0 ? sql`${holdsForAny(asked)} desc, ` : sql``}fitment.id limit 1))
  from fitment where fitment.product_id = products.id) end`;
