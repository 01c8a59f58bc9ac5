import { parseArgs } from 'node:util';
import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { sql } from 'kysely';
import type { PasswordLink } from '../../contract/accounts.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../events/write-event.ts';
import { Failure } from '../http/failure.ts';
import { changeAccount, makeAccount, resetPassword } from '../identity/admin/change-account.ts';
import { expectUncommon } from '../identity/common-passwords.ts';
import { AccountRefused } from '../identity/create-administrator.ts';
import { givePassword } from '../identity/give-password.ts';
import { fieldsOf } from './check-fields.ts';

const USAGE = `Give one of:
  users list
  users add <username> --role <name> [--name <name>] [--password-stdin]
  users disable <username>
  users enable <username>
  users reset <username> [--password-stdin]
A password is read from standard input with --password-stdin; else a link is printed that sets it, once, within an hour.`;

export interface UsersCall {
  /** What follows `users`. */
  args: string[];
  /** What came on standard input; empty where none was asked for. */
  input: string;
  /** Who runs it, by the name of the account on the machine. */
  user: string;
  /** Where the site is, for links. */
  site: string;
}

interface Command extends UsersCall {
  db: Database;
  by: Actor;
  username: string;
  options: { role?: string; name?: string; 'password-stdin'?: boolean };
}

const linkText = ({ site }: Command, { path, expiresAt }: PasswordLink) =>
  `${new URL(path, site).href}\nIt sets the password once, until ${expiresAt}. Nobody can read it again.`;

async function passwordOf({ input }: Command): Promise<string> {
  const password = input.replace(/\r?\n$/, '');
  if (password.length < SHORTEST_PASSWORD) {
    throw new AccountRefused(
      `Send a password of ${SHORTEST_PASSWORD} characters or more on standard input.`,
    );
  }
  await expectUncommon(password, 'password');
  return password;
}

/** The account of that name, switched off or not. */
async function accountNamed({ db, username }: Command) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'username', 'version'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (account) return account;
  throw new AccountRefused(`There is no account named ${username}: see users list.`);
}

async function roleNamed({ db, options }: Command): Promise<string> {
  const roles = await db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute();
  const wanted = options.role?.toLowerCase();
  const role = roles.find(({ name }) => name.toLowerCase() === wanted);
  if (role) return role.id;
  const names = roles.map(({ name }) => `"${name}"`).join(', ');
  throw new AccountRefused(`Name a role with --role: one of ${names}.`);
}

async function list({ db }: Command): Promise<string> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.username', 'users.name', 'roles.name as role', 'users.active'])
    .select(
      sql<boolean>`exists (select from role_permissions where role_id = roles.id
        and permission_code = ${sql.lit(PERMISSION.administration)})`.as('administers'),
    )
    .orderBy(sql`lower(users.username)`)
    .execute();
  const lines = rows.map(({ username, name, role, active, administers }) =>
    [username, name, role, active ? 'active' : 'disabled', administers ? 'administers' : ''].join(
      '\t',
    ),
  );
  return [...lines.map((line) => line.trimEnd()), `${rows.length} accounts`].join('\n');
}

async function add(command: Command): Promise<string> {
  const { db, by, username, options } = command;
  const password = options['password-stdin'] ? await passwordOf(command) : undefined;
  const fields = fieldsOf({
    username,
    name: options.name ?? username,
    roleId: await roleNamed(command),
  });
  const { account, link } = await makeAccount(db, { ...fields, by });
  if (password === undefined) return `Account ${username} is made.\n${linkText(command, link)}`;
  await givePassword(db, account.id, { password, by });
  return `Account ${username} is made and may sign in.`;
}

async function toggle(command: Command, active: boolean): Promise<string> {
  const { id, username, version } = await accountNamed(command);
  await changeAccount(command.db, id, { version, active, by: command.by });
  return active
    ? `Account ${username} is enabled.`
    : `Account ${username} is disabled and signed out everywhere.`;
}

async function reset(command: Command): Promise<string> {
  const { db, by, options } = command;
  const { id, username } = await accountNamed(command);
  if (!options['password-stdin']) {
    return `A link for ${username}:\n${linkText(command, await resetPassword(db, id, by))}`;
  }
  await givePassword(db, id, { password: await passwordOf(command), by });
  return `The password of ${username} is set; all its sessions ended.`;
}

const COMMANDS: Record<string, (command: Command) => Promise<string>> = {
  list,
  add,
  disable: (command) => toggle(command, false),
  enable: (command) => toggle(command, true),
  reset,
};

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    });
  } catch {
    // What was given is not repeated: it may be a password.
    throw new AccountRefused(USAGE);
  }
}

/** Whether the arguments ask for a password on standard input. */
export const asksForInput = (args: readonly string[]): boolean => args.includes('--password-stdin');

/**
 * Does what the arguments say with the accounts of a database and answers what to print. Everything is written down in
 * the audit log. Throws {@link AccountRefused} with words for the person who called.
 */
export async function runUsers(db: Database, call: UsersCall): Promise<string> {
  const { values, positionals } = parse(call.args);
  const [name = '', username = '', ...more] = positionals;
  const command = COMMANDS[name];
  if (!command || more.length > 0 || (name !== 'list') !== (username !== '')) {
    throw new AccountRefused(USAGE);
  }
  const by = { id: null, name: `Command line (${call.user})` };
  try {
    return await command({ ...call, db, by, username, options: values });
  } catch (error) {
    if (error instanceof Failure) throw new AccountRefused(`${error.message}.`);
    throw error;
  }
}
