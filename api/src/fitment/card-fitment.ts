import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';

/** What a card says of the vehicles that its part fits; null for a vehicle. The first is the one first recorded. */
export const CARD_FITMENT = sql<ProductCard['fitment']>`case when products.vehicle is null then (
  select json_build_object(
    'universal', coalesce(bool_or(fitment.model_id is null), false),
    'models', count(distinct fitment.model_id),
    'first', (
      select brands.name || ' ' || models.name from fitment first
      join models on models.id = first.model_id join brands on brands.id = models.brand_id
      where first.product_id = products.id order by first.id limit 1))
  from fitment where fitment.product_id = products.id) end`;
