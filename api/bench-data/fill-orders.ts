import { type Kysely, sql } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { checkedAtOnce } from './order-rules.ts';
import { orderSteps } from './order-steps.ts';

/**
 * Adds so many orders of two years to a database that holds products: with lines, timeline, payments,
 * customers, and the movements of stock that they need. The same rows in every run, dates and tokens
 * aside; all of them or none.
 */
export async function fillOrders(db: Kysely<Schema>, orders: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await checkedAtOnce(transaction, async () => {
      for (const step of orderSteps(orders)) await step.execute(transaction);
    });
  });
}
