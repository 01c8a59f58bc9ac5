import { type Kysely, sql } from 'kysely';
import type { Steps } from './step.ts';

/** A newer release changed the database so that this one would not work on it. One line for a person. */
export class SchemaTooNew extends Error {}

interface SchemaState {
  done: string[];
  /** Steps of this release that are still to be run, in their order. */
  pending: string[];
  /** Steps of a newer release, which this one does not know and works with all the same. */
  ahead: string[];
}

async function hasTable<Schema>(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${name}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** Names of the steps that were run on this database, by whichever release. */
async function stepsDone<Schema>(db: Kysely<Schema>): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

interface Mark {
  name: string;
  needs: string;
}

async function marksOf<Schema>(db: Kysely<Schema>): Promise<Mark[]> {
  if (!(await hasTable(db, 'migration_marks'))) return [];
  const { rows } = await sql<Mark>`
    select name, needs from migration_marks order by name`.execute(db);
  return rows;
}

/**
 * How a database stands to a release with these steps. Throws {@link SchemaTooNew} where a newer release left a mark
 * that this one cannot work with it any more; a database that is merely ahead is no fault. Writes nothing.
 */
export async function readSchemaState<Schema>(
  db: Kysely<Schema>,
  steps: Steps,
): Promise<SchemaState> {
  const done = await stepsDone(db);
  const unknown = (await marksOf(db)).find(({ needs }) => !(needs in steps));
  if (unknown) {
    throw new SchemaTooNew(
      `The database was changed by a newer release: its step ${unknown.name} needs a release that knows ${unknown.needs}, ` +
        `and this one knows ${Object.keys(steps).sort().at(-1)} at most. Start that release or a newer one.`,
    );
  }
  return {
    done,
    pending: Object.keys(steps)
      .filter((name) => !done.includes(name))
      .sort(),
    ahead: done.filter((name) => !(name in steps)),
  };
}
