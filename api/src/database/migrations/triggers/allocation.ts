/**
 * What arrives is held for the lines that wait for it, in the order of placing, by whatever movement it
 * comes; so stock is left only where no line waits. What moved for a line is what it says it holds.
 */
export const ALLOCATION = [
  `alter table stock_movements
     drop constraint stock_movements_reason_check,
     drop constraint stock_movements_check,
     drop constraint stock_movements_check2,
     add constraint stock_movements_reason check (reason in ('opening', 'delivery', 'sale', 'cancellation',
       'return', 'workshop', 'correction')),
     add constraint stock_movements_of_order
       check ((order_id is not null) = (reason in ('sale', 'cancellation', 'return'))),
     add constraint stock_movements_of_delivery check (delivery_id is null or reason = 'delivery'),
     add constraint stock_movements_sign check (case
       when reason in ('opening', 'delivery', 'cancellation', 'return') then quantity > 0
       when reason = 'sale' then quantity < 0 else true end)`,
  `create function allocate_stock(wanted bigint) returns void language plpgsql as $$
   declare
     free integer;
     given integer;
     line record;
   begin
     select stock into free from products where id = wanted;
     for line in select order_id, position, name, quantity - allocated - cancelled as waiting
       from order_lines where product_id = wanted and quantity > allocated + cancelled
       order by order_id for update
     loop
       exit when free <= 0;
       given := least(free, line.waiting);
       update order_lines set allocated = allocated + given
       where order_id = line.order_id and position = line.position;
       insert into stock_movements (product_id, quantity, reason, order_id, actor)
       values (wanted, - given, 'sale', line.order_id, 'EVMandi');
       insert into events (subject, subject_id, kind, actor, text, before, after)
       values ('order', line.order_id, 'allocated', 'EVMandi', given || ' x ' || line.name || ' arrived',
         jsonb_build_object('position', line.position, 'waiting', line.waiting),
         jsonb_build_object('position', line.position, 'waiting', line.waiting - given));
       update reservations set until = greatest(until, now() + hold)
       where order_id = line.order_id and renews;
       free := free - given;
     end loop;
   end $$`,
  `create or replace function stock_moved() returns trigger language plpgsql as $$
   declare
     wrong bigint;
     gained bigint;
   begin
     update products set stock = products.stock + moved.quantity
     from (select product_id, sum(quantity) as quantity from added group by product_id) moved
     where products.id = moved.product_id;
     update deliveries set arrived = arrived + moved.quantity
     from (select delivery_id, sum(quantity) as quantity from added
       where delivery_id is not null group by delivery_id) moved
     where deliveries.id = moved.delivery_id;
     select touched.order_id into wrong
     from (select distinct order_id, product_id from added where order_id is not null) touched
     left join order_lines line using (order_id, product_id)
     where line.order_id is null or line.allocated - line.returned <> (
       select - sum(quantity) from stock_movements
       where order_id = touched.order_id and product_id = touched.product_id)
     limit 1;
     if wrong is not null then
       raise exception 'the stock that moved for order % is not that of its lines', wrong
         using errcode = 'check_violation', constraint = 'orders_stock';
     end if;
     for gained in select product_id from added group by product_id having sum(quantity) > 0 order by 1 loop
       perform allocate_stock(gained);
     end loop;
     return null;
   end $$`,
  `create function line_stock() returns trigger language plpgsql as $$
   begin
     if exists (select from order_lines line
       where line.order_id = new.order_id and line.position = new.position
         and line.allocated - line.returned <> (select coalesce(- sum(quantity), 0) from stock_movements
           where order_id = new.order_id and product_id = new.product_id)) then
       raise exception 'the stock that moved for order % is not that of its lines', new.order_id
         using errcode = 'check_violation', constraint = 'orders_stock';
     end if;
     return null;
   end $$`,
  `create constraint trigger line_stock after insert or update of allocated, returned on order_lines
     deferrable initially deferred for each row execute function line_stock()`,
];
