import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tooMany } from '../http/rate-limit.ts';

const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 15 * 60;
/** Where the row says nothing: another try was counted in the same moment. */
const ABOUT_A_MINUTE = 60;

/** What may be guessed at, and how often before each further try has to wait. */
export interface Guarded {
  key: string;
  /** Tries that need not wait. */
  free: number;
  /** Hours without a try after which the earlier ones no longer count. */
  forgottenAfter: number;
}

/** Counts one try at `key`, where what was claimed `before` it was granted: a row if it may go on. */
const claimOf = ({ key, free, forgottenAfter }: Guarded, before?: string) => sql`
  insert into tries (key, count, next_at)
  select ${key}::text, 1, null ${before ? sql`where exists (select from ${sql.ref(before)})` : sql``}
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
 * Of several, each counts only where those before it let it pass.
 */
export async function claimTry(
  db: Database,
  guarded: Guarded | readonly [Guarded, ...Guarded[]],
  refused: () => Promise<void> = async () => {},
): Promise<void> {
  const doors = [guarded].flat() as Guarded[];
  const name = (n: number) => `claimed_${n}`;
  const claims = doors.map(
    (door, n) => sql`${sql.ref(name(n))} as (${claimOf(door, n > 0 ? name(n - 1) : undefined)})`,
  );
  const answers = doors.map(
    ({ key }, n) => sql`select ${n}::int as position,
      exists (select from ${sql.ref(name(n))}) as granted,
      (select ceil(extract(epoch from next_at - clock_timestamp()))::int
        from tries where key = ${key}) as wait`,
  );
  const { rows } = await sql<{ granted: boolean; wait: number | null }>`
    with ${sql.join(claims)} ${sql.join(answers, sql` union all `)} order by position`.execute(db);
  const closed = rows.find(({ granted }) => !granted);
  if (!closed) return;
  await refused();
  throw tooMany(closed.wait && closed.wait > 0 ? closed.wait : ABOUT_A_MINUTE);
}

/** Forgets the tries at what was known after all. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', key).execute();
}

/** Takes one try back that was no guess. */
export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .updateTable('tries')
    .set({ count: sql`greatest(count - 1, 0)`, next_at: null })
    .where('key', '=', key)
    .execute();
}

/**
 * Counts again as nothing, in the statement that goes on from here, what was claimed for the right password: all tries at
 * the account, and the one from an address.
 */
export const settlingTries = (
  db: Database,
  { account, address }: { account: string; address: string | undefined },
) =>
  db
    .with('forgotten', (tries) =>
      tries.deleteFrom('tries').where('key', '=', account).returning('key'),
    )
    .with('taken_back', (tries) =>
      tries
        .updateTable('tries')
        .set({ count: sql`greatest(count - 1, 0)`, next_at: null })
        .where('key', '=', address ?? '')
        .returning('key'),
    );
