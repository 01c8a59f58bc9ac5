import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { buildIndexes } from './migrating/build-indexes.ts';
import { readSchemaState } from './migrating/schema-state.ts';
import type { Step, Steps } from './migrating/step.ts';
import { migrations } from './migrations/index.ts';

/** Any number, the same in every process: two that start at once take turns. */
const PREPARE_LOCK = 727_274_636;
const TURN_MS = 200;

/** A step that waits for a table makes all wait that come after it: so long, and then again later. */
const LOCK_LIMIT = '2s';
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/** The schema could not be changed while others used it. One line for a person. */
export class TablesBusy extends Error {}

interface MigrateOptions {
  /** All that this release knows; for tests. */
  steps?: Steps;
  /** Whether other processes may be at work on the database. */
  isShared?: boolean;
  lockAttempts?: number;
}

/** Building an index of a large table may take longer than a query ever should. */
const asMigration = (name: string, { up, needs }: Step): Migration => ({
  async up(db) {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local lock_timeout = ${sql.lit(LOCK_LIMIT)}`.execute(db);
    await up(db);
    // All run in one transaction: what the rows of this one still have to pass bars the next from its tables.
    await sql`set constraints all immediate`.execute(db);
    await sql`set constraints all deferred`.execute(db);
    if (!needs) return;
    await sql`insert into migration_marks (name, needs) values (${name}, ${needs})`.execute(db);
  },
});

/** What others have run is there for Kysely to find, and runs no more. */
const DONE: Migration = { up: async () => {} };

interface Run {
  done: readonly string[];
  names: readonly string[];
  steps: Steps;
  lockAttempts: number;
}

/** Runs steps in one transaction, again and again while others hold what it takes. */
async function runSteps<Schema>(db: Kysely<Schema>, run: Run): Promise<void> {
  const { done, names, steps, lockAttempts } = run;
  const known = Object.fromEntries([
    ...done.map((name) => [name, DONE]),
    ...names.map((name) => [name, asMigration(name, steps[name] as Step)]),
  ]);
  const provider = { getMigrations: async () => known };
  // Branches add steps beside each other: what was merged later may have a lower number.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    if (attempt === lockAttempts) {
      throw new TablesBusy(
        `The schema was not changed: ${names.join(', ')} found tables in use at each of ${attempt} attempts. ` +
          'Start again when fewer work with them, or end what holds them.',
      );
    }
    await sleep(LOCK_PAUSE_MS * (0.5 + Math.random()));
  }
}

/**
 * Brings the schema up to date; one that is ahead stays as it is. Returns the steps that were run, and those of newer
 * releases. Throws the error of the first step that failed, `SchemaTooNew`, and {@link TablesBusy}.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { steps = migrations, isShared = false, lockAttempts = LOCK_ATTEMPTS }: MigrateOptions = {},
): Promise<{ ran: string[]; ahead: string[] }> {
  const { done, pending, ahead } = await readSchemaState(db, steps);
  let names: string[] = [];
  const flush = async () => {
    if (names.length > 0) await runSteps(db, { done, names, steps, lockAttempts });
    done.push(...names);
    names = [];
  };
  for (const name of pending) {
    const indexes = steps[name]?.indexes ?? [];
    if (indexes.length > 0) {
      await flush();
      await buildIndexes(db, indexes, isShared);
    }
    names.push(name);
  }
  await flush();
  return { ran: pending, ahead };
}

/**
 * Runs `work` while no other process does so on the same server. The lock is a transaction's, so that it
 * also ends with a connection that breaks, and holds behind a pooler. It is asked for again and again: an index that is
 * built meanwhile would wait for the end of a query that waits for it.
 */
export async function alone<Schema, Result>(
  db: Kysely<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    for (;;) {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(PREPARE_LOCK)}) as mine`.execute(transaction);
      if (rows[0]?.mine) return work();
      await sleep(TURN_MS);
    }
  });
}
