import type { ReleaseEntry } from '@evmandi/contract/platform/release-entries';
import type { Database } from '../database/database.ts';

/** Usernames of the accounts that entries name, by id. */
async function usernamesOf(db: Database, entries: readonly ReleaseEntry[]) {
  const ids = entries.flatMap(({ account }) => account?.id ?? []);
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/**
 * Writes what the release service did into the audit log, with the times of its calls; an entry that came before
 * is passed over. An account that is not here, or has another username here, is told as text: the log of a release
 * service may be of another database. Returns the ids of all of them.
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
    const usernames = await usernamesOf(tx, entries);
    const rows = entries
      .filter(({ id }) => fresh.delete(id))
      .map(({ at, kind, by, account, text, address, after }) => {
        const isHere = account !== undefined && usernames.get(account.id) === account.username;
        const told = account && !isHere ? { ...after, account: account.username } : after;
        return {
          ...{ subject: 'release', subject_id: null, kind, actor: by, text, address },
          user_id: isHere ? account.id : null,
          at: new Date(at),
          after: JSON.stringify(told),
        };
      });
    if (rows.length > 0) await tx.insertInto('events').values(rows).execute();
  });
  return entries.map(({ id }) => id);
}
