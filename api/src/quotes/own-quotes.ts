import { sql } from 'kysely';
import type { OwnQuoteList } from '../../contract/quotes.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { offsetOf, publicPageOf, ROWS_PER_PAGE } from '../http/pages.ts';
import { pictureOf } from '../pictures/picture.ts';
import { EXPIRED } from './quote-view.ts';

/** A page of the requests that were sent while the person was signed in, the newest first. */
export async function listOwnQuotes(
  db: Database,
  caller: Caller,
  page: number,
): Promise<OwnQuoteList> {
  const mine = db.selectFrom('quotes').where('quotes.asked_by', '=', caller.id);
  const [{ count }, rows] = await Promise.all([
    mine.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    mine
      .innerJoin('quote_lines', (join) =>
        join.onRef('quote_lines.quote_id', '=', 'quotes.id').on('quote_lines.position', '=', 1),
      )
      .select([
        'quotes.number',
        'quotes.token',
        'quotes.created_at',
        'quotes.status',
        EXPIRED.as('expired'),
        'quotes.valid_until as validUntil',
        'quote_lines.name as product',
        'quote_lines.picture',
        sql<string>`(select count(*) from quote_lines line where line.quote_id = quotes.id)`.as(
          'lines',
        ),
        sql<string>`(select sum(coalesce(quoted_price, list_price) * quantity)
          from quote_lines line where line.quote_id = quotes.id and not line.refused)`.as('net'),
      ])
      .orderBy('quotes.created_at', 'desc')
      .orderBy('quotes.id', 'desc')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
  ]);
  return {
    quotes: rows.map(({ created_at, product, picture, lines, net, ...row }) => ({
      ...row,
      askedAt: created_at.toISOString(),
      product: { name: product, picture: pictureOf(picture, 'cut', product) },
      lines: Number(lines),
      net: Number(net),
    })),
    page: publicPageOf(page, Number(count)),
  };
}
