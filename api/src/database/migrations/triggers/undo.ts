const PAID_IS_FINAL = `if old.payment = 'Paid' and new.payment <> 'Paid' and new.payment is distinct from (back ->> 'payment') then
     raise exception 'a paid order stays paid'
       using errcode = 'check_violation', constraint = 'orders_payment_transition';
   end if;`;

/** Refuses a status that may not follow. A change by staff may go back for `undoSeconds` only (ORDER-8). */
export const orderStates = (
  undoSeconds: number,
  { isPaidFinal }: { isPaidFinal: boolean } = { isPaidFinal: true },
): string => `create or replace function order_states() returns trigger language plpgsql as $$
 declare
   back jsonb;
 begin
   if (new.status, new.payment) = (old.status, old.payment) then return new; end if;
   select before into back from order_undos
   where order_id = old.id and version = old.version and at > now() - interval '${undoSeconds} seconds';
   if new.status <> old.status and new.status is distinct from (back ->> 'status') and not (
     (old.status = 'Pending' and new.status in ('Shipped', 'Cancelled'))
     or (old.status = 'Shipped' and new.status in ('Delivered', 'Cancelled'))
   ) then
     raise exception 'an order cannot go from % to %', old.status, new.status
       using errcode = 'check_violation', constraint = 'orders_status_transition';
   end if;
${isPaidFinal ? PAID_IS_FINAL : ''}
   return new;
 end $$`;

/**
 * What the latest change of an order by staff found and left. Only with it may a status or a payment go back, and only
 * to what it was: no other way leads back (ORDER-9).
 */
export const UNDO = [
  `create table order_undos (
     order_id bigint primary key references orders (id) on delete cascade,
     user_id bigint not null references users (id),
     version integer not null,
     at timestamptz not null default now(),
     before jsonb not null,
     after jsonb not null
   )`,
  `create index order_undos_at on order_undos (at)`,
  `create function order_snapshot(wanted bigint) returns jsonb language sql stable as $$
     select jsonb_build_object('status', status, 'payment', payment, 'payable', payable,
       'lines', (select jsonb_object_agg(position, jsonb_build_object('allocated', allocated,
         'cancelled', cancelled, 'returned', returned)) from order_lines where order_id = orders.id),
       'shipments', (select count(*) from shipments where order_id = orders.id),
       'payments', (select coalesce(max(id), 0) from payments where order_id = orders.id),
       'refunds', (select coalesce(max(id), 0) from refunds where order_id = orders.id),
       'event', (select coalesce(max(id), 0) from events where subject = 'order' and subject_id = orders.id),
       'reservation', (select to_jsonb(reservations) from reservations where order_id = orders.id))
     from orders where id = wanted
   $$`,
  orderStates(10),
  `create function shipment_undone() returns trigger language plpgsql as $$
   begin
     update order_lines set shipped = shipped - moved.quantity
     from (select order_id, position, sum(quantity) as quantity from gone group by 1, 2) moved
     where order_lines.order_id = moved.order_id and order_lines.position = moved.position;
     return null;
   end $$`,
  `create trigger shipment_undone after delete on shipment_lines
     referencing old table as gone for each statement execute function shipment_undone()`,
];
