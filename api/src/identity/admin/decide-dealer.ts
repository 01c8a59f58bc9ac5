import { sql } from 'kysely';
import type { AccountRow } from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, givingCurrent } from '../../http/failure.ts';
import { readAccount, unknownAccount } from './accounts.ts';

interface Decision {
  version: number;
  /** Of a refusal; null approves. */
  reason: string | null;
  by: Actor;
}

/**
 * Approves or refuses one who asked to buy as a dealer: the role is a dealer's from now on, or stays a customer's.
 * Throws 404, 409 `stale_version` and `not_waiting`.
 */
export function decideDealer(
  db: Database,
  id: string,
  { version, reason, by }: Decision,
): Promise<AccountRow> {
  const decide = () =>
    db.transaction().execute(async (tx) => {
      const held = await tx
        .selectFrom('users')
        .select('version')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!held) throw unknownAccount();
      if (held.version !== version) {
        throw conflict('stale_version', 'Somebody else changed this account: look at it again');
      }
      const before = await readAccount(tx, id);
      if (before.state !== 'waiting') {
        throw conflict('not_waiting', 'This account does not wait for an approval');
      }
      await tx
        .updateTable('users')
        .set((eb) => ({
          dealer_decided_at: sql`now()`,
          dealer_refusal: reason,
          ...(reason === null && {
            role_id: eb.selectFrom('roles').select('id').where('kind', '=', 'dealer'),
          }),
        }))
        .where('id', '=', id)
        .execute();
      const after = await readAccount(tx, id);
      await writeEvent(tx, {
        subject: 'account',
        id,
        kind: reason === null ? 'approved' : 'refused',
        by,
        text: reason,
        before: { role: before.role.name, state: before.state },
        after: { role: after.role.name, state: after.state },
      });
      return after;
    });
  return givingCurrent(decide, () => readAccount(db, id));
}
