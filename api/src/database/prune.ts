import type { Database } from './database.ts';
import { daysAgo } from './days-ago.ts';

/**
 * Deletes what is not asked for any more: answers kept for a repetition of their request after 7 days, visits
 * after one (the dashboard looks back 30 minutes), and what takes a change of an order back, which it does for seconds.
 */
export async function prune(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute();
  await db.deleteFrom('visits').where('minute', '<', daysAgo(1)).execute();
  await db.deleteFrom('order_undos').where('at', '<', daysAgo(1)).execute();
}
