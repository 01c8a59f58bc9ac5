import { changeText } from './change-text.ts';
import { ORDER_HOLDS } from './order-holds.ts';

/**
 * Returns whose limit another request would pass: that of the `account`, of the `network`, or null for none. An account or
 * a /64 may have 100 requests of a subject open, with 5,000 lines; wider networks a multiple, as of held stock. Others wait
 * until the transaction ends.
 */
const REQUEST_LIMIT = `create function request_limit(asked text, caller bigint, from_network inet, more_lines integer)
  returns text language plpgsql as $$
  declare
    around record;
    counted record;
  begin
    perform pg_advisory_xact_lock(727274638, name) from (
      select distinct hashtext(asked || visitor) as name from (
        select ' account ' || caller as visitor
        union all select ' ' || network::text from networks_around(from_network)) visitors
      where visitor is not null order by 1) visitors;
    select count(*) as requests, coalesce(sum(lines), 0) as lines into counted
    from open_requests where subject = asked and user_id = caller;
    if counted.requests + 1 > 100 or counted.lines + more_lines > 5000 then return 'account'; end if;
    for around in select * from networks_around(from_network) loop
      select count(*) as requests, coalesce(sum(lines), 0) as lines into counted
      from open_requests where subject = asked and (user_id is null) = (caller is null)
        and network between around.network and around.last_address;
      if counted.requests + 1 > 100 * around.times or counted.lines + more_lines > 5000 * around.times then
        return 'network';
      end if;
    end loop;
    return null;
  end $$`;

const OF_ORDERS: [from: string, to: string][] = [
  [
    `if refusal is not null then
       delete from idempotency_keys`,
    `if refusal is null and (ask ->> 'unknown_buyer')::boolean
         and request_limit('order', caller, network_from, 1) is not null then
       refusal := '{"outcome": "limited", "by": "requests"}';
     end if;
     if refusal is not null then
       delete from idempotency_keys`,
  ],
  [
    `insert into invoices (order_id`,
    `if (ask ->> 'unknown_buyer')::boolean then
       insert into open_requests (subject, subject_id, network, user_id)
       values ('order', placed.id, network_from, caller);
     end if;
     insert into invoices (order_id`,
  ],
];

export const REQUEST_LIMITS = [
  REQUEST_LIMIT,
  ...ORDER_HOLDS.filter((text) => text.includes('place_order(')).map((text) =>
    changeText(text, OF_ORDERS),
  ),
];
