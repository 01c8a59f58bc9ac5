import { changeText } from './change-text.ts';
import { ORDER_BREAKS } from './order-breaks.ts';

/**
 * Networks that an address lies in, and how many times as much as one buyer all strangers there may have open.
 * A /64 of IPv6 is one household. One address of IPv4 may be a carrier's, with hundreds of buyers behind it.
 */
const NETWORKS_AROUND = `create function networks_around(address inet)
  returns table (network inet, last_address inet, times integer) language sql immutable as $$
    select network(set_masklen(address, bits))::inet,
      set_masklen(broadcast(set_masklen(address, bits)), case family when 4 then 32 else 128 end), step.times
    from (values (4, 32, 5), (4, 24, 10), (6, 64, 1), (6, 56, 5), (6, 48, 10)) step (family, bits, times)
    where step.family = family(address) and bits <= masklen(address)
    order by bits desc
  $$`;

const BY_ACCOUNT_OR_NETWORK: [from: string, to: string][] = [
  [
    'held record;',
    `held record;
     around record;`,
  ],
  [
    `select distinct hashtext(visitor) as name
       from unnest(array[lower(ask ->> 'email'), network_from::text]) visitor
       where visitor is not null order by 1) visitors;`,
    `select distinct hashtext(visitor) as name from (
         select 'account ' || caller as visitor
         union all select network::text from networks_around(network_from)) visitors
       where visitor is not null and (ask ->> 'unknown_buyer')::boolean order by 1) visitors;`,
  ],
  [
    `from reservations join orders on orders.id = reservations.order_id
       cross join lateral`,
    `from orders join reservations on reservations.order_id = orders.id
       cross join lateral`,
  ],
  [
    `where reservations.unknown_buyer
         and (reservations.email = lower(ask ->> 'email') or reservations.address = network_from);`,
    `where orders.placed_by = caller and reservations.unknown_buyer;`,
  ],
  [
    `refusal := jsonb_build_object('outcome', 'limited', 'pieces', held.pieces, 'value', held.value);
       end if;`,
    `refusal := jsonb_build_object('outcome', 'limited', 'by', 'account', 'pieces', held.pieces,
           'value', held.value);
       end if;
       for around in select * from networks_around(network_from) loop
         exit when refusal is not null;
         select coalesce(sum(lines.pieces), 0) as pieces, coalesce(sum(orders.payable), 0) as value into held
         from reservations join orders on orders.id = reservations.order_id
         cross join lateral (select sum(quantity - cancelled) as pieces from order_lines
           where order_lines.order_id = orders.id) lines
         where reservations.unknown_buyer and (orders.placed_by is null) = (caller is null)
           and reservations.address between around.network and around.last_address;
         if held.pieces + (ask ->> 'pieces')::integer > around.times * (ask ->> 'most_pieces')::integer
             or held.value + (ask ->> 'total')::bigint > around.times * (ask ->> 'most_value')::bigint then
           refusal := jsonb_build_object('outcome', 'limited', 'by', 'network', 'pieces', held.pieces,
             'value', held.value);
         end if;
       end loop;`,
  ],
];

/**
 * What strangers hold is counted for their account, and for the networks around them: guests with guests, accounts with
 * accounts. An e-mail address limits nobody, since anybody may type it.
 */
export const ORDER_HOLDS = [
  NETWORKS_AROUND,
  ...ORDER_BREAKS.map((text) => changeText(text, BY_ACCOUNT_OR_NETWORK)),
];
