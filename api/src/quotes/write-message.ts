import { sql, type Transaction } from 'kysely';
import type { QuoteMessage } from '../../contract/quote-messages.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { conflict } from '../http/failure.ts';
import { withIdempotencyKey } from '../http/idempotency.ts';
import { holdQuote } from './hold-offer.ts';

/** Of a buyer at one request: whoever has more to say calls, or asks anew. */
const MOST_MESSAGES = 50;

interface Written {
  token: string;
  text: string;
  /** Of the header, if any. */
  key: string | undefined;
  caller: Caller | null;
}

async function keep(tx: Transaction<Schema>, { token, text, caller }: Written) {
  const { id, status } = await holdQuote(tx, token);
  if (status === 'Ordered' || status === 'Declined') {
    throw conflict('quote_closed', `This request is closed: ask for a new one, or call us`);
  }
  const { count } = await tx
    .selectFrom('quote_messages')
    .where('quote_id', '=', id)
    .where('by_staff', '=', false)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_MESSAGES) {
    throw conflict(
      'too_many_messages',
      `A request takes ${MOST_MESSAGES} messages: call us, or ask for a new quotation`,
    );
  }
  // Counts as a change: staff who answer an older version are shown what was asked meanwhile.
  const { name } = await tx
    .updateTable('quotes')
    .set({ status })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow();
  const { at } = await tx
    .insertInto('quote_messages')
    .values({ quote_id: id, by_staff: false, user_id: caller?.id ?? null, text })
    .returning('at')
    .executeTakeFirstOrThrow();
  await writeEvent(tx, {
    subject: 'quote',
    id,
    kind: 'message',
    by: { id: caller?.id ?? null, name },
    text,
  });
  return { at: at.toISOString(), by: 'buyer' as const, text };
}

/** Keeps what a buyer says at a request, once for a key. Throws 404, 409 `quote_closed` and `too_many_messages`. */
export function writeMessage(db: Database, written: Written): Promise<QuoteMessage> {
  const { token, text, key } = written;
  return db
    .transaction()
    .execute((tx) =>
      key === undefined
        ? keep(tx, written)
        : withIdempotencyKey(
            tx,
            { scope: 'POST /quotes/messages', key, request: { token, text } },
            () => keep(tx, written),
          ),
    );
}
