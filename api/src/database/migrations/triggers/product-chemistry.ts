/** `find_words` hold the chemistry of a battery, too: "LiFePO4", "Lead acid, VRLA". Other facts are no words. */
export const PRODUCT_CHEMISTRY = [
  `create or replace function product_worded() returns trigger language plpgsql as $$
   declare
     title text[];
     places text;
     chemistry text;
     known tsvector := old.find_words;
   begin
     select search_tokens(concat_ws(' ', new.name, new.sku, name)) || replace(lower(new.sku), '-', '')
       || unit_tokens(new.name)
     into title from brands where id = new.brand_id;
     select string_agg(name, ' ') into places from categories where id = new.category_id
       or id in (select category_id from product_categories where product_id = new.id);
     select string_agg(fact ->> 'value', ' ') into chemistry
     from jsonb_array_elements(new.specifications) fact where fact ->> 'name' = 'Chemistry';
     new.kind := coalesce(new.vehicle, kind_of_name(new.name));
     new.title_words := array_to_tsvector(title);
     new.find_words := array_to_tsvector(title || search_tokens(concat_ws(' ', places, new.vehicle,
       new.body_style, new.fuel, new.colour_name, array_to_string(new.colours, ' '), new.city, new.kind,
       chemistry, case new.condition when 'used' then 'used' end))
       || unit_tokens((select string_agg(fact ->> 'value', ' ; ')
         from jsonb_array_elements(new.specifications) fact)) || fitting_words(new.id));
     if new.find_words is distinct from known then
       insert into search_words
       select word from unnest(tsvector_to_array(new.find_words)) word where word ~ '^[a-z]{3,24}$'
       order by word on conflict do nothing;
     end if;
     return new;
   end $$`,
  `update products set kind = kind where specifications @> '[{"name": "Chemistry"}]'`,
];
