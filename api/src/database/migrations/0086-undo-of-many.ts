import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

const STATES = `create or replace function order_states() returns trigger language plpgsql as $$
 declare
   back jsonb;
 begin
   if (new.status, new.payment) = (old.status, old.payment) then return new; end if;
   select before into back from order_undos
   where order_id = old.id and version = old.version and at > now() - interval '70 seconds';
   if new.status <> old.status and new.status is distinct from (back ->> 'status') and not (
     (old.status = 'Pending' and new.status in ('Shipped', 'Cancelled'))
     or (old.status = 'Shipped' and new.status in ('Delivered', 'Cancelled'))
   ) then
     raise exception 'an order cannot go from % to %', old.status, new.status
       using errcode = 'check_violation', constraint = 'orders_status_transition';
   end if;
   if old.payment = 'Paid' and new.payment <> 'Paid' and new.payment is distinct from (back ->> 'payment') then
     raise exception 'a paid order stays paid'
       using errcode = 'check_violation', constraint = 'orders_payment_transition';
   end if;
   return new;
 end $$`;

/** Many orders are changed, and taken back, one after the other: the first is due long before the last (ruling 11). */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, [STATES]);
