/** Units that figures are given in, as our products write them. */
const UNITS = 'v|ah|mah|kwh|wh|kw|w|a|mm|cm|m|km|inch|cc|ml|l|kg|nm|ton|rpm';

/**
 * `unit_tokens`: figures with their unit as one word (`60 V` is `60v`), in addition to those of
 * `search_tokens`. `kind_of_name`: the kind whose phrase stands last in the head of a name, the longest
 * first; null where no phrase of `kind_phrases` is in it. Words of facts are not searched, their figures are.
 */
export const PRODUCT_MEANING = [
  `create function unit_tokens(source text) returns text[]
   language sql immutable strict parallel safe as $$
     select coalesce(array_agg(distinct found[1] || found[2]), '{}') from regexp_matches(lower(source),
       '(?:^|[^a-z0-9.])([0-9]+(?:[.][0-9]+)?)[ -]?(${UNITS})(?![a-z0-9])', 'g') found
   $$`,
  `create function kind_of_name(name text) returns text language plpgsql stable strict as $$
   declare
     heads text[] := array[split_part(regexp_replace(lower(name), ' (with|for|to fit) .*$', ''), ',', 1),
       split_part(lower(name), ',', 1), lower(name)];
     head text;
     words text[];
     found text;
   begin
     foreach head in array heads loop
       words := search_tokens(head);
       select kind_phrases.kind into found
       from generate_series(1, cardinality(words)) last cross join generate_series(1, 4) size
       join kind_phrases on kind_phrases.phrase = array_to_string(words[last - size + 1:last], ' ')
       where size <= last
       order by last desc, size desc limit 1;
       if found is not null then return found; end if;
     end loop;
     return null;
   end $$`,
  `create or replace function product_worded() returns trigger language plpgsql as $$
   declare
     title text[];
     places text;
     known tsvector := old.find_words;
   begin
     select search_tokens(concat_ws(' ', new.name, new.sku, name)) || replace(lower(new.sku), '-', '')
       || unit_tokens(new.name)
     into title from brands where id = new.brand_id;
     select string_agg(name, ' ') into places from categories where id = new.category_id
       or id in (select category_id from product_categories where product_id = new.id);
     new.kind := coalesce(new.vehicle, kind_of_name(new.name));
     new.title_words := array_to_tsvector(title);
     new.find_words := array_to_tsvector(title || search_tokens(concat_ws(' ', places, new.vehicle,
       new.body_style, new.fuel, new.colour_name, array_to_string(new.colours, ' '), new.city, new.kind,
       case new.condition when 'used' then 'used' end))
       || unit_tokens((select string_agg(fact ->> 'value', ' ; ')
         from jsonb_array_elements(new.specifications) fact)) || fitting_words(new.id));
     if new.find_words is distinct from known then
       insert into search_words
       select word from unnest(tsvector_to_array(new.find_words)) word where word ~ '^[a-z]{3,24}$'
       order by word on conflict do nothing;
     end if;
     return new;
   end $$`,
  `drop trigger product_worded on products`,
  `create trigger product_worded before insert or update of name, sku, brand_id, category_id,
     category_ids, vehicle, body_style, fuel, colour_name, colours, city, condition, specifications, kind
     on products for each row execute function product_worded()`,
];
