/** Whether a product is reduced belongs to its facet set, too. */
export const DISCOUNTED_SETS = [
  `alter table facet_sets add discounted boolean not null default false`,
  `do $$
   begin
     execute (select format('alter table facet_sets drop constraint %I', conname) from pg_constraint
       where conrelid = 'facet_sets'::regclass and contype = 'u');
   end $$`,
  `alter table facet_sets add constraint facet_sets_differ unique nulls not distinct
     (category_ids, brand_id, condition, body_style, fuel, colours, discounted)`,
  `create function facet_set(places integer[], brand bigint, state text, style text, runs_on text,
     hues text[], reduced boolean) returns integer language plpgsql as $$
   declare
     found_id integer;
   begin
     loop
       select id into found_id from facet_sets where category_ids = places and brand_id = brand
         and condition = state and body_style is not distinct from style
         and fuel is not distinct from runs_on and colours = hues and discounted = reduced;
       if found_id is not null then return found_id; end if;
       insert into facet_sets (category_ids, brand_id, condition, body_style, fuel, colours, discounted)
       values (places, brand, state, style, runs_on, hues, reduced) on conflict do nothing;
     end loop;
   end $$`,
  `create or replace function product_tallied() returns trigger language plpgsql as $$
   begin
     new.facet_set_id := facet_set(new.category_ids, new.brand_id, new.condition, new.body_style,
       new.fuel, array(select hue from unnest(new.colours) hue order by hue),
       new.original_price is not null);
     return new;
   end $$`,
  `drop function facet_set(integer[], bigint, text, text, text, text[])`,
  `drop trigger product_tallied on products`,
  `create trigger product_tallied before insert or update of category_id, category_ids, brand_id,
     condition, body_style, fuel, colours, original_price on products
     for each row execute function product_tallied()`,
];
