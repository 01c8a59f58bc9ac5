import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { holdQuote, offerOf } from './hold-offer.ts';

/** Declines an offer that still holds. Throws 404 and 409 `offer_over`. */
export function declineQuote(
  db: Database,
  { token, reason, caller }: { token: string; reason: string | null; caller: Caller | null },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { id, status } = offerOf(await holdQuote(transaction, token));
    const { name } = await transaction
      .updateTable('quotes')
      .set({ status: 'Declined', decline_reason: reason })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await writeEvent(transaction, {
      subject: 'quote',
      id,
      kind: 'declined',
      by: { id: caller?.id ?? null, name },
      text: reason,
      before: { status },
      after: { status: 'Declined' },
    });
  });
}
