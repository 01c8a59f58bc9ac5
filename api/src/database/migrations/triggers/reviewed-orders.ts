/** A review is of what was delivered before it was written; a dealer's order is of its product by its key. */
export const REVIEWED_ORDERS = [
  `create function reviewed_orders() returns trigger language plpgsql as $$
  declare
    wrong record;
  begin
    select written.id into wrong from written
      join order_lines line on line.order_id = written.order_id and line.position = written.order_position
      where line.product_id is distinct from written.product_id limit 1;
    if found then
      raise exception 'review % is of another product than the line of its order', wrong.id
        using errcode = 'check_violation', constraint = 'reviews_of_product';
    end if;
    select written.id into wrong from written
      where written.dealer_order_id is not null and not exists (select from dealer_orders
          where id = written.dealer_order_id and delivered_at < written.created_at)
        or written.order_id is not null and not exists (select from events
          where subject = 'order' and subject_id = written.order_id and kind = 'delivered'
            and at < written.created_at)
      limit 1;
    if found then
      raise exception 'review % was written before its order was delivered', wrong.id
        using errcode = 'check_violation', constraint = 'reviews_after_delivery';
    end if;
    return null;
  end $$`,
  ...['insert', 'update'].map(
    (change) => `create trigger reviewed_orders_${change} after ${change} on reviews
      referencing new table as written for each statement execute function reviewed_orders()`,
  ),
];
