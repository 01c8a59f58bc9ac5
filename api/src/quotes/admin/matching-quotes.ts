import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminQuotesExport } from '../../../contract/admin-quotes.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { isAmongNewest, isShort } from '../../database/short-search.ts';
import { WROTE_AGAIN } from './wrote-again.ts';

const TEXTS = sql`lower(quotes.number || ' ' || quotes.name || ' ' || quotes.phone || ' ' || quotes.email)`;

function found(q: string): Expression<SqlBool> {
  const text = holding(q.toLowerCase());
  if (isShort(q)) {
    return sql<SqlBool>`(${isAmongNewest('quotes')} and (${TEXTS} like ${text} or exists (
      select from quote_lines where quote_lines.quote_id = quotes.id
        and lower(quote_lines.name || ' ' || quote_lines.sku) like ${text})))`;
  }
  return sql<SqlBool>`quotes.id in (
    select id from quotes where ${TEXTS} like ${text}
    union select quote_id from quote_lines where lower(name || ' ' || sku) like ${text})`;
}

/** Requests that search and status leave. */
export const quotesMatching = (db: Database, { status, q }: AdminQuotesExport) =>
  db
    .selectFrom('quotes')
    .$if(!!q, (select) => select.where(found(q ?? '')))
    .$if(status !== undefined, (select) =>
      status === 'WroteAgain'
        ? select.where(WROTE_AGAIN)
        : select.where('quotes.status', '=', status ?? 'Open'),
    );
