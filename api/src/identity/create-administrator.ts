import { text } from 'node:stream/consumers';
import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { openDatabase } from '../database/database.ts';
import { type PrepareOptions, prepareDatabase } from '../database/prepare.ts';
import type { Environment } from '../environment.ts';
import { accountByUsername, addAccount } from './users.ts';

/** The account cannot be made; the message says what to change. */
export class AccountRefused extends Error {}

/**
 * Adds an account of the role Administrator: `[username, name?]`, the password on `input`, so that it
 * stands in no process list. Throws {@link AccountRefused}.
 */
export async function createAdministrator(
  environment: Environment,
  [username, name]: string[],
  input: NodeJS.ReadableStream,
  prepare: PrepareOptions = {},
): Promise<void> {
  if (!username)
    throw new AccountRefused('Give a username: create-administrator <username> [name]');
  const password = (await text(input)).trim();
  if (password.length < SHORTEST_PASSWORD) {
    throw new AccountRefused(
      `Send a password of ${SHORTEST_PASSWORD} characters or more on standard input.`,
    );
  }
  const database = await openDatabase(environment);
  try {
    await prepareDatabase(database, prepare);
    if (await accountByUsername(database.db, username)) {
      throw new AccountRefused(
        `There is an account named ${username} already: choose another name.`,
      );
    }
    await addAccount(database.db, {
      username,
      name: name ?? username,
      role: 'Administrator',
      password,
    });
    process.stdout.write(`Account ${username} may now sign in as administrator.\n`);
  } finally {
    await database.close();
  }
}
