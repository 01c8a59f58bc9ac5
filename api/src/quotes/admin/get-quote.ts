import type { AdminQuote } from '../../../contract/admin-quotes.ts';
import type { Database } from '../../database/database.ts';
import { readEvents } from '../../events/read-events.ts';
import { readOrderables } from '../../orders/orderables.ts';
import { quoteView, readLines, selectQuotes, unknownQuote } from '../quote-view.ts';
import { WROTE_AGAIN } from './wrote-again.ts';

async function linesOf(db: Database, quoteId: string): Promise<AdminQuote['lines']> {
  const lines = await readLines(db, quoteId);
  const products = await readOrderables(
    db,
    lines.map(({ productId }) => productId),
  );
  return lines.map((line) => {
    const product = products.get(line.productId);
    return {
      ...line,
      stock: Math.max(0, product?.stock ?? 0),
      incoming: product?.incoming ?? 0,
      arrivesOn: product?.arrivesOn ?? null,
    };
  });
}

/** A request with its answer as staff see it. Throws a 404. */
export async function getAdminQuote(db: Database, number: string): Promise<AdminQuote> {
  const row = await selectQuotes(db)
    .leftJoin('users', 'users.id', 'quotes.answered_by')
    .leftJoin('customers', 'customers.id', 'quotes.customer_id')
    .leftJoin('customer_figures', 'customer_figures.customer_id', 'quotes.customer_id')
    .select([
      'quotes.token',
      'quotes.version',
      'quotes.decline_reason',
      WROTE_AGAIN.as('wroteAgain'),
      'quotes.staff_note',
      'users.name as answeredBy',
      'customers.id as customerId',
      'customers.number as customerNumber',
      'customers.name as customer',
      'customer_figures.orders as orderCount',
    ])
    .where('quotes.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownQuote();
  const { customerId, customerNumber, customer, orderCount } = row;
  return {
    ...(await quoteView(db, row)),
    lines: await linesOf(db, row.id),
    token: row.token,
    version: row.version,
    wroteAgain: row.wroteAgain,
    declineReason: row.decline_reason,
    answeredBy: row.answeredBy,
    staffNote: row.staff_note,
    customer:
      customerId && customerNumber && customer
        ? { id: customerId, number: customerNumber, name: customer, orderCount: orderCount ?? 0 }
        : null,
    events: await readEvents(db, { subject: 'quote', id: row.id }),
  };
}
