import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index.ts';

/** Any number, the same in every process: two that start at once take turns. */
const PREPARE_LOCK = 727_274_636;

/** Building an index of a large table may take longer than a query ever should. */
const unhurried = ({ up }: Migration): Migration => ({
  async up(db) {
    await sql`set local statement_timeout = 0`.execute(db);
    await up(db);
    // All run in one transaction: what the rows of this one still have to pass bars the next from its tables.
    await sql`set constraints all immediate`.execute(db);
    await sql`set constraints all deferred`.execute(db);
  },
});

const provider = {
  getMigrations: async () =>
    Object.fromEntries(Object.entries(migrations).map(([name, step]) => [name, unhurried(step)])),
};

/** Brings the schema up to date. Throws the error of the first migration that failed. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Runs `work` while no other process does so on the same server. The lock is a transaction's, so that it
 * also ends with a connection that breaks, and holds behind a pooler.
 */
export async function alone<Schema>(db: Kysely<Schema>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(PREPARE_LOCK)})`.execute(transaction);
    await work();
  });
}
