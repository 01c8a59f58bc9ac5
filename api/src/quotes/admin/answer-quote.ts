import { type RawBuilder, sql } from 'kysely';
import type { QuoteAnswer } from '../../../contract/admin-quotes.ts';
import type { Database } from '../../database/database.ts';
import { TODAY } from '../../database/india.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused } from '../../http/failure.ts';
import { unknownQuote } from '../quote-view.ts';

/** Compared as text: not every day that a calendar has is one to the database. */
const dayText = (day: RawBuilder<string>) => sql<string>`to_char(${day}, 'YYYY-MM-DD')`;
const FIRST_DAY = dayText(TODAY);
const LAST_DAY = dayText(sql`${TODAY} + 366`);

async function hold(db: Database, number: string, { version, validUntil }: QuoteAnswer) {
  const quote = await db
    .selectFrom('quotes')
    .select([
      'id',
      'version',
      'status',
      sql<boolean>`${validUntil}::text not between ${FIRST_DAY} and ${LAST_DAY}`.as('outside'),
    ])
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!quote) throw unknownQuote();
  if (quote.outside) {
    const message = 'Choose a day from today to a year from now as the last of the offer';
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

/** Throws 422 when every line of a request is refused: the buyer would be asked to accept nothing. */
async function mustOffer(db: Database, quoteId: string): Promise<void> {
  const left = await db
    .selectFrom('quote_lines')
    .select('position')
    .where('quote_id', '=', quoteId)
    .where('refused', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  const message = 'Offer one line at least, in place of another part if need be';
  throw refused('invalid_request', message, [{ path: 'prices.0.unitPrice', message }]);
}

/**
 * Answers a request, or answers it better: the prices that are left out become the list's, notes and refusals of
 * lines go.
 */
export function answerQuote(
  db: Database,
  { number, answer, by }: { number: string; answer: QuoteAnswer; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { id, status } = await hold(transaction, number, answer);
    await transaction
      .updateTable('quote_lines')
      .set({ quoted_price: null, note: null, refused: false })
      .where('quote_id', '=', id)
      .execute();
    for (const [index, line] of answer.prices.entries()) {
      const { position, unitPrice, note } = line;
      const { numUpdatedRows } = await transaction
        .updateTable('quote_lines')
        .set({
          quoted_price: line.refused ? null : (unitPrice ?? null),
          refused: line.refused,
          note,
        })
        .where('quote_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const message = `There is no line ${position}`;
        throw refused('invalid_request', message, [{ path: `prices.${index}.position`, message }]);
      }
    }
    await mustOffer(transaction, id);
    await transaction
      .updateTable('quotes')
      .set({
        status: 'Answered',
        answer: answer.text,
        answered_at: sql`now()`,
        answered_by: by.id,
        valid_until: answer.validUntil,
        staff_note: answer.staffNote,
      })
      .where('id', '=', id)
      .execute();
    await writeEvent(transaction, {
      subject: 'quote',
      id,
      kind: 'answered',
      by,
      before: { status },
      after: { status: 'Answered', validUntil: answer.validUntil, prices: answer.prices },
    });
  });
}
