import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

/** Of those who may be signed in as by anybody, the one who orders. */
const BUYER = 'Imran Shaikh';
const TOKEN = 'demonstration';

/**
 * Gives one order, one quote and one question a token that is known, unless one has it already, so that remotes
 * can name the pages behind such links as examples. Only where the demo accounts are: elsewhere tokens must not be
 * guessable.
 */
export async function seedDemoLinks(db: Transaction<Schema>): Promise<void> {
  const ofBuyer = db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('orders.id')
    .where('customers.name', '=', BUYER)
    .orderBy('orders.number')
    .limit(1);
  const oldest = (table: 'quotes' | 'questions') =>
    db.selectFrom(table).select('id').orderBy('number').limit(1);
  const links = [
    ['orders', ofBuyer],
    ['quotes', oldest('quotes')],
    ['questions', oldest('questions')],
  ] as const;
  for (const [table, chosen] of links) {
    const has = db.selectFrom(table).select('id').where('token', '=', TOKEN);
    await db
      .updateTable(table)
      .set({ token: TOKEN })
      .where('id', '=', chosen)
      .where(({ not, exists }) => not(exists(has)))
      .execute();
  }
}
