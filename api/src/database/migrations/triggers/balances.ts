import { orderStates } from './undo.ts';

/**
 * `orders.payable` is the value of the lines that the buyer keeps. An order is Paid when payments less refunds reach it.
 * A payment is reversed by a counter-entry: a payment with a negative amount that names it.
 */
export const BALANCES = [
  `alter table payments
     add column note text check (note <> ''),
     add column reverses bigint references payments (id),
     add column reversed boolean not null default false,
     add column reversed_reference text`,
  `alter table payments
     drop constraint payments_amount_check,
     drop constraint payments_method_check,
     add constraint payments_sign check (amount <> 0 and (amount < 0) = (reverses is not null)) not valid,
     add constraint payments_methods
       check (method in ('bank_transfer', 'upi', 'cash', 'cheque', 'pay_on_delivery')) not valid`,
  // A reference is unique among payments that stand, so a reversed one gives it back for the right order.
  `create function payment_reversed() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       update payments set reversed = true, reversed_reference = reference, reference = null
       where id = new.reverses and order_id = new.order_id and amount = - new.amount and not reversed;
       if not found then
         raise exception 'payment % cannot be reversed', new.reverses
           using errcode = 'check_violation', constraint = 'payments_reversed';
       end if;
     else
       update payments set reversed = false, reference = reversed_reference, reversed_reference = null
       where id = old.reverses;
     end if;
     return null;
   end $$`,
  `create trigger payment_reversed after insert on payments
     for each row when (new.reverses is not null) execute function payment_reversed()`,
  `create trigger payment_restored after delete on payments
     for each row when (old.reverses is not null) execute function payment_reversed()`,

  `alter table orders
     drop constraint orders_payable,
     add constraint orders_kept_value check (payable between 0 and total) not valid`,
  `create or replace function keep_sold(touched bigint[]) returns void language sql as $$
     update orders set sold = case when lines.pieces is null then null else orders.total - lines.lost end,
       sold_pieces = lines.pieces, payable = lines.kept,
       status = case orders.status when 'Pending' then lines.status else orders.status end
     from (
       select order_id, case when bool_and(cancelled = quantity) then 'Cancelled'
           when bool_and(shipped + cancelled = quantity) then 'Shipped' else 'Pending' end as status,
         sum(net + tax - line_value(unit_price, quantity - cancelled, tax_rate))
           filter (where cancelled > 0) as lost,
         sum(line_value(unit_price, quantity - cancelled - returned, tax_rate)) as kept,
         case when sum(cancelled) > 0 then jsonb_object_agg(position, quantity - cancelled) end as pieces
       from order_lines where order_id = any(touched) group by order_id
     ) lines
     where orders.id = lines.order_id and (orders.sold_pieces is distinct from lines.pieces
       or orders.payable <> lines.kept
       or orders.status = 'Pending' and lines.status <> 'Pending')
   $$`,
  `create or replace function order_lines_changed() returns trigger language plpgsql as $$
   declare
     waited_for bigint[] := array(select distinct product_id from was join now_is using (order_id, position, product_id)
       where was.quantity - was.allocated - was.cancelled
         <> now_is.quantity - now_is.allocated - now_is.cancelled order by 1);
   begin
     perform keep_sold(array(select distinct order_id from was join now_is using (order_id, position)
       where (was.shipped, was.cancelled, was.returned) <> (now_is.shipped, now_is.cancelled, now_is.returned)));
     if cardinality(waited_for) > 0 then perform refresh_promises(waited_for); end if;
     return null;
   end $$`,

  // A counter-entry may lead back to Unpaid: order_books below says when an order is Paid.
  orderStates(70, { isPaidFinal: false }),
  `create or replace function order_books() returns trigger language plpgsql as $$
   declare
     touched bigint := case when tg_table_name = 'orders' then (to_jsonb(new) ->> 'id')::bigint
       else (to_jsonb(coalesce(new, old)) ->> 'order_id')::bigint end;
     held orders%rowtype;
     paid bigint;
     refunded bigint;
     lines record;
   begin
     select * into held from orders where id = touched;
     if not found then return null; end if;
     select coalesce(sum(amount), 0) into paid from payments where order_id = touched;
     select coalesce(sum(amount), 0) into refunded from refunds where order_id = touched;
     if held.status <> 'Cancelled' and (held.payment = 'Paid') <> (paid - refunded >= held.payable) then
       raise exception 'order % is % of %, and %', touched, paid - refunded, held.payable, held.payment
         using errcode = 'check_violation', constraint = 'orders_payments';
     end if;
     if refunded > paid then
       raise exception 'order % has more refunded than paid', touched
         using errcode = 'check_violation', constraint = 'orders_refunds';
     end if;
     select bool_or(quantity > shipped + cancelled) as due, bool_or(shipped > 0) as shipped
     into lines from order_lines where order_id = touched;
     if lines.due is not null and (lines.due <> (held.status = 'Pending')
         or (not lines.shipped and held.status in ('Shipped', 'Delivered'))) then
       raise exception 'order % is %, which its lines are not', touched, held.status
         using errcode = 'check_violation', constraint = 'orders_lines';
     end if;
     return null;
   end $$`,
  // Nobody's order is cancelled while the shop holds some of its money.
  `create function payment_ends_hold() returns trigger language plpgsql as $$
   begin
     delete from reservations where order_id = new.order_id;
     return null;
   end $$`,
  `create trigger payment_ends_hold after insert on payments
     for each row when (new.reverses is null) execute function payment_ends_hold()`,
];
