import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What the chain begins with. */
const NO_HASH = '0'.repeat(64);
/** So many entries are chained or compared in one statement: the next change must not wait long for the embedded database. */
const ENTRIES_AT_ONCE = 2_000;
/** A check of another process that is not older is not repeated. */
const FRESH_FOR_MINUTES = 10;

/** A check in turn compares so many entries at most, new ones and old ones: each change waits for a short statement only. */
const ENTRIES_IN_TURN = 20_000;

/** What a check of the chain found. */
export interface ChainCheck {
  checkedAt: Date;
  /** Entries that are as they were when they were compared. */
  entries: number;
  /** Hash of the last of them, to be compared with one that was noted elsewhere. */
  head: string;
  /** Entries of the chain. */
  total: number;
  /** The check of all entries: when the last one ended, and how far the one of now is. */
  full: { checkedAt: Date | null; entries: number };
  /** The first entry that is not what it was. */
  broken: Break | null;
}

interface Break {
  position: number;
  problem: string;
}

/** An entry and its hash, up to which the chain was compared. */
interface Mark {
  position: number;
  hash: string;
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
async function linksAfter(db: Database, { position, hash }: Mark, limit: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select link.position, link.hash, case when events.id is null then null
      else event_hash(coalesce(link.previous, ${hash}), events) end as expected
    from (select position, event_id, hash, lag(hash) over (order by position) as previous
      from event_chain where position > ${position}
      order by position limit ${limit}) link
    left join events on events.id = link.event_id
    order by link.position`.execute(db);
  return rows;
}

function problemOf({ position, hash, expected }: Link, before: number): string | null {
  if (Number(position) !== before + 1) return 'entries before this one are missing';
  if (expected === null) return 'its event is missing';
  return expected === hash ? null : 'it was changed';
}

/** Whether the entry of a mark is there as it was: a mark also shows that entries were taken from the end. */
async function breakAt(db: Database, { position, hash }: Mark): Promise<Break | null> {
  if (position === 0) return null;
  const link = await db
    .selectFrom('event_chain')
    .select('hash')
    .where('position', '=', String(position))
    .executeTakeFirst();
  if (link?.hash === hash) return null;
  return { position, problem: link ? 'it was changed' : 'it is missing' };
}

/** Compares up to `most` entries after a mark. The mark that it returns stands before the first break. */
async function compareAfter(db: Database, mark: Mark, most: number) {
  let at = mark;
  let compared = 0;
  let broken = await breakAt(db, mark);
  while (!broken && compared < most) {
    const limit = Math.min(ENTRIES_AT_ONCE, most - compared);
    const links = await linksAfter(db, at, limit);
    for (const link of links) {
      const problem = problemOf(link, at.position);
      if (problem) {
        broken = { position: Number(link.position), problem };
        break;
      }
      at = { position: at.position + 1, hash: link.hash };
      compared += 1;
    }
    if (links.length < limit) return { at, broken, isEnd: true };
  }
  return { at, broken, isEnd: false };
}

/**
 * Looks among up to `most` events after one for those that are in no chain, and do not wait for one: whoever added them
 * went around the database's rules. `at` stands before the first of them.
 */
async function straysAfter(db: Database, after: string, most: number) {
  let at = after;
  const limit = Math.min(ENTRIES_AT_ONCE, most);
  for (let seen = 0; seen < most; seen += limit) {
    const { rows } = await sql<{ last: string | null; seen: number; strays: number }>`
      select max(part.id) as last, count(*)::int as seen, count(*) filter (
        where not exists (select from event_chain where event_id = part.id)
          and not exists (select from events_unchained where event_id = part.id))::int as strays
      from (select id from events where id > ${at}::bigint
        order by id limit ${limit}) part`.execute(db);
    const [part] = rows;
    if (part && part.strays > 0) return { at, strays: part.strays, isEnd: false };
    at = part?.last ?? at;
    if ((part?.seen ?? 0) < limit) return { at, strays: 0, isEnd: true };
  }
  return { at, strays: 0, isEnd: false };
}

const START = { position: 0, hash: NO_HASH };

async function readMarks(db: Database) {
  const row = await db.selectFrom('chain_checks').selectAll().executeTakeFirst();
  if (!row) return { tail: START, round: START, event: '0', fullAt: null };
  const { tail_position, tail_hash, round_position, round_hash, round_event, full_checked_at } =
    row;
  return {
    tail: { position: Number(tail_position), hash: tail_hash },
    round: { position: Number(round_position), hash: round_hash },
    event: String(round_event),
    fullAt: full_checked_at,
  };
}

/** Entries of the chain, those that are missing included. */
export async function chainLength(db: Database): Promise<number> {
  const last = await db
    .selectFrom('event_chain')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(last?.position ?? 0);
}

const first = (breaks: (Break | null)[]): Break | null =>
  breaks
    .filter((one) => one !== null)
    .sort((one, other) => one.position - other.position)
    .at(0) ?? null;

interface CheckOptions {
  /** Entries that are compared at most, of the new ones and of all; all of them when left out. */
  most?: number;
  /** Whether the check of all entries begins anew, where it is not under way. */
  anew?: boolean;
}

/**
 * Chains what waits and compares entries with their hashes: those that are new since the last check, and of all entries
 * the next ones. Keeps the result and how far it came; a break stays until its entry is as it was.
 */
export async function checkChain(
  db: Database,
  { most = Number.POSITIVE_INFINITY, anew = most === Number.POSITIVE_INFINITY }: CheckOptions = {},
): Promise<ChainCheck> {
  await chainEvents(db);
  const checkedAt = new Date();
  const marks = await readMarks(db);
  const tail = await compareAfter(db, marks.tail, most);
  const round = await compareAfter(db, anew ? START : marks.round, most);
  const strays = await straysAfter(db, anew ? '0' : marks.event, most);
  const total = await chainLength(db);
  const problem = `${strays.strays} events are in no chain`;
  const broken = first([
    tail.broken,
    round.broken,
    strays.strays > 0 ? { position: total + 1, problem } : null,
  ]);
  const isDone = !broken && round.isEnd && strays.isEnd;
  const fullAt = isDone ? checkedAt : marks.fullAt;
  // The next one begins at the first entry.
  const reached = isDone ? START : round.at;
  const whole = broken ? Math.min(tail.at.position, broken.position - 1) : tail.at.position;
  const row = {
    checked_at: checkedAt,
    entries: String(whole),
    broken_at: broken && String(broken.position),
    problem: broken?.problem ?? null,
    tail_position: String(tail.at.position),
    tail_hash: tail.at.hash,
    round_position: String(reached.position),
    round_hash: reached.hash,
    round_event: isDone ? '0' : strays.at,
    full_checked_at: fullAt,
  };
  await db
    .insertInto('chain_checks')
    .values(row)
    .onConflict((one) => one.column('single').doUpdateSet(row))
    .execute();
  const full = { checkedAt: fullAt, entries: reached.position };
  return { checkedAt, entries: whole, head: tail.at.hash, total, full, broken };
}

/** Checks the chain, a part of it at a time, unless any process did so lately. */
export async function checkChainInTurn(
  db: Database,
  most = ENTRIES_IN_TURN,
): Promise<ChainCheck | null> {
  const fresh = await db
    .selectFrom('chain_checks')
    .select('checked_at')
    .where(
      'checked_at',
      '>',
      sql<Date>`now() - make_interval(mins => ${sql.lit(FRESH_FOR_MINUTES)})`,
    )
    .executeTakeFirst();
  return fresh ? null : checkChain(db, { most });
}
