/**
 * The orders of each product by their status: a search counts those of a status without a look at the others. Kept
 * in the transaction that changes an order, at its end, when its lines are there. Orders write it themselves and are
 * never deleted: a reference to them would want an index of its own, for each line that is placed.
 */
export const SOLD_LINES = [
  `create table sold_lines (
     product_id bigint not null,
     status text not null,
     order_id bigint not null,
     primary key (product_id, status, order_id)
   )`,
  `create function recount_sold_lines() returns void language sql as $$
     delete from sold_lines;
     insert into sold_lines
     select product_id, status, order_id from order_lines join orders on orders.id = order_id
     order by product_id, status, order_id
   $$`,
  `select recount_sold_lines()`,
  `create function order_by_product() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       update sold_lines set status = new.status
       from order_lines where order_lines.order_id = new.id
         and (sold_lines.product_id, sold_lines.status, sold_lines.order_id)
           = (order_lines.product_id, old.status, new.id);
     else
       insert into sold_lines select product_id, new.status, new.id from order_lines where order_id = new.id;
     end if;
     return null;
   end $$`,
  // By its name before order_counted, which waits for others.
  `create constraint trigger order_by_product after insert or update of status on orders
     deferrable initially deferred for each row execute function order_by_product()`,
];

/** Nearly all orders go to India, and are found by their day. */
export const ORDERS_ABROAD = [
  `create index orders_abroad on orders (ship_country, placed_at desc, id desc) where ship_country <> 'IN'`,
];
