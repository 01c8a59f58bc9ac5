import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { alone, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** The entry file hands it in: nothing in `src` depends on sample data. */
export interface SampleData {
  /** Fills an empty database; all dates are offsets from `now`, the first start. */
  fill: (db: Transaction<Schema>, now: Date) => Promise<void>;
  /**
   * Adds the demo accounts that are missing, with the roles that the newest schema has for them, and known or random
   * passwords. Returns those that are random.
   */
  demoAccounts: (
    db: Transaction<Schema>,
    options: { randomPasswords: boolean },
  ) => Promise<GivenPassword[]>;
}

/** A random password of a demo account, for the operator. */
export interface GivenPassword {
  username: string;
  password: string;
}

/** What keeps strangers out of the demo accounts, where other machines reach the site. */
export interface DemoAccountGuard {
  /** Gives a random password to each demo account that still has the known one. */
  replaceKnownPasswords: (db: Transaction<Schema>) => Promise<GivenPassword[]>;
  /** Tells the operator the random passwords, once. */
  tell: (given: GivenPassword[]) => void;
}

export interface PrepareOptions {
  /** What a database that was never used is filled with; left out, it stays empty. */
  sampleData?: SampleData | undefined;
  /** Left out where this machine alone reaches the site: demo accounts have the known passwords then. */
  guard?: DemoAccountGuard | undefined;
  now?: Date;
}

/**
 * Makes a database ready for use: the newest schema and, at its very first start, the sample data, all of
 * it or none. Demo accounts come with an embedded database only, at any start that finds one missing: an
 * older release knew fewer. With a `guard` none of them has a known password afterwards. Any number of processes may do this on one server at the same time. Returns the steps of the
 * schema that were run, and those that only a newer release knows.
 */
export async function prepareDatabase(
  { db, kind, patiently = (work) => work() }: OpenDatabase,
  options: PrepareOptions,
): Promise<{ ran: string[]; ahead: string[] }> {
  const { sampleData, guard, now = new Date() } = options;
  const prepare = async () => {
    const given: GivenPassword[] = [];
    const schema = await migrate(db, { isShared: kind === 'server' });
    await db.transaction().execute(async (transaction) => {
      const started = await transaction
        .selectFrom('installation')
        .select('single')
        .executeTakeFirst();
      if (!started) {
        // Where others use the machine, the sample data takes longer than a request may: one statement of it, and
        // the silence between two.
        await sql`set local statement_timeout = 0`.execute(transaction);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await transaction.insertInto('installation').values({ first_started_at: now }).execute();
        await sampleData?.fill(transaction, now);
      }
      if (kind !== 'embedded') return;
      // Also without sample data: an earlier start may have had it.
      if (guard) given.push(...(await guard.replaceKnownPasswords(transaction)));
      const randomPasswords = guard !== undefined;
      const made = await sampleData?.demoAccounts(transaction, { randomPasswords });
      given.push(...(made ?? []));
    });
    if (given.length > 0) guard?.tell(given);
    return schema;
  };
  // An embedded database has one process and one session: no other one can prepare it.
  return patiently(() => (kind === 'embedded' ? prepare() : alone(db, prepare)));
}
