/**
 * A part is also found by the kinds of vehicles that it fits: `fits.scooter`, `fits.electric.scooter`, and `fits.any` for
 * what is universal. No word that is typed is written so, and none of them is a word in use.
 */
export const FITTING_KINDS = [
  `create or replace function fitting_words(product bigint) returns text[] language sql stable as $$
     with fitted as (select distinct model_id from fitment where product_id = product),
     vehicles as (select concat_ws(' ', brands.name, models.name) as name, models.vehicle, models.electric
       from fitted join models on models.id = fitted.model_id join brands on brands.id = models.brand_id)
     select coalesce(array_agg(distinct word), '{}') from (
       select unnest(search_tokens(name)) as word from vehicles
       union all select 'fits.' || vehicle from vehicles
       union all select 'fits.electric.' || vehicle from vehicles where electric
       union all select 'fits.any' from fitted where model_id is null) words
   $$`,
  // What is there by now reads false, what comes later true.
  `alter table fitment add worded boolean not null default false`,
  `alter table fitment alter column worded set default true`,
];
