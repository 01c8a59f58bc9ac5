import type { AdminQuote } from '../../../contract/quotes.ts';
import type { Database } from '../../database/database.ts';
import { quoteView, selectQuotes, unknownQuote } from '../quote-view.ts';

/** A request with its answer as staff see it. Throws a 404. */
export async function getAdminQuote(db: Database, number: string): Promise<AdminQuote> {
  const row = await selectQuotes(db)
    .leftJoin('users', 'users.id', 'quotes.answered_by')
    .leftJoin('customers', 'customers.id', 'quotes.customer_id')
    .select([
      'quotes.version',
      'quotes.decline_reason',
      'users.name as answeredBy',
      'customers.id as customerId',
      'customers.number as customerNumber',
      'customers.name as customer',
    ])
    .where('quotes.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownQuote();
  const { customerId, customerNumber, customer } = row;
  return {
    ...(await quoteView(db, row)),
    version: row.version,
    declineReason: row.decline_reason,
    answeredBy: row.answeredBy,
    customer:
      customerId && customerNumber && customer
        ? { id: customerId, number: customerNumber, name: customer }
        : null,
  };
}
