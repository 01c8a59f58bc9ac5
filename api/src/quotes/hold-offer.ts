import { formatDay } from '@evmandi/contract/domain/dates';
import { sql, type Transaction } from 'kysely';
import { TODAY } from '../database/india.ts';
import type { Schema } from '../database/schema.ts';
import { conflict } from '../http/failure.ts';
import { unknownQuote } from './quote-view.ts';

export interface Offer {
  id: string;
  status: 'Answered';
}

/**
 * Holds the offer of a token until the transaction ends. Throws 404, and 409 `offer_over` unless it can still be
 * accepted or declined; with `anyState` only the first.
 */
export async function holdOffer(
  db: Transaction<Schema>,
  token: string,
  anyState = false,
): Promise<Offer> {
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'status', 'valid_until', sql<boolean>`valid_until < ${TODAY}`.as('late')])
    .where('token', '=', token)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!quote) throw unknownQuote();
  const { id, status } = quote;
  if (anyState) return { id, status: 'Answered' };
  if (status === 'Open') throw conflict('offer_over', 'There is no offer yet: wait for our answer');
  if (status === 'Ordered') throw conflict('offer_over', 'This offer was accepted already');
  if (status === 'Declined') throw conflict('offer_over', 'This offer was declined: ask again');
  if (quote.late && quote.valid_until) {
    const day = formatDay(quote.valid_until);
    throw conflict('offer_over', `This offer was valid until ${day}: ask for a new one`);
  }
  return { id, status };
}
