import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { isOpen } from '../card-states.ts';
import { unknownCard } from '../job-card.ts';

export type Tx = Transaction<Schema>;
export type HeldCard = Awaited<ReturnType<typeof holdCard>>;
type EventKind = Schema['job_card_events']['kind'];

/** Returns the card, locked until the transaction ends. */
export async function holdCard(db: Tx, number: string, version: number) {
  const card = await db
    .selectFrom('job_cards')
    .select(['id', 'version', 'status', 'progress', 'mechanic'])
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!card) throw unknownCard();
  if (card.version !== version) {
    throw conflict(
      'stale_version',
      `Somebody else changed card ${number} since you read it: look at it again`,
    );
  }
  return card;
}

/** Throws 409 for a card on which no more work is done. */
export function mustBeOpen({ status }: HeldCard): void {
  if (isOpen(status)) return;
  throw conflict(
    'wrong_transition',
    status === 'Ready'
      ? 'The card is Ready: bring it back into service first'
      : 'The vehicle was handed over: its card is closed',
  );
}

/** Adds to the history; a step that is taken again counts from now. */
export const tell = (
  db: Tx,
  cardId: string,
  event: { kind: EventKind; text: string; by: Caller },
) =>
  db
    .insertInto('job_card_events')
    .values({ job_card_id: cardId, kind: event.kind, text: event.text, actor: event.by.name })
    .onConflict((known) =>
      known
        .columns(['job_card_id', 'kind'])
        .where('kind', '<>', 'note')
        .doUpdateSet({ at: sql`now()`, actor: event.by.name }),
    )
    .execute();
