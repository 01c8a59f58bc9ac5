/**
 * `products.stock` is the sum of the product's movements: it changes by a movement only, and movements
 * are never changed or taken away.
 */
export const STOCK_BOOK = [
  `create function stock_moved() returns trigger language plpgsql as $$
   begin
     update products set stock = products.stock + moved.quantity
     from (select product_id, sum(quantity) as quantity from added group by product_id) moved
     where products.id = moved.product_id;
     return null;
   end $$`,
  `create trigger stock_moved after insert on stock_movements
     referencing new table as added for each statement execute function stock_moved()`,
  `create function stock_guarded() returns trigger language plpgsql as $$
   begin
     if new.stock <> (case when tg_op = 'INSERT' then 0 else old.stock end) and pg_trigger_depth() < 2 then
       raise exception 'stock changes by a stock movement only'
         using errcode = 'check_violation', constraint = 'products_stock_moves';
     end if;
     return new;
   end $$`,
  `create trigger stock_guarded before insert or update of stock on products
     for each row execute function stock_guarded()`,
  `create function stock_movement_kept() returns trigger language plpgsql as $$
   begin
     raise exception 'a stock movement stays as it is: add one that corrects it'
       using errcode = 'check_violation', constraint = 'stock_movements_kept';
   end $$`,
  `create trigger stock_movement_kept before update or delete on stock_movements
     for each row execute function stock_movement_kept()`,
];
