import { constants } from 'node:os';
import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { isOwnMachine } from '@evmandi/contract/platform/own-machine';
import { auditCommand } from './audit/audit-command.ts';
import { EmbeddedDatabaseError } from './database/embedded.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { TablesBusy } from './database/migrate.ts';
import { migrateCommand } from './database/migrating/command.ts';
import { SchemaTooNew } from './database/migrating/schema-state.ts';
import { isDatabaseAway } from './database/outage.ts';
import type { DemoAccountGuard, PrepareOptions, SampleData } from './database/prepare.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { AccountRefused, createAdministrator } from './identity/create-administrator.ts';
import { PortError } from './port.ts';
import { start } from './start.ts';
import { usersCommand } from './users/users-command.ts';

/** How long requests under way may take once the process was asked to end. */
const GRACE_MS = 10_000;
/** Exit code that says to a supervisor that starting the process again would not help. */
const NEVER_HERE = 2;
/** What stays wrong until a person has changed something. */
const LASTING = [EnvironmentError, SchemaTooNew];
const EXPECTED = [
  ...LASTING,
  TablesBusy,
  PortError,
  FolderInUse,
  EmbeddedDatabaseError,
  AccountRefused,
];

/** Words for a person instead of a stack, for what a person can mend. */
function explain(error: unknown): string {
  if (EXPECTED.some((type) => error instanceof type)) return (error as Error).message;
  const { syscall, path, message: reason } = error as NodeJS.ErrnoException;
  if (syscall && path) {
    return `DATA_DIR cannot be used (${reason}): set it to a folder that this process may write.`;
  }
  if (isDatabaseAway(error)) {
    const { message, code } = error as { message?: string; code?: string };
    return `The database at DATABASE_URL cannot be reached (${message || code}): start it, or correct DATABASE_URL.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(LASTING.some((type) => error instanceof type) ? NEVER_HERE : 1);
}

/**
 * Ends the process on a signal: at once while it starts, since nothing is under way yet; later as the
 * returned function was told. The end of its parent comes as SIGTERM.
 */
function endOnSignal(): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | undefined;
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      if (!stop) process.exit(128 + constants.signals[signal]);
      setTimeout(
        () => fail(new Error(`Gave up waiting for requests after ${GRACE_MS} ms`)),
        GRACE_MS,
      ).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
  return (work) => {
    stop = work;
  };
}

/** What only the entry file knows: nothing in `src` depends on sample data. */
interface Samples extends Pick<DemoAccountGuard, 'replaceKnownPasswords'> {
  sampleData: SampleData;
}

function tellPasswords(host: string, given: Parameters<DemoAccountGuard['tell']>[0]): void {
  const width = Math.max(...given.map(({ username }) => username.length));
  const lines = [
    `Other machines reach this site (HOST=${host}), so demo accounts have no known passwords. Their new ones, shown this once:`,
    ...given.map(({ username, password }) => `  ${username.padEnd(width)}  ${password}`),
    'Set another one: npm run users -- reset <username>',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** How the database is made ready, for a start and for each command. */
function preparation({ host, sampleData }: Environment, samples: Samples): PrepareOptions {
  const { replaceKnownPasswords } = samples;
  return {
    sampleData: sampleData ? samples.sampleData : undefined,
    guard: isOwnMachine(host)
      ? undefined
      : { replaceKnownPasswords, tell: (given) => tellPasswords(host, given) },
  };
}

/**
 * Without arguments: serves until SIGTERM, SIGINT or SIGHUP. `create-administrator <username> [name]`: adds the
 * first account of a production database, with the password read from standard input. `users …` and `audit verify`: see
 * README. `migrate [--dry-run]`: brings the schema up to date, or lists what would be run. An empty database
 * gets the sample data, unless `SAMPLE_DATA` is `no`. Ends the process with 1, or 2 for wrong variables and a
 * schema that is too new, and one clear line on standard error when it cannot begin.
 */
export async function main(
  args: string[],
  variables: Record<string, string | undefined>,
  samples: Samples,
): Promise<void> {
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  const endBy = endOnSignal();
  try {
    const environment = readEnvironment(variables);
    const prepare = preparation(environment, samples);
    if (args[0] === 'create-administrator') {
      await createAdministrator(environment, args.slice(1), process.stdin, prepare);
      return;
    }
    if (args[0] === 'users') {
      await usersCommand(environment, args.slice(1), process.stdin, prepare);
      return;
    }
    if (args[0] === 'audit') {
      process.exitCode = await auditCommand(environment, args.slice(1));
      return;
    }
    if (args[0] === 'migrate') {
      await migrateCommand(environment, args.slice(1), prepare);
      return;
    }
    const server = await start(environment, prepare);
    endBy(server.stop);
  } catch (error) {
    fail(error);
  }
}
