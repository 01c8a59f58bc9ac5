import { sql } from 'kysely';

/**
 * What a customer ordered, as a lateral subquery on `customers`: spend is the paise of orders that were not
 * cancelled, the last purchase one of these.
 */
export const SPEND = sql<{
  order_count: number;
  completed: number;
  cancelled: number;
  total_spend: string;
  last_purchase_at: Date | null;
}>`(select coalesce(max(orders), 0) as order_count, coalesce(max(delivered), 0) as completed,
    coalesce(max(cancelled), 0) as cancelled, coalesce(max(spend), 0) as total_spend,
    (select placed_at from orders where orders.customer_id = customers.id and orders.status <> 'Cancelled'
      order by placed_at desc limit 1) as last_purchase_at
  from customer_figures where customer_figures.customer_id = customers.id)`;
