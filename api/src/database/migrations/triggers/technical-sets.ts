/** Facts are read by the API: what they are read from makes them unread when it changes without them. */
export const TECHNICAL_SETS = [
  // Who reads a listing holds the first and comes for the second: in another order each waits for the other.
  `lock table products, facet_sets in access exclusive mode`,
  `alter table facet_sets drop constraint facet_sets_differ`,
  `create function facet_set(places integer[], brand bigint, state text, style text, runs_on text,
     hues text[], reduced boolean, technical text[]) returns integer language plpgsql as $$
   declare
     found_id integer;
   begin
     loop
       select id into found_id from facet_sets where category_ids = places and brand_id = brand
         and condition = state and body_style is not distinct from style
         and fuel is not distinct from runs_on and colours = hues and discounted = reduced
         and facts = technical;
       if found_id is not null then return found_id; end if;
       insert into facet_sets
         (category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)
       values (places, brand, state, style, runs_on, hues, reduced, technical)
       on conflict do nothing;
     end loop;
   end $$`,
  `create or replace function product_tallied() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and new.facts is not distinct from old.facts
       and (new.category_id, new.name, new.highlights, new.specifications)
         is distinct from (old.category_id, old.name, old.highlights, old.specifications) then
       new.facts := null;
     end if;
     new.facet_set_id := facet_set(new.category_ids, new.brand_id, new.condition, new.body_style,
       new.fuel, array(select hue from unnest(new.colours) hue order by hue),
       new.original_price is not null,
       array(select fact from unnest(new.facts) fact order by fact collate "C"));
     return new;
   end $$`,
  `drop function facet_set(integer[], bigint, text, text, text, text[], boolean)`,
  `drop trigger product_tallied on products`,
  `create trigger product_tallied before insert or update of category_id, category_ids, brand_id,
     condition, body_style, fuel, colours, original_price, name, highlights, specifications, facts
     on products for each row execute function product_tallied()`,
];
