import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const AT_ONCE = 2_000;

/**
 * Finds customers with records that other people placed: with an account, orders or requests that were not placed signed
 * in; without one, orders that an account placed. Records that staff merged into a customer are its own. A customer that
 * staff have settled comes back only with new records. Each call reads the next 2,000 customers, and after the last it
 * begins with the first.
 */
export function createDoubtsSearch(db: Database): () => Promise<void> {
  let after = '0';
  return async () => {
    const { rows } = await sql<{ last: string | null; looked: number }>`with part as materialized (
        select id, user_id from customers where id > ${after}::bigint and merged_into is null
        order by id limit ${sql.lit(AT_ONCE)}
      ), found as materialized (
        select part.id,
          (select count(*)::int from orders where orders.customer_id = part.id
            and case when part.user_id is null then placed_by is not null
              else part.user_id is distinct from placed_by and part.user_id is distinct from claimed_by end
            and not exists (select from customer_merges
              where into_id = part.id and undone_at is null and orders.id = any(customer_merges.orders))) as orders,
          (select count(*)::int from quotes where quotes.customer_id = part.id and part.user_id is not null
            and part.user_id is distinct from asked_by
            and not exists (select from customer_merges
              where into_id = part.id and undone_at is null and quotes.id = any(customer_merges.quotes))) as quotes
        from part
      ), kept as (
        insert into customer_doubts as doubt (customer_id, orders, quotes)
        select id, orders, quotes from found where orders + quotes > 0
        on conflict (customer_id) do update set orders = excluded.orders, quotes = excluded.quotes,
          settled_at = case when excluded.orders > doubt.orders or excluded.quotes > doubt.quotes
            then null else doubt.settled_at end
        where (doubt.orders, doubt.quotes) <> (excluded.orders, excluded.quotes)
      ), gone as (
        delete from customer_doubts using found where customer_id = found.id and found.orders + found.quotes = 0
      )
      select max(id) as last, count(*)::int as looked from part`.execute(db);
    const [part] = rows;
    after = part?.last && part.looked === AT_ONCE ? part.last : '0';
  };
}
