import type { Transaction } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { alone, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

interface SampleDataOptions {
  /** The first start, from which all dates are offsets. */
  now: Date;
  demoAccounts: boolean;
}

/** Fills an empty database. The entry file hands it in: nothing in `src` depends on sample data. */
export type SampleData = (db: Transaction<Schema>, options: SampleDataOptions) => Promise<void>;

export interface PrepareOptions {
  /** What a database that was never used is filled with; left out, it stays empty. */
  sampleData?: SampleData | undefined;
  now?: Date;
}

/**
 * Makes a database ready for use: the newest schema and, at its very first start, the sample data, all of
 * it or none. Demo accounts come with an embedded database only. Any number of processes may do this
 * on one server at the same time.
 */
export async function prepareDatabase(
  { db, kind }: OpenDatabase,
  options: PrepareOptions,
): Promise<void> {
  const { sampleData, now = new Date() } = options;
  const prepare = async () => {
    await migrate(db);
    await db.transaction().execute(async (transaction) => {
      const started = await transaction
        .selectFrom('installation')
        .select('single')
        .executeTakeFirst();
      if (started) return;
      await transaction.insertInto('installation').values({ first_started_at: now }).execute();
      await sampleData?.(transaction, { now, demoAccounts: kind === 'embedded' });
    });
  };
  // An embedded database has one process and one session: no other one can prepare it.
  await (kind === 'embedded' ? prepare() : alone(db, prepare));
}
