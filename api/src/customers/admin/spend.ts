import { sql } from 'kysely';

/**
 * What a customer ordered, as a lateral subquery on `customers`: spend is the paise of orders that were not
 * cancelled, the last purchase one of these.
 */
export const SPEND = sql<{
  order_count: string;
  completed: string;
  cancelled: string;
  total_spend: string;
  last_purchase_at: Date | null;
}>`(select count(*) as order_count,
    count(*) filter (where orders.status = 'Delivered') as completed,
    count(*) filter (where orders.status = 'Cancelled') as cancelled,
    coalesce(sum(orders.total) filter (where orders.status <> 'Cancelled'), 0) as total_spend,
    max(orders.placed_at) filter (where orders.status <> 'Cancelled') as last_purchase_at
  from orders where orders.customer_id = customers.id)`;
