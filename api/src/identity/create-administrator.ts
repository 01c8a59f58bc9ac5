import { text } from 'node:stream/consumers';
import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { usernameField } from '../../contract/fields.ts';
import { openDatabase } from '../database/database.ts';
import { type PrepareOptions, prepareDatabase } from '../database/prepare.ts';
import type { Environment } from '../environment.ts';
import { writeEvent } from '../events/write-event.ts';
import { expectUncommon } from './common-passwords.ts';
import { accountsByUsername, addAccount } from './users.ts';

const USAGE =
  'Give: create-administrator <username> [name]. The password is read from standard input, without a flag.';

/** The account cannot be made; the message says what to change. */
export class AccountRefused extends Error {}

/**
 * Adds an account of the first role that administers: `[username, name?]`, the password on `input`, so that it
 * stands in no process list. Throws {@link AccountRefused}, for a flag too: it would become a name.
 */
export async function createAdministrator(
  environment: Environment,
  args: string[],
  input: NodeJS.ReadableStream,
  prepare: PrepareOptions = {},
): Promise<void> {
  const [username, name] = args;
  if (!username || args.length > 2 || args.some((one) => one.startsWith('-'))) {
    throw new AccountRefused(USAGE);
  }
  const { error } = usernameField.safeParse(username);
  if (error) throw new AccountRefused(`${error.issues[0]?.message}.`);
  const password = (await text(input)).trim();
  if (password.length < SHORTEST_PASSWORD) {
    throw new AccountRefused(
      `Send a password of ${SHORTEST_PASSWORD} characters or more on standard input.`,
    );
  }
  await expectUncommon(password, 'password').catch(({ message }: Error) => {
    throw new AccountRefused(message);
  });
  const database = await openDatabase(environment);
  try {
    await prepareDatabase(database, prepare);
    if (await accountsByUsername(database.db, username).executeTakeFirst()) {
      throw new AccountRefused(
        `There is an account named ${username} already: choose another name.`,
      );
    }
    const { role } = await database.db
      .selectFrom('roles')
      .innerJoin('role_permissions', 'role_id', 'roles.id')
      .where('permission_code', '=', PERMISSION.administration)
      .orderBy('roles.id')
      .select('roles.name as role')
      .limit(1)
      .executeTakeFirstOrThrow();
    const id = await addAccount(database.db, {
      username,
      name: name ?? username,
      role,
      password,
    });
    await writeEvent(database.db, {
      subject: 'account',
      id,
      kind: 'made',
      by: { id: null, name: 'Command line' },
      after: { username, role },
    });
    process.stdout.write(`Account ${username} may now sign in as administrator.\n`);
  } finally {
    await database.close();
  }
}
