import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { hashPassword } from './passwords.ts';
import type { TokenPayload } from './tokens.ts';

export interface Account {
  id: string;
  username: string;
  name: string;
  role: string;
  permissions: number[];
  passwordHash: string;
  tokenVersion: number;
}

const accounts = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.active', '=', true)
    .select([
      'users.id',
      'users.username',
      'users.name',
      'roles.name as role',
      'users.password_hash as passwordHash',
      'users.token_version as tokenVersion',
      sql<number[]>`(select coalesce(json_agg(permission_code order by permission_code), '[]'::json)
        from role_permissions where role_permissions.role_id = roles.id)`.as('permissions'),
    ]);

/** The active account of that name, in any case. */
export function accountByUsername(db: Database, username: string): Promise<Account | undefined> {
  return accounts(db)
    .where(sql`lower(users.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

/** The active account of that id. */
export function accountById(db: Database, id: string): Promise<Account | undefined> {
  return accounts(db).where('users.id', '=', id).executeTakeFirst();
}

/** The account whose open session this is, while its tokens are of the present password. */
export function accountBySession(
  db: Database,
  { jti, sub, ver }: TokenPayload,
): Promise<(Account & { usedAt: Date }) | undefined> {
  return accounts(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.used_at as usedAt')
    .where('users.id', '=', sub)
    .where('users.token_version', '=', ver)
    .where('sessions.id', '=', jti)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export interface NewAccount {
  username: string;
  name: string;
  /** Name of the role. */
  role: string;
  /** Left out, nobody knows it: it is set by a link. */
  password?: string;
}

/** Adds an account and returns its id. A name that is taken breaks the constraint `users_username`. */
export async function addAccount(
  db: Database | Transaction<Schema>,
  { username, name, role, password }: NewAccount,
): Promise<string> {
  const passwordHash = await hashPassword(password ?? randomUUID());
  const { id } = await db
    .insertInto('users')
    .values((eb) => ({
      username,
      name,
      password_hash: passwordHash,
      role_id: eb.selectFrom('roles').select('id').where('name', '=', role),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Sets the hash of a new password. Answers the new version of tokens, or undefined when the password is
 * no longer the one that was checked.
 */
export async function setPassword(
  db: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<number | undefined> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: newHash, token_version: sql`token_version + 1` })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returning('token_version')
    .executeTakeFirst();
  return row?.token_version;
}
