import type { ReleaseEntry } from '@evmandi/contract/platform/release-entries';
import type { Database } from '../database/database.ts';

/**
 * Writes what the release service did into the audit log, with the times of its calls; an entry that came before
 * is passed over. Returns the ids of all of them.
 */
export async function keepEntries(
  db: Database,
  entries: readonly ReleaseEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('release_entries')
      .values(entries.map(({ id }) => ({ id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const fresh = new Set(added.map(({ id }) => id));
    const rows = entries
      .filter(({ id }) => fresh.delete(id))
      .map(({ at, kind, by, text, address, after }) => ({
        ...{ subject: 'release', subject_id: null, kind, actor: by, text, address },
        at: new Date(at),
        after: JSON.stringify(after),
      }));
    if (rows.length > 0) await tx.insertInto('events').values(rows).execute();
  });
  return entries.map(({ id }) => id);
}
