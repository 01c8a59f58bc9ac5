import { sql } from 'kysely';
import type {
  AdminQuoteList,
  AdminQuoteRow,
  AdminQuotesQuery,
} from '../../../contract/admin-quotes.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_START, startOf } from '../../database/india.ts';
import { lookedAt } from '../../database/short-search.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';
import { requestStats } from '../../requests/admin/request-stats.ts';
import { EXPIRED } from '../quote-view.ts';
import { quotesMatching } from './matching-quotes.ts';
import { countWroteAgain, WROTE_AGAIN } from './wrote-again.ts';

async function count(db: Database, q: string | undefined): Promise<AdminQuoteList['counts']> {
  const rows = await quotesMatching(db, { q })
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  const { again } = await quotesMatching(db, { q, status: 'WroteAgain' })
    .select(sql<string>`count(*)`.as('again'))
    .executeTakeFirstOrThrow();
  const counts = {
    ...{ all: 0, Open: 0, WroteAgain: Number(again) },
    ...{ Answered: 0, Ordered: 0, Declined: 0 },
  };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}

async function countAccepted(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .where('status', '=', 'Ordered')
    .where(sql<boolean>`answered_at >= ${startOf(PERIOD_START)}`)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Paise of a request's lines at list prices. */
export const LIST_NET = sql<string>`(select sum(list_price * quantity) from quote_lines line
  where line.quote_id = quotes.id)`;
export const PIECES = sql<string>`(select sum(quantity) from quote_lines line
  where line.quote_id = quotes.id)`;

async function page(db: Database, query: AdminQuotesQuery): Promise<AdminQuoteRow[]> {
  const rows = await quotesMatching(db, query)
    .innerJoin('quote_lines', (join) =>
      join.onRef('quote_lines.quote_id', '=', 'quotes.id').on('quote_lines.position', '=', 1),
    )
    .leftJoin('orders', 'orders.id', 'quotes.order_id')
    .select([
      'quotes.number',
      'quotes.created_at',
      'quotes.status',
      EXPIRED.as('expired'),
      'quotes.valid_until as validUntil',
      'orders.number as orderNumber',
      'quotes.decline_reason as declineReason',
      WROTE_AGAIN.as('wroteAgain'),
      'quotes.name',
      'quotes.email',
      'quotes.phone',
      'quotes.version',
      'quote_lines.name as product',
      'quote_lines.picture',
      sql<string>`(select count(*) from quote_lines line where line.quote_id = quotes.id)`.as(
        'lines',
      ),
      PIECES.as('pieces'),
      LIST_NET.as('listNet'),
    ])
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(query.page_size)
    .offset(offsetOf(query.page, query.page_size))
    .execute();
  return rows.map(({ created_at, product, picture, lines, pieces, listNet, ...row }) => ({
    ...row,
    askedAt: created_at.toISOString(),
    product: { name: product, picture: pictureOf(picture, 'cut', product) },
    lines: Number(lines),
    pieces: Number(pieces),
    listNet: Number(listNet),
  }));
}

/** Over all requests; those whose buyer wrote again wait with the new ones. */
async function quoteStats(db: Database): Promise<AdminQuoteList['stats']> {
  const stats = await requestStats(db, 'quotes');
  const again = await countWroteAgain(db);
  const since = [stats.oldest, again.oldest?.toISOString()].filter((time) => time != null);
  return {
    ...stats,
    waiting: stats.waiting + again.count,
    oldest: since.sort()[0] ?? null,
    accepted: await countAccepted(db),
  };
}

/** A page of requests for quotations, the newest first, with the numbers for tabs and cards. */
export async function listQuotes(db: Database, query: AdminQuotesQuery): Promise<AdminQuoteList> {
  const counts = await count(db, query.q);
  return {
    quotes: await page(db, query),
    page: pageOf(query.page, counts[query.status ?? 'all'], query.page_size),
    counts,
    lookedAt: await lookedAt(db, 'quotes', query.q),
    stats: await quoteStats(db),
  };
}
