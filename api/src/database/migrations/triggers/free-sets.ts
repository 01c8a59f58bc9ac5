/**
 * A set that two transactions need at once may be there twice. Either would have to wait for the other before it could
 * tell, and two that make several sets, each in its own order, waited for each other. Counts are sums over sets: two
 * that are alike change none.
 */
export const FREE_SETS = [
  `create or replace function facet_set(places integer[], brand bigint, state text, style text, runs_on text,
     hues text[], reduced boolean, technical text[]) returns integer language plpgsql as $$
   declare
     found_id integer;
   begin
     select id into found_id from facet_sets where category_ids = places and brand_id = brand
       and condition = state and body_style is not distinct from style
       and fuel is not distinct from runs_on and colours = hues and discounted = reduced
       and facts = technical
     order by id limit 1;
     if found_id is null then
       insert into facet_sets
         (category_ids, brand_id, condition, body_style, fuel, colours, discounted, facts)
       values (places, brand, state, style, runs_on, hues, reduced, technical) returning id into found_id;
     end if;
     return found_id;
   end $$`,
  `drop index facet_sets_same`,
];
