import { seed } from '../seed/seed.ts';
import type { OpenDatabase } from './database.ts';
import { alone, migrate } from './migrate.ts';

export interface PrepareOptions {
  /** Whether a database that was never used gets the sample data. */
  sampleData: boolean;
  now?: Date;
}

/**
 * Makes a database ready for use: the newest schema and, at its very first start, the sample data, whole
 * or not at all. Demo accounts come with an embedded database only. Any number of processes may do this
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
      if (sampleData) await seed(transaction, { now, demoAccounts: kind === 'embedded' });
    });
  };
  // An embedded database has one process and one session: there is nobody to wait for.
  await (kind === 'embedded' ? prepare() : alone(db, prepare));
}
