import type { AuditList, AuditQuery, ChainStatus } from '../../contract/audit.ts';
import type { Database } from '../database/database.ts';
import { type ChainCheck, chainLength } from '../events/chain.ts';
import { countEntries, readEntries, toEntry } from './entries.ts';

/** As many as a list to choose from may have. */
const MOST_PEOPLE = 200;

/** What a check found, as administrators are told. */
export const toStatus = ({ checkedAt, full, head: _head, ...rest }: ChainCheck): ChainStatus => ({
  ...rest,
  checkedAt: checkedAt.toISOString(),
  full: { ...full, checkedAt: full.checkedAt?.toISOString() ?? null },
});

async function lastStatus(db: Database): Promise<ChainStatus> {
  const [check, total] = await Promise.all([
    db.selectFrom('chain_checks').selectAll().executeTakeFirst(),
    chainLength(db),
  ]);
  const { checked_at, entries = '0', broken_at = null, problem } = check ?? {};
  const { round_position = '0', full_checked_at } = check ?? {};
  return {
    checkedAt: checked_at?.toISOString() ?? null,
    entries: Number(entries),
    total,
    full: {
      checkedAt: full_checked_at?.toISOString() ?? null,
      entries: Number(round_position),
    },
    broken: broken_at === null ? null : { position: Number(broken_at), problem: problem ?? '' },
  };
}

const staff = (db: Database) =>
  db
    .selectFrom('users')
    .where('role_id', 'in', db.selectFrom('role_permissions').select('role_id'))
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_PEOPLE)
    .execute();

/** A page of the audit log. */
export async function listEntries(db: Database, query: AuditQuery): Promise<AuditList> {
  const { after, before, page_size, ...filters } = query;
  const newer = before !== undefined;
  const [found, total, chain, people] = await Promise.all([
    // One more than is shown says whether there is a page beyond.
    readEntries(db, filters, { from: before ?? after, newer, limit: page_size + 1 }),
    countEntries(db, filters),
    lastStatus(db),
    staff(db),
  ]);
  const more = found.length > page_size;
  const rows = newer ? found.slice(-page_size) : found.slice(0, page_size);
  const [first, last] = [rows.at(0)?.id, rows.at(-1)?.id];
  const beyond = async (from: string | undefined, side: boolean) =>
    from !== undefined &&
    (await readEntries(db, filters, { from, newer: side, limit: 1 })).length > 0;
  const isNewer = newer ? more : after !== undefined && (await beyond(first, true));
  const isOlder = newer ? await beyond(last, false) : more;
  return {
    entries: rows.map(toEntry),
    newer: (isNewer && first) || null,
    older: (isOlder && last) || null,
    total,
    chain,
    people,
  };
}
