import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tooMany } from '../http/rate-limit.ts';
import { selectAddressWait } from './address-failures.ts';

const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 15 * 60;
/** Where the row says nothing: another try was counted in the same moment. */
const ABOUT_A_MINUTE = 60;

/** What may be guessed at, and how often before each further try has to wait. */
interface Guarded {
  key: string;
  /** Tries that need not wait. */
  free: number;
  /** Hours without a try after which the earlier ones no longer count. */
  forgottenAfter: number;
  /** Key of the caller's address, from `failureKey`. No try is claimed while the address is closed. */
  address?: string | undefined;
}

/** Counts one try at `key` unless the address is `closed`: a row if the try may go on. */
const claimOf = ({ key, free, forgottenAfter }: Guarded) => sql`
  insert into tries (key, count, next_at)
  select ${key}::text, 1, null where not exists (select from closed)
  on conflict (key) do update set
    count = case when tries.at < clock_timestamp() - make_interval(hours => ${forgottenAfter}::int)
      then 1 else tries.count + 1 end,
    at = clock_timestamp(),
    next_at = case
      when tries.at < clock_timestamp() - make_interval(hours => ${forgottenAfter}::int) then null
      when tries.count + 1 < ${free}::int then null
      else clock_timestamp() + make_interval(secs => least(${LONGEST_WAIT_S}::int,
        ${FIRST_WAIT_S}::int * power(2, least(tries.count + 1 - ${free}::int, 20)))) end
  where tries.next_at is null or tries.next_at <= clock_timestamp()
  returning key`;

/**
 * Counts one try before anything is computed for it: of any number at once, in any number of processes,
 * no more than the free ones pass. After them each waits: one minute, two, four, up to 15. Throws 429, after `refused`.
 */
export async function claimTry(
  db: Database,
  guarded: Guarded,
  refused: () => Promise<void> = async () => {},
): Promise<void> {
  const { rows } = await sql<{ granted: boolean; wait: number | null }>`
    with closed as (${selectAddressWait(guarded.address ?? '')}), claimed as (${claimOf(guarded)})
    select exists (select from claimed) as granted,
      coalesce((select wait from closed), (select ceil(extract(epoch from next_at - clock_timestamp()))::int
        from tries where key = ${guarded.key})) as wait`.execute(db);
  const [answer] = rows;
  if (answer?.granted) return;
  await refused();
  throw tooMany(answer?.wait && answer.wait > 0 ? answer.wait : ABOUT_A_MINUTE);
}

/** Forgets the tries at what was known after all. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', key).execute();
}

/** Forgets the tries at an account after the right password, in the statement that continues from here. */
export const settlingTries = (db: Database, key: string) =>
  db.with('forgotten', (tries) =>
    tries.deleteFrom('tries').where('key', '=', key).returning('key'),
  );
