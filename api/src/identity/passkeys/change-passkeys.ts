import type { Database } from '../../database/database.ts';
import { limitOwnChanges } from '../../events/limit-own-changes.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { notFound } from '../../http/failure.ts';
import { expectFactorLeft, holdAccount } from '../second-step/own-factors.ts';

const unknownPasskey = () =>
  notFound('There is no such passkey: it was removed already', 'unknown_passkey');

/** Names one of the caller's own passkeys. Throws 404. */
export async function renamePasskey(
  db: Database,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('passkeys')
      .select('name')
      .where('id', '=', id)
      .where('user_id', '=', caller.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw unknownPasskey();
    if (before.name === name) return;
    await limitOwnChanges(tx, caller.id, 'passkey_renamed');
    await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
    await writeEvent(tx, {
      subject: 'account',
      id: caller.id,
      kind: 'passkey_renamed',
      by: caller,
      before,
      after: { name },
    });
  });
}

/** Removes one of the caller's own passkeys. Throws 404, 409 `last_factor` where the role needs one, and 422. */
export async function removePasskey(db: Database, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, caller.id);
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', caller.id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw unknownPasskey();
    await expectFactorLeft(tx, caller.id);
    await writeEvent(tx, {
      subject: 'account',
      id: caller.id,
      kind: 'passkey_removed',
      by: caller,
      text: removed.name,
    });
  });
}
