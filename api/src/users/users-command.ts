import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { type PrepareOptions, prepareDatabase } from '../database/prepare.ts';
import type { Environment } from '../environment.ts';
import { asksForInput, runUsers, type UsersCall } from './run-users.ts';
import { askThroughChannel } from './users-channel.ts';

/**
 * `users …`: on the server's database, on the embedded one, or through the process that holds the embedded one.
 * Prints what was done. Throws `AccountRefused`, and `FolderInUse` where the holder cannot be asked.
 */
export async function usersCommand(
  environment: Environment,
  args: string[],
  input: NodeJS.ReadableStream,
  prepare: PrepareOptions = {},
): Promise<void> {
  const call: UsersCall = {
    args,
    input: asksForInput(args) ? await text(input) : '',
    user: userInfo().username,
    site: environment.corsOrigins[0] ?? 'http://localhost:3000',
  };
  process.stdout.write(`${await answer(environment, call, prepare)}\n`);
}

async function answer(environment: Environment, call: UsersCall, prepare: PrepareOptions) {
  if (!environment.databaseUrl) {
    const answered = await askThroughChannel(environment.dataDir, call);
    if (answered !== null) return answered;
  }
  const database = await openDatabase(environment).catch(async (error: unknown) => {
    // It may have begun to listen meanwhile.
    const answered =
      error instanceof FolderInUse ? await askThroughChannel(environment.dataDir, call) : null;
    if (answered === null) throw error;
    return answered;
  });
  if (typeof database === 'string') return database;
  try {
    await prepareDatabase(database, prepare);
    return await runUsers(database.db, call);
  } finally {
    await database.close();
  }
}
