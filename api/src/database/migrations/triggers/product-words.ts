const ACCENTED = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûü';
const PLAIN = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuu';

/**
 * What a search finds, kept by the database: `title_words` are those of name, brand and SKU, `find_words`
 * also those of its categories, colours, fuel and body style. Words are runs of letters, digits and
 * decimal points, as `wordsOf` in catalog/words.ts cuts them. `search_words` is every plain word in use,
 * to which misspelt ones are compared; it only grows.
 */
export const PRODUCT_WORDS = [
  `create function search_tokens(source text) returns text[]
   language sql immutable strict parallel safe as $$
     select array_remove(string_to_array(btrim(regexp_replace(
       lower(translate(source, '${ACCENTED}', '${PLAIN}')),
       '[^a-z0-9.]+|[.](?![0-9])|(?<![0-9])[.]', ' ', 'g')), ' '), '')
   $$`,
  `create function product_worded() returns trigger language plpgsql as $$
   declare
     title text[];
     places text;
     known tsvector := old.find_words;
   begin
     select search_tokens(concat_ws(' ', new.name, new.sku, name)) || replace(lower(new.sku), '-', '')
     into title from brands where id = new.brand_id;
     select string_agg(name, ' ') into places from categories where id = new.category_id
       or id in (select category_id from product_categories where product_id = new.id);
     new.title_words := array_to_tsvector(title);
     new.find_words := array_to_tsvector(title || search_tokens(concat_ws(' ', places, new.vehicle,
       new.body_style, new.fuel, new.colour_name, array_to_string(new.colours, ' '), new.city,
       case new.condition when 'used' then 'used' end)));
     if new.find_words is distinct from known then
       insert into search_words
       select word from unnest(tsvector_to_array(new.find_words)) word where word ~ '^[a-z]{3,24}$'
       order by word on conflict do nothing;
     end if;
     return new;
   end $$`,
  `create trigger product_worded before insert or update of name, sku, brand_id, category_id,
     category_ids, vehicle, body_style, fuel, colour_name, colours, city, condition on products
     for each row execute function product_worded()`,
  `create function category_renamed() returns trigger language plpgsql as $$
   begin
     update products set category_ids = category_ids where category_ids @> array[new.id::integer];
     return null;
   end $$`,
  `create trigger category_renamed after update of name on categories
     for each row execute function category_renamed()`,
];
