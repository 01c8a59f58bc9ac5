import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  AdminQuote,
  AdminQuoteList,
  AdminQuotesQuery,
  QuoteAnswer,
} from '../../contract/quotes.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';
import { holding } from '../database/like.ts';
import type { Caller } from '../http/access.ts';
import { conflict, refused } from '../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../http/pages.ts';
import { pictureOf } from '../pictures/picture.ts';
import { quoteView, selectQuotes, unknownQuote } from './quote-view.ts';

function matching(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const text = holding(q);
  return sql<SqlBool>`(quotes.name ilike ${text} or quotes.email ilike ${text}
    or quotes.number ilike ${text} or exists (select from quote_lines
      where quote_lines.quote_id = quotes.id and quote_lines.name ilike ${text}))`;
}

async function count(db: Database, q: string | undefined): Promise<AdminQuoteList['counts']> {
  const rows = await db
    .selectFrom('quotes')
    .where(matching(q))
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { all: 0, Open: 0, Answered: 0, Ordered: 0, Declined: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}

/** A page of requests for quotations, the newest first. */
export async function listQuotes(
  db: Database,
  { status, q, page }: AdminQuotesQuery,
): Promise<AdminQuoteList> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('quotes')
      .innerJoin('quote_lines', (join) =>
        join.onRef('quote_lines.quote_id', '=', 'quotes.id').on('quote_lines.position', '=', 1),
      )
      .where(matching(q))
      .$if(status !== undefined, (query) => query.where('quotes.status', '=', status ?? 'Open'))
      .select([
        'quotes.number',
        'quotes.created_at',
        'quotes.status',
        'quotes.name',
        'quotes.email',
        'quotes.phone',
        'quote_lines.name as product',
        'quote_lines.picture',
        sql<string>`(select count(*) from quote_lines line where line.quote_id = quotes.id)`.as(
          'lines',
        ),
        sql<string>`(select sum(list_price * quantity) from quote_lines line
          where line.quote_id = quotes.id)`.as('listNet'),
      ])
      .orderBy('quotes.created_at', 'desc')
      .orderBy('quotes.id', 'desc')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
    count(db, q),
  ]);
  return {
    quotes: rows.map(({ created_at, product, picture, lines, listNet, ...row }) => ({
      ...row,
      askedAt: created_at.toISOString(),
      product: { name: product, picture: pictureOf(picture, 'cut', product) },
      lines: Number(lines),
      listNet: Number(listNet),
    })),
    page: pageOf(page, counts[status ?? 'all']),
    counts,
  };
}

/** A request with its answer as staff see it. Throws a 404. */
export async function getAdminQuote(db: Database, number: string): Promise<AdminQuote> {
  const row = await selectQuotes(db)
    .leftJoin('users', 'users.id', 'quotes.answered_by')
    .leftJoin('customers', 'customers.id', 'quotes.customer_id')
    .select([
      'quotes.version',
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
    answeredBy: row.answeredBy,
    customer:
      customerId && customerNumber && customer
        ? { id: customerId, number: customerNumber, name: customer }
        : null,
  };
}

async function hold(db: Database, number: string, { version, validUntil }: QuoteAnswer) {
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'version', 'status', sql<boolean>`${validUntil}::date < ${TODAY}`.as('late')])
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!quote) throw unknownQuote();
  if (quote.late) {
    const message = 'Choose today or a later day as the last of the offer';
    throw refused('invalid_request', message, [{ path: 'validUntil', message }]);
  }
  if (quote.version !== version) {
    throw conflict('stale_version', 'Somebody else answered since you read it: look at it again');
  }
  if (quote.status === 'Ordered' || quote.status === 'Declined') {
    throw conflict('wrong_transition', `A request that is ${quote.status} is not answered again`);
  }
  return quote;
}

/** Answers a request, or answers it better: the prices that are left out become the list's. */
export function answerQuote(
  db: Database,
  { number, answer, by }: { number: string; answer: QuoteAnswer; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await hold(transaction, number, answer);
    await transaction
      .updateTable('quote_lines')
      .set({ quoted_price: null })
      .where('quote_id', '=', id)
      .execute();
    for (const [index, { position, unitPrice }] of answer.prices.entries()) {
      const { numUpdatedRows } = await transaction
        .updateTable('quote_lines')
        .set({ quoted_price: unitPrice })
        .where('quote_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const message = `There is no line ${position}`;
        throw refused('invalid_request', message, [{ path: `prices.${index}.position`, message }]);
      }
    }
    await transaction
      .updateTable('quotes')
      .set({
        status: 'Answered',
        answer: answer.text,
        answered_at: sql`now()`,
        answered_by: by.id,
        valid_until: answer.validUntil,
      })
      .where('id', '=', id)
      .execute();
  });
}
