import type { Environment } from '../../environment.ts';
import { openDatabase } from '../database.ts';
import { hasEmbedded } from '../embedded.ts';
import { migrations } from '../migrations/index.ts';
import { type PrepareOptions, prepareDatabase } from '../prepare.ts';
import { readSchemaState } from './schema-state.ts';
import type { Step } from './step.ts';

const DRY_RUN = '--dry-run';

const say = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function about(name: string): string {
  const { indexes = [], needs } = migrations[name] as Step;
  const notes = [
    ...(indexes.length > 0
      ? [`builds ${indexes.map((index) => index.name).join(', ')} while the tables are used`]
      : []),
    ...(needs ? [`afterwards releases that do not know ${needs} cannot start`] : []),
  ];
  return [`  ${name}`, ...notes].join('; ');
}

/** What `migrate` would run on the database that the environment names; changes nothing. */
async function plan(environment: Environment): Promise<string[]> {
  if (!environment.databaseUrl && !hasEmbedded(environment.dataDir)) {
    return [
      'There is no database yet: all steps would be run.',
      ...Object.keys(migrations).map(about),
    ];
  }
  const database = await openDatabase(environment);
  try {
    const { pending, ahead } = await readSchemaState(database.db, migrations);
    return [
      ...(ahead.length > 0 ? [`The schema is that of a newer release: ${ahead.join(', ')}.`] : []),
      ...(pending.length > 0
        ? ['Would be run:', ...pending.map(about)]
        : ['The schema is up to date: nothing would be run.']),
    ];
  } finally {
    await database.close();
  }
}

/** `migrate`: makes the database ready as a start would, and says what was run. `--dry-run` only says. */
export async function migrateCommand(
  environment: Environment,
  args: string[],
  prepare: PrepareOptions,
): Promise<void> {
  if (args.includes(DRY_RUN)) {
    say(await plan(environment));
    return;
  }
  const database = await openDatabase(environment);
  try {
    const { ran } = await prepareDatabase(database, prepare);
    say(ran.length > 0 ? ['Run:', ...ran.map(about)] : ['The schema was up to date.']);
  } finally {
    await database.close();
  }
}
