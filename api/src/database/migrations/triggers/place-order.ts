/**
 * Keeps an order that was judged already, in one statement: its products are locked from here to the commit
 * and no longer. Answers `kept` for a key that was used, `changed` when price or stock is not what the
 * judgement saw, and `limited` when one visitor would hold too much; nothing is kept then.
 */
export const PLACE_ORDER = [
  `create function customer_of(ask jsonb) returns bigint language plpgsql as $$
   declare
     found_id bigint;
     caller bigint := (ask ->> 'caller')::bigint;
   begin
     for attempt in 1..2 loop
       select id into found_id from customers
       where user_id = caller or lower(email) = lower(ask ->> 'email')
       order by (user_id = caller) desc nulls last limit 1;
       if found_id is not null then return found_id; end if;
       insert into customers (name, phone, email, address, pin, city, gstin, user_id)
       values (ask ->> 'name', ask ->> 'phone', ask ->> 'email', ask ->> 'address', ask ->> 'pin',
         coalesce(ask ->> 'city', ''), ask ->> 'gstin', caller)
       on conflict do nothing returning id into found_id;
       if found_id is not null then return found_id; end if;
     end loop;
     raise exception 'a customer was neither found nor added';
   end $$`,
  `create function place_order(ask jsonb) returns jsonb language plpgsql as $$
   declare
     caller bigint := (ask ->> 'caller')::bigint;
     network_from inet := network((ask ->> 'address_from')::inet);
     placed orders%rowtype;
     invoice text;
     kept record;
     held record;
     answer jsonb;
     refusal jsonb;
   begin
     perform set_config('evmandi.request_id', coalesce(ask ->> 'request', ''), true);
     if ask ->> 'key' is not null then
       insert into idempotency_keys (scope, key, request_hash)
       values (ask ->> 'scope', ask ->> 'key', ask ->> 'hash') on conflict do nothing;
       if not found then
         select request_hash as hash, response into kept from idempotency_keys
         where scope = ask ->> 'scope' and key = ask ->> 'key';
         return jsonb_build_object('outcome', 'kept', 'hash', kept.hash, 'response', kept.response);
       end if;
     end if;
     perform pg_advisory_xact_lock(727274637, name) from (
       select distinct hashtext(visitor) as name
       from unnest(array[lower(ask ->> 'email'), network_from::text]) visitor
       where visitor is not null order by 1) visitors;
     perform from products
     where id in (select (line ->> 'product_id')::bigint from jsonb_array_elements(ask -> 'lines') line)
     order by id for no key update;
     if exists (
       select from jsonb_to_recordset(ask -> 'lines') as line (product_id bigint, quantity integer,
         list_price bigint, tax_rate integer)
       left join products on products.id = line.product_id
       where products.id is null
         or (line.list_price is not null
           and (products.price, products.tax_rate) <> (line.list_price, line.tax_rate))
         or products.launched_on > (now() at time zone 'Asia/Kolkata')::date
         or line.quantity > products.stock + case
           when products.restock_date >= (now() at time zone 'Asia/Kolkata')::date
           then greatest(products.incoming, 0) else 0 end
     ) then
       refusal := '{"outcome": "changed"}';
     elsif (ask ->> 'unknown_buyer')::boolean then
       select coalesce(sum(lines.pieces), 0) as pieces, coalesce(sum(orders.payable), 0) as value into held
       from reservations join orders on orders.id = reservations.order_id
       cross join lateral (select sum(quantity - cancelled) as pieces from order_lines
         where order_lines.order_id = orders.id) lines
       where reservations.unknown_buyer
         and (reservations.email = lower(ask ->> 'email') or reservations.address = network_from);
       if held.pieces + (ask ->> 'pieces')::integer > (ask ->> 'most_pieces')::integer
           or held.value + (ask ->> 'total')::bigint > (ask ->> 'most_value')::bigint then
         refusal := jsonb_build_object('outcome', 'limited', 'pieces', held.pieces, 'value', held.value);
       end if;
     end if;
     if refusal is not null then
       delete from idempotency_keys where scope = ask ->> 'scope' and key = ask ->> 'key';
       return refusal;
     end if;
     insert into orders (customer_id, placed_by, method, po_number, gstin, ship_name, ship_phone, ship_email,
       ship_address, ship_pin, ship_city, ship_state, net, tax, shipping, discount, total)
     values (customer_of(ask), caller, ask ->> 'method', ask ->> 'po_number', ask ->> 'gstin', ask ->> 'name',
       ask ->> 'phone', ask ->> 'email', ask ->> 'address', ask ->> 'pin', ask ->> 'city', ask ->> 'state',
       (ask ->> 'net')::bigint, (ask ->> 'tax')::bigint, (ask ->> 'shipping')::bigint,
       (ask ->> 'discount')::bigint, (ask ->> 'total')::bigint)
     returning * into placed;
     insert into order_lines (order_id, position, product_id, sku, name, picture, unit, hsn, quantity, allocated,
       unit_price, tax_rate, net, tax)
     select placed.id, line.position, products.id, sku, name, picture, unit, hsn, line.quantity,
       least(stock, line.quantity), line.unit_price, line.tax_rate, line.net, line.tax
     from jsonb_to_recordset(ask -> 'lines') as line (position smallint, product_id bigint, quantity integer,
       unit_price bigint, tax_rate integer, net bigint, tax bigint)
     join products on products.id = line.product_id order by line.position;
     insert into stock_movements (product_id, quantity, reason, order_id, actor, user_id)
     select product_id, - allocated, 'sale', placed.id, placed.ship_name, caller
     from order_lines where order_id = placed.id and allocated > 0 order by product_id;
     insert into reservations (order_id, until, hold, renews, unknown_buyer, email, address)
     select placed.id, now() + hold, hold, placed.method = 'pay_on_delivery', (ask ->> 'unknown_buyer')::boolean,
       lower(placed.ship_email), network_from
     from make_interval(hours => (ask ->> 'hold_hours')::integer) hold;
     insert into invoices (order_id, due_at, seller)
     values (placed.id, case when placed.method = 'bank_transfer'
       then now() + make_interval(hours => (ask ->> 'hold_hours')::integer) end, ask -> 'seller')
     returning number into invoice;
     insert into events (subject, subject_id, kind, actor, user_id, after)
     values ('order', placed.id, 'placed', placed.ship_name, caller, jsonb_build_object('status', placed.status,
       'payment', placed.payment, 'total', placed.total, 'invoice', invoice));
     answer := jsonb_build_object('number', placed.number, 'token', placed.token);
     update idempotency_keys set status = 201, response = answer
     where scope = ask ->> 'scope' and key = ask ->> 'key';
     return jsonb_build_object('outcome', 'placed', 'id', placed.id::text) || answer;
   end $$`,
];
