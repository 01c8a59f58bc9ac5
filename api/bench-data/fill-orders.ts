import { type Kysely, sql } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { withBareTables } from './bare-tables.ts';
import { checkedAtOnce } from './order-rules.ts';
import { FILLED_TABLES, orderSteps } from './order-steps.ts';

/** The default memory would write most sorts of a million rows to disk first. */
const SETTINGS = ['statement_timeout = 0', "work_mem = '128MB'", "maintenance_work_mem = '256MB'"];

/**
 * Adds so many orders of two years to a database that holds products: with lines, timeline, payments,
 * customers, and the movements of stock that they need. The same rows in every run, dates and tokens
 * aside; all of them or none.
 */
export async function fillOrders(db: Kysely<Schema>, orders: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const setting of SETTINGS) await sql.raw(`set local ${setting}`).execute(transaction);
    await checkedAtOnce(transaction, () =>
      withBareTables(transaction, FILLED_TABLES, async () => {
        for (const step of orderSteps(orders)) await step.execute(transaction);
      }),
    );
  });
}
