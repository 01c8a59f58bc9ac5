import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminQuoteList, AdminQuotesQuery } from '../../../contract/quotes.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';

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
