import { sql } from 'kysely';
import type { AdminQuotesExport } from '../../../contract/admin-quotes.ts';
import type { Database } from '../../database/database.ts';
import { minuteTextOf } from '../../database/india.ts';
import { csvFile, ROWS_AT_ONCE, rupeesOf } from '../../http/csv.ts';
import { LIST_NET, PIECES } from './list-quotes.ts';
import { quotesMatching } from './matching-quotes.ts';

const HEAD = [
  'Request',
  'Asked (India)',
  'Status',
  'Name',
  'Phone',
  'E-mail',
  'Items',
  'Pieces',
  'List price (INR)',
  'Offer (INR)',
  'Valid until',
  'Answered (India)',
  'Order',
  'Message',
];

const rowsBefore = (db: Database, filters: AdminQuotesExport, last: string | undefined) =>
  quotesMatching(db, filters)
    .leftJoin('orders', 'orders.id', 'quotes.order_id')
    .$if(last !== undefined, (query) => query.where('quotes.id', '<', String(last)))
    .select([
      'quotes.id',
      'quotes.number',
      minuteTextOf(sql.ref('quotes.created_at')).as('asked'),
      'quotes.status',
      'quotes.name',
      'quotes.phone',
      'quotes.email',
      sql<string>`(select string_agg(quantity || ' x ' || sku || ' ' || name, '; ' order by position)
        from quote_lines line where line.quote_id = quotes.id)`.as('items'),
      PIECES.as('pieces'),
      LIST_NET.as('listNet'),
      sql<string | null>`case when quotes.answer is not null then (
        select sum(coalesce(quoted_price, list_price) * quantity) from quote_lines line
        where line.quote_id = quotes.id and not line.refused) end`.as('offer'),
      'quotes.valid_until',
      minuteTextOf(sql.ref('quotes.answered_at')).as('answered'),
      'orders.number as orderNumber',
      'quotes.message',
    ])
    .orderBy('quotes.id', 'desc')
    .limit(ROWS_AT_ONCE)
    .execute();

type Row = Awaited<ReturnType<typeof rowsBefore>>[number];

const cellsOf = (row: Row) => [
  row.number,
  row.asked,
  row.status,
  row.name,
  row.phone,
  row.email,
  row.items,
  Number(row.pieces),
  rupeesOf(row.listNet),
  row.offer === null ? null : rupeesOf(row.offer),
  row.valid_until,
  row.answered,
  row.orderNumber,
  row.message,
];

/** Requests for quotations as a CSV file in parts, the newest first. */
export const exportQuotes = (db: Database, filters: AdminQuotesExport) =>
  csvFile({ head: HEAD, rowsAfter: (last?: Row) => rowsBefore(db, filters, last?.id), cellsOf });
