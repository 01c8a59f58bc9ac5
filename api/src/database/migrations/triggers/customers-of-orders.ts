import { changeText } from './change-text.ts';
import { COUNT_LOCK } from './figures.ts';
import { SOLD_RECOUNT } from './sold-pieces.ts';

/**
 * Whose an order or a request is: the signed-in customer, else the one without an account that has the e-mail address,
 * also where staff merged it into another one without an account (ORDER-10). An e-mail address that was typed leads
 * to no account. The row is locked against a merge until the transaction ends.
 */
const KNOWN_CUSTOMER = `create or replace function known_customer(caller bigint, typed text) returns bigint
  language plpgsql as $$
  declare
    found_id bigint;
  begin
    -- A row that is merged at the same moment is looked for again.
    for attempt in 1..5 loop
      if caller is not null then
        select id into found_id from customers where user_id = caller for share;
        return found_id;
      end if;
      select id into found_id from customers
      where lower(email) = lower(typed) and user_id is null and merged_into is null for share;
      if found then return found_id; end if;
      with recursive way as (
        select id, user_id, merged_into from customers
        where lower(email) = lower(typed) and user_id is null and merged_into is not null
        union select next.id, next.user_id, next.merged_into
        from way join customers next on next.id = way.merged_into
      )
      select id into found_id from way where user_id is null and merged_into is null order by id limit 1;
      if not found then return null; end if;
      select id into found_id from customers
      where id = found_id and user_id is null and merged_into is null for share;
      if found then return found_id; end if;
    end loop;
    return null;
  end $$`;

const CUSTOMER_OF = `create or replace function customer_of(ask jsonb) returns bigint language plpgsql as $$
  declare
    found_id bigint;
    caller bigint := (ask ->> 'caller')::bigint;
  begin
    for attempt in 1..5 loop
      found_id := known_customer(caller, ask ->> 'email');
      if found_id is not null then return found_id; end if;
      insert into customers (name, phone, email, address, pin, city, gstin, user_id)
      values (ask ->> 'name', ask ->> 'phone', ask ->> 'email', ask ->> 'address', ask ->> 'pin',
        coalesce(ask ->> 'city', ''), ask ->> 'gstin', caller)
      on conflict do nothing returning id into found_id;
      if found_id is not null then return found_id; end if;
    end loop;
    raise exception 'a customer was neither found nor added';
  end $$`;

/** Counts customers that were not merged into another one. */
const COUNTED = [
  `create or replace function customer_counted() returns trigger language plpgsql as $$
   begin
     ${COUNT_LOCK};
     if tg_op = 'UPDATE' and old.merged_into is null then
       update registered_days set customers = customers - 1
       where day = india_day(old.created_at) and status = old.status;
     end if;
     if new.merged_into is null then
       insert into registered_days values (india_day(new.created_at), new.status, 1)
       on conflict (day, status) do update set customers = registered_days.customers + 1;
     end if;
     return null;
   end $$`,
  `drop trigger customer_counted on customers`,
  `create constraint trigger customer_counted
     after insert or update of status, created_at, merged_into on customers
     deferrable initially deferred for each row execute function customer_counted()`,
  ...SOLD_RECOUNT.map((text) =>
    changeText(text, [
      ['from customers group by 1, 2', 'from customers where merged_into is null group by 1, 2'],
    ]),
  ),
];

export const CUSTOMERS_OF_ORDERS = [KNOWN_CUSTOMER, CUSTOMER_OF, ...COUNTED];
