import { type QueryExecutorProvider, sql } from 'kysely';

/** What a search looks at: name, SKU and brand in lower case, kept by the database itself. */
export async function searchTriggers(db: QueryExecutorProvider): Promise<void> {
  await sql`create function product_search_text() returns trigger language plpgsql as $$
  begin
    new.search_text := lower(concat_ws(' ', new.name, new.sku,
      (select name from brands where id = new.brand_id)));
    return new;
  end $$`.execute(db);
  await sql`create trigger product_search_text before insert or update of name, sku, brand_id on products
    for each row execute function product_search_text()`.execute(db);
  await sql`create function brand_renamed() returns trigger language plpgsql as $$
  begin
    update products set brand_id = brand_id where brand_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger brand_renamed after update of name on brands
    for each row execute function brand_renamed()`.execute(db);
}

/** Ratings derive from the reviews, by whatever statement they come and however many at once. */
export async function ratingTriggers(db: QueryExecutorProvider): Promise<void> {
  await sql`create function count_reviews() returns trigger language plpgsql as $$
  begin
    update products set review_count = counted.number, rating_sum = counted.total
    from (
      select touched.product_id, count(reviews.id) as number, coalesce(sum(reviews.rating), 0) as total
      from (select distinct product_id from changed) touched
      left join reviews on reviews.product_id = touched.product_id
      group by touched.product_id
    ) counted
    where products.id = counted.product_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger reviews_added after insert on reviews
    referencing new table as changed for each statement execute function count_reviews()`.execute(
    db,
  );
  await sql`create trigger reviews_removed after delete on reviews
    referencing old table as changed for each statement execute function count_reviews()`.execute(
    db,
  );
  await sql`create trigger reviews_changed after update on reviews
    referencing new table as changed for each statement execute function count_reviews()`.execute(
    db,
  );
  await sql`create trigger reviews_moved after update on reviews
    referencing old table as changed for each statement execute function count_reviews()`.execute(
    db,
  );
}

/** Which statuses follow which (ORDER-1, ORDER-3). A refusal names the constraint that was broken. */
export async function orderTriggers(db: QueryExecutorProvider): Promise<void> {
  await sql`create function order_states() returns trigger language plpgsql as $$
  begin
    if new.status <> old.status and not (
      (old.status = 'Pending' and new.status in ('Shipped', 'Cancelled'))
      or (old.status = 'Shipped' and new.status in ('Delivered', 'Cancelled'))
    ) then
      raise exception 'an order cannot go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'orders_status_transition';
    end if;
    if old.payment = 'Paid' and new.payment <> 'Paid' then
      raise exception 'a paid order stays paid'
        using errcode = 'check_violation', constraint = 'orders_payment_transition';
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger order_states before update of status, payment on orders
    for each row execute function order_states()`.execute(db);

  await sql`create function order_sums() returns trigger language plpgsql as $$
  declare
    touched bigint;
    wrong boolean;
  begin
    if tg_table_name = 'orders' then touched := new.id;
    elsif tg_op = 'DELETE' then touched := old.order_id;
    else touched := new.order_id;
    end if;
    select (orders.net, orders.tax) is distinct from (sum(order_lines.net), sum(order_lines.tax))
    into wrong
    from orders left join order_lines on order_lines.order_id = orders.id
    where orders.id = touched group by orders.id;
    if wrong then
      raise exception 'the totals of order % are not those of its lines', touched
        using errcode = 'check_violation', constraint = 'orders_sums';
    end if;
    return null;
  end $$`.execute(db);
  await sql`create constraint trigger order_sums after insert or update of net, tax on orders
    deferrable initially deferred for each row execute function order_sums()`.execute(db);
  await sql`create constraint trigger order_line_sums after insert or update or delete on order_lines
    deferrable initially deferred for each row execute function order_sums()`.execute(db);
}
