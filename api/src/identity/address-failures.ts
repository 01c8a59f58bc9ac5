import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tooMany } from '../http/rate-limit.ts';

/** Failures of one address before others have to wait. Many people may share an address. */
const MOST_FAILURES = 300;
/** One failure is forgotten each time this many seconds have passed: 120 an hour. */
const FORGET_SECONDS = 30;

type FailureKind = 'sign-in' | 'passkey' | 'taken-name';

/** Returns the key under which failures of a network are counted. Each kind counts apart. */
export const failureKey = (kind: FailureKind, network: string): string =>
  `failures:${kind}:${network}`;

/**
 * Selects `wait`, the seconds until a closed address opens. An open address has no row.
 * `next_at` of an address is the time when all of its failures are forgotten.
 */
export const selectAddressWait = (key: string) => sql`
  select ceil(extract(epoch from reopens_at - clock_timestamp()))::int as wait
  from (select next_at - make_interval(secs => ${(MOST_FAILURES - 1) * FORGET_SECONDS}::int)
    as reopens_at from tries where key = ${key}) address
  where reopens_at > clock_timestamp()`;

/** Throws 429 when the address is closed, after it called `refused`. Counts nothing. */
export async function expectOpenAddress(
  db: Database,
  key: string,
  refused: () => Promise<void> = async () => {},
): Promise<void> {
  const { rows } = await sql<{ wait: number }>`${selectAddressWait(key)}`.execute(db);
  const [closed] = rows;
  if (!closed) return;
  await refused();
  throw tooMany(closed.wait);
}

/**
 * Counts one failure of an address. Tries under way are not counted, so a burst can exceed the limit.
 * Each failure beyond the limit lengthens the wait, which keeps the rate over time.
 */
export async function countAddressFailure(db: Database, key: string): Promise<void> {
  const forget = sql`make_interval(secs => ${FORGET_SECONDS}::int)`;
  await sql`insert into tries (key, count, next_at)
    values (${key}, 1, clock_timestamp() + ${forget})
    on conflict (key) do update set count = tries.count + 1, at = clock_timestamp(),
      next_at = greatest(tries.next_at, clock_timestamp()) + ${forget}`.execute(db);
}
