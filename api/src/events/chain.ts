import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What the chain begins with. */
const NO_HASH = '0'.repeat(64);
/** So many entries are chained or compared in one statement: the next change must not wait long for the embedded database. */
const ENTRIES_AT_ONCE = 2_000;
/** A check of another process that is not older is not repeated. */
const FRESH_FOR_MINUTES = 10;

/** What a check of the chain found. */
export interface ChainCheck {
  checkedAt: Date;
  /** Entries that are as they were. */
  entries: number;
  /** Hash of the last of them, to be compared with one that was noted elsewhere. */
  head: string;
  /** The first entry that is not what it was. */
  broken: { position: number; problem: string } | null;
}

/** Chains the events that wait for it, in the order of their ids; none while another process does. */
export async function chainEvents(db: Database): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await sql<{ chained: number }>`
      select chain_events(${sql.lit(ENTRIES_AT_ONCE)}) as chained`.execute(db);
    const chained = rows[0]?.chained ?? 0;
    all += chained;
    if (chained < ENTRIES_AT_ONCE) return all;
  }
}

interface Link {
  position: string;
  hash: string;
  /** Null where the event is gone. */
  expected: string | null;
}

/** The next links, each with the hash that its event and the link before it give now. */
async function linksAfter(db: Database, position: number, hash: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select link.position, link.hash, case when events.id is null then null
      else event_hash(coalesce(link.previous, ${hash}), events) end as expected
    from (select position, event_id, hash, lag(hash) over (order by position) as previous
      from event_chain where position > ${position}
      order by position limit ${sql.lit(ENTRIES_AT_ONCE)}) link
    left join events on events.id = link.event_id
    order by link.position`.execute(db);
  return rows;
}

function problemOf({ position, hash, expected }: Link, before: number): string | null {
  if (Number(position) !== before + 1) return 'entries before this one are missing';
  if (expected === null) return 'its event is missing';
  return expected === hash ? null : 'it was changed';
}

/** Events that are in no chain, and do not wait for one: whoever added them went around the database's rules. */
async function countStrays(db: Database): Promise<number> {
  const { rows } = await sql<{ strays: number }>`
    select count(*)::int as strays from events
    where not exists (select from event_chain where event_id = events.id)
      and not exists (select from events_unchained where event_id = events.id)`.execute(db);
  return rows[0]?.strays ?? 0;
}

async function compare(db: Database): Promise<Omit<ChainCheck, 'checkedAt'>> {
  let entries = 0;
  let head = NO_HASH;
  for (;;) {
    const links = await linksAfter(db, entries, head);
    for (const link of links) {
      const problem = problemOf(link, entries);
      if (problem) {
        return { entries, head, broken: { position: Number(link.position), problem } };
      }
      entries += 1;
      head = link.hash;
    }
    if (links.length < ENTRIES_AT_ONCE) break;
  }
  const strays = await countStrays(db);
  const problem = `${strays} events are in no chain`;
  return { entries, head, broken: strays > 0 ? { position: entries + 1, problem } : null };
}

/** Chains what waits, compares every entry with its hash and keeps the result. */
export async function checkChain(db: Database): Promise<ChainCheck> {
  await chainEvents(db);
  const checkedAt = new Date();
  const check = { checkedAt, ...(await compare(db)) };
  const row = {
    checked_at: checkedAt,
    entries: String(check.entries),
    broken_at: check.broken && String(check.broken.position),
    problem: check.broken?.problem ?? null,
  };
  await db
    .insertInto('chain_checks')
    .values(row)
    .onConflict((one) => one.column('single').doUpdateSet(row))
    .execute();
  return check;
}

/** Checks the chain unless any process did so lately. */
export async function checkChainInTurn(db: Database): Promise<ChainCheck | null> {
  const fresh = await db
    .selectFrom('chain_checks')
    .select('checked_at')
    .where(
      'checked_at',
      '>',
      sql<Date>`now() - make_interval(mins => ${sql.lit(FRESH_FOR_MINUTES)})`,
    )
    .executeTakeFirst();
  return fresh ? null : checkChain(db);
}
