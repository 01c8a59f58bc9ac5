import { randomUUID } from 'node:crypto';
import type { AccountKind, ApprovalState } from '@evmandi/contract/domain/account';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { conflict } from '../http/failure.ts';
import { approvalState } from './approval.ts';
import { hashPassword } from './passwords.ts';
import type { TokenPayload } from './tokens.ts';

export interface Account {
  id: string;
  username: string;
  name: string;
  role: string;
  permissions: number[];
  /** Of the wish to buy as a dealer; null where there is none. */
  approval: ApprovalState | null;
  passwordHash: string;
  tokenVersion: number;
}

/** Active accounts with what their roles may do; the names `users` and `roles` stand in the query. */
export const accounts = (db: Database) =>
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
      approvalState.as('approval'),
    ]);

/** The active account of that name, in any case. */
export const accountsByUsername = (db: Database, username: string) =>
  accounts(db).where(sql`lower(users.username)`, '=', username.toLowerCase());

/** The active account of that id. */
export function accountById(db: Database, id: string): Promise<Account | undefined> {
  return accounts(db).where('users.id', '=', id).executeTakeFirst();
}

/** For how long a person who proved to be there may do what gives lasting power. */
const CONFIRMED_MINUTES = 10;

/** An account and the open session that a token is of. */
export interface SessionAccount extends Account {
  usedAt: Date;
  secondFactor: boolean;
  /** The browser that its token opens something in, as `browser-bond.ts` writes it; null for one that none was bound to yet. */
  boundTo: string | null;
  /** Whether it was bound at a use within the last minute, and not when it began. */
  boundJustNow: boolean;
  /** Network address of its last use, kept to the minute. */
  address: string;
  confirmed: boolean;
}

/**
 * The account whose open session this is, while its tokens are of the present password, and the session has the second
 * factor that the role may need.
 */
export function accountBySession(
  db: Database,
  { jti, sub, ver }: TokenPayload,
): Promise<SessionAccount | undefined> {
  return accounts(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      'sessions.used_at as usedAt',
      'sessions.second_factor as secondFactor',
      'sessions.bound_to as boundTo',
      'sessions.address',
      sql<boolean>`coalesce(sessions.bound_late_at > now() - interval '1 minute', false)`.as(
        'boundJustNow',
      ),
      sql<boolean>`coalesce(sessions.confirmed_at > now() - make_interval(mins =>
        ${sql.lit(CONFIRMED_MINUTES)}), false)`.as('confirmed'),
    ])
    .where((eb) =>
      eb.or([eb('roles.needs_second_factor', '=', false), eb('sessions.second_factor', '=', true)]),
    )
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
  /** Name of the role, or what it is for: there is one of each kind but `staff`. */
  role: string | { kind: Exclude<AccountKind, 'staff'> };
  /** Left out, nobody knows it: it is set by a link. */
  password?: string;
  /** Instead of the password, so that no transaction waits for it. */
  passwordHash?: string;
  details?: Details;
  /** The person asks to buy as a dealer. */
  asksDealer?: boolean;
}

/** How a person is reached, and for whom they buy. */
export interface Details {
  phone: string | null;
  email: string | null;
  company: string | null;
  gstin: string | null;
}

/** Adds an account and returns its id. A name that is taken breaks the constraint `users_username`. */
export async function addAccount(
  db: Database | Transaction<Schema>,
  { username, name, role, details, asksDealer = false, ...secret }: NewAccount,
): Promise<string> {
  const passwordHash = secret.passwordHash ?? (await hashPassword(secret.password ?? randomUUID()));
  const { id } = await db
    .insertInto('users')
    .values((eb) => ({
      username,
      name,
      password_hash: passwordHash,
      role_id: eb
        .selectFrom('roles')
        .select('id')
        .where((of) =>
          typeof role === 'string' ? of('name', '=', role) : of('kind', '=', role.kind),
        ),
      ...details,
      ...(asksDealer && { dealer_asked_at: sql<Date>`now()` }),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const isTaken = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'users_username';

/** Adds an account by `add`. Throws 409 `username_taken`, after `refused`, where its name is another's. */
export async function refuseTakenName<T>(
  add: () => Promise<T>,
  refused: () => Promise<void> = async () => {},
): Promise<T> {
  try {
    return await add();
  } catch (error) {
    if (!isTaken(error)) throw error;
    await refused();
    const message = 'There is an account of this name already: choose another username';
    throw conflict('username_taken', message, [{ path: 'username', message }]);
  }
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
