import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { alone, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** The entry file hands it in: nothing in `src` depends on sample data. */
export interface SampleData {
  /** Fills an empty database; all dates are offsets from `now`, the first start. */
  fill: (db: Transaction<Schema>, now: Date) => Promise<void>;
  /** Adds the demo accounts that are missing, with the roles that the newest schema has for them. */
  demoAccounts: (db: Transaction<Schema>) => Promise<void>;
}

export interface PrepareOptions {
  /** What a database that was never used is filled with; left out, it stays empty. */
  sampleData?: SampleData | undefined;
  now?: Date;
}

/**
 * Makes a database ready for use: the newest schema and, at its very first start, the sample data, all of
 * it or none. Demo accounts come with an embedded database only, at any start that finds one missing: an
 * older release knew fewer. Any number of processes may do this on one server at the same time. Returns the steps of the
 * schema that were run, and those that only a newer release knows.
 */
export async function prepareDatabase(
  { db, kind, patiently = (work) => work() }: OpenDatabase,
  options: PrepareOptions,
): Promise<{ ran: string[]; ahead: string[] }> {
  const { sampleData, now = new Date() } = options;
  const prepare = async () => {
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
      if (kind === 'embedded') await sampleData?.demoAccounts(transaction);
    });
    return schema;
  };
  // An embedded database has one process and one session: no other one can prepare it.
  return patiently(() => (kind === 'embedded' ? prepare() : alone(db, prepare)));
}
