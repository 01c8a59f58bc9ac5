/**
 * `products.category_ids`: every category that a product is found in, its own, those it is listed in
 * besides, and all above these. Kept by the database, so that a listing and its counts need one table.
 */
export const CATEGORY_PLACES = [
  `create function product_places(product bigint, own bigint) returns integer[] language sql stable as $$
     with recursive places as (
       select own as id
       union select category_id from product_categories where product_id = product
       union select categories.parent_id from categories
         join places on places.id = categories.id where categories.parent_id is not null
     )
     select array_agg(id::integer order by id) from places
   $$`,
  `create function product_placed() returns trigger language plpgsql as $$
   begin
     new.category_ids := product_places(new.id, new.category_id);
     return new;
   end $$`,
  `create trigger product_placed before insert or update of category_id on products
     for each row execute function product_placed()`,
  `create function product_listed() returns trigger language plpgsql as $$
   begin
     update products set category_ids = product_places(id, category_id)
     where id in (select product_id from changed);
     return null;
   end $$`,
  `create trigger product_listed after insert on product_categories
     referencing new table as changed for each statement execute function product_listed()`,
  `create trigger product_unlisted after delete on product_categories
     referencing old table as changed for each statement execute function product_listed()`,
  `create function category_moved() returns trigger language plpgsql as $$
   begin
     update products set category_ids = product_places(id, category_id)
     where category_ids @> array[new.id::integer];
     return null;
   end $$`,
  `create trigger category_moved after update of parent_id on categories
     for each row execute function category_moved()`,
];
