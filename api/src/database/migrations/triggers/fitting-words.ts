/**
 * A part is also found by the vehicles that it fits: their brands and models are among its `find_words`,
 * not among those of its title. Renewed when its fitment changes.
 */
export const FITTING_WORDS = [
  `create function fitting_words(product bigint) returns text[] language sql stable as $$
     select coalesce(array_agg(distinct word), '{}')
     from (select distinct model_id from fitment where product_id = product) fitted
     join models on models.id = fitted.model_id join brands on brands.id = models.brand_id,
     lateral unnest(search_tokens(concat_ws(' ', brands.name, models.name))) word
   $$`,
  `create function fitment_worded() returns trigger language plpgsql as $$
   begin
     update products set kind = kind where id in (select product_id from changed);
     return null;
   end $$`,
  `create trigger fitment_added after insert on fitment
     referencing new table as changed for each statement execute function fitment_worded()`,
  `create trigger fitment_removed after delete on fitment
     referencing old table as changed for each statement execute function fitment_worded()`,
];
