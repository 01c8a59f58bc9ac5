import type { Actor } from '../../events/write-event.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused } from '../../http/failure.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';
import { isInWork } from '../card-stages.ts';
import { mustBeWorkshop, unknownCard, visibleTo } from '../visible.ts';

export type HeldCard = Awaited<ReturnType<typeof holdCard>>;

/**
 * Returns the card, locked until the transaction ends. Throws 404 for one that the caller may not know of, and 422
 * for one that it may only look at.
 */
export async function holdCard(tx: Tx, number: string, by: Caller) {
  const card = await tx
    .selectFrom('job_cards')
    .innerJoin('vehicles', 'vehicles.id', 'job_cards.vehicle_id')
    .selectAll('job_cards')
    .where('job_cards.number', '=', number)
    .where(visibleTo(by))
    .forNoKeyUpdate('job_cards')
    .executeTakeFirst();
  if (!card) throw unknownCard();
  mustBeWorkshop(by);
  return card;
}

/** Throws 409 `stale_version` where the client read another version. */
export function mustBeNewest({ number, version }: HeldCard, read: number): void {
  if (version === read) return;
  throw conflict(
    'stale_version',
    `Somebody else changed card ${number} since you read it: look at it again`,
  );
}

/** Throws 409 for a card on which no more work is done. */
export function mustBeInWork({ stage }: HeldCard): void {
  if (isInWork(stage)) return;
  throw conflict(
    'wrong_transition',
    stage === 'Ready'
      ? 'The card is Ready: bring it back into work first'
      : 'The card is Closed: it stays as it is',
  );
}

/** 422 that names one field. */
export const wrong = (path: string, message: string) =>
  refused('invalid_request', message, [{ path, message }]);

/** Adds the one event of a change. */
export const tell = (
  tx: Tx,
  id: string,
  event: { kind: string; text: string; by: Actor; before?: object; after?: object },
): Promise<void> => writeEvent(tx, { subject: 'job_card', id, ...event });
