/**
 * At the end of a transaction the books of an order agree: it is Paid when its payments are its total,
 * and what its lines took from stock is what moved, or came back when it was cancelled.
 */
export const ORDER_BOOKS = [
  `create function order_books() returns trigger language plpgsql as $$
   declare
     touched bigint;
     held orders%rowtype;
     paid bigint;
   begin
     touched := case when tg_table_name = 'orders' then (to_jsonb(new) ->> 'id')::bigint
       else (to_jsonb(coalesce(new, old)) ->> 'order_id')::bigint end;
     if touched is null then return null; end if;
     select * into held from orders where id = touched;
     if not found then return null; end if;
     select coalesce(sum(amount), 0) into paid from payments where order_id = touched;
     if paid > held.total or (held.payment = 'Paid') <> (paid = held.total) then
       raise exception 'order % is % of %, and %', touched, paid, held.total, held.payment
         using errcode = 'check_violation', constraint = 'orders_payments';
     end if;
     if exists (
       select from (select product_id, from_stock from order_lines where order_id = touched) line
       full join (select product_id, sum(quantity) as quantity from stock_movements
         where order_id = touched group by product_id) moved using (product_id)
       where coalesce(moved.quantity, 0)
         <> case when held.status = 'Cancelled' then 0 else - coalesce(line.from_stock, 0) end
     ) then
       raise exception 'the stock that moved for order % is not that of its lines', touched
         using errcode = 'check_violation', constraint = 'orders_stock';
     end if;
     return null;
   end $$`,
  `create constraint trigger order_books after insert or update of status, payment, total on orders
     deferrable initially deferred for each row execute function order_books()`,
  `create constraint trigger order_books after insert or update or delete on order_lines
     deferrable initially deferred for each row execute function order_books()`,
  `create constraint trigger order_books after insert or update or delete on payments
     deferrable initially deferred for each row execute function order_books()`,
  `create constraint trigger order_books after insert on stock_movements
     deferrable initially deferred for each row when (new.order_id is not null)
     execute function order_books()`,
];
