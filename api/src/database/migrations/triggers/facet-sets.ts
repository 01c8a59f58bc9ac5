/**
 * Products that share categories, brand, condition, body style, fuel and colours share a facet set, and
 * with it their stars and whether they are in stock a `facet_cell`: a listing counts its filters over a few
 * cells instead of every product. Sets are kept by the database, are never changed, and only grow.
 */
export const FACET_SETS = [
  `create table facet_sets (
     id integer primary key generated always as identity,
     category_ids integer[] not null,
     brand_id bigint not null references brands (id) on delete cascade,
     condition text not null,
     body_style text,
     fuel text,
     colours text[] not null,
     unique nulls not distinct (category_ids, brand_id, condition, body_style, fuel, colours)
   )`,
  `create function facet_set(places integer[], brand bigint, state text, style text, runs_on text, hues text[])
   returns integer language plpgsql as $$
   declare
     found_id integer;
   begin
     loop
       select id into found_id from facet_sets where category_ids = places and brand_id = brand
         and condition = state and body_style is not distinct from style
         and fuel is not distinct from runs_on and colours = hues;
       if found_id is not null then return found_id; end if;
       insert into facet_sets (category_ids, brand_id, condition, body_style, fuel, colours)
       values (places, brand, state, style, runs_on, hues) on conflict do nothing;
     end loop;
   end $$`,
  `create function product_tallied() returns trigger language plpgsql as $$
   begin
     new.facet_set_id := facet_set(new.category_ids, new.brand_id, new.condition, new.body_style,
       new.fuel, array(select hue from unnest(new.colours) hue order by hue));
     return new;
   end $$`,
  `create trigger product_tallied before insert or update of category_id, category_ids, brand_id,
     condition, body_style, fuel, colours on products for each row execute function product_tallied()`,
];
