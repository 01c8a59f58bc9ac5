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

type HeldQuote = Awaited<ReturnType<typeof holdQuote>>;

/** Holds the request of a token until the transaction ends. Throws 404. */
export async function holdQuote(db: Transaction<Schema>, token: string) {
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'status', 'valid_until', sql<boolean>`valid_until < ${TODAY}`.as('late')])
    .where('token', '=', token)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!quote) throw unknownQuote();
  return quote;
}

/** Returns the offer that a held request has. Throws 409 `offer_over` unless it can still be accepted or declined. */
export function offerOf({ id, status, late, valid_until }: HeldQuote): Offer {
  if (status === 'Open') throw conflict('offer_over', 'There is no offer yet: wait for our answer');
  if (status === 'Ordered') throw conflict('offer_over', 'This offer was accepted already');
  if (status === 'Declined') throw conflict('offer_over', 'This offer was declined: ask again');
  if (late && valid_until) {
    const day = formatDay(valid_until);
    throw conflict('offer_over', `This offer was valid until ${day}: ask for a new one`);
  }
  return { id, status };
}
