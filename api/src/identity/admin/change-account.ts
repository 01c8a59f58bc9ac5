import { PERMISSION } from '@evmandi/contract/domain/permissions';
import type { Transaction } from 'kysely';
import type {
  AccountRow,
  ChangeAccount,
  NewAccountRequest,
  PasswordLink,
} from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, givingCurrent, refused } from '../../http/failure.ts';
import { makePasswordLink } from '../password-links.ts';
import { endSessions } from '../sessions.ts';
import { addAccount } from '../users.ts';
import { readAccount, unknownAccount } from './accounts.ts';

type Tx = Transaction<Schema>;

/** Changes of who administers wait for each other, so that two cannot take it from one another. */
const holdAdministration = (tx: Tx) =>
  tx
    .selectFrom('permissions')
    .select('code')
    .where('code', '=', PERMISSION.administration)
    .forUpdate()
    .execute();

/** Throws 409 `last_administrator` unless an active account holds the permission of administration. */
async function expectAdministrator(tx: Tx): Promise<void> {
  const one = await tx
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .where('role_permissions.permission_code', '=', PERMISSION.administration)
    .where('users.active', '=', true)
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  if (one) return;
  throw conflict(
    'last_administrator',
    'No other account could open the dashboard: give another one that role first',
  );
}

/** Throws 422 for a role that is not there. */
async function expectRole(tx: Tx, roleId: string): Promise<void> {
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (role) return;
  const message = 'There is no such role: choose one of the list';
  throw refused('invalid_request', message, [{ path: 'roleId', message }]);
}

const toldOf = ({ name, role, active }: AccountRow) => ({ name, role: role.name, active });

/**
 * Gives an account another name or role, or switches it off, which ends its sessions, or on again. One account always
 * keeps the permission of administration. Throws 404, 409 `stale_version`, `own_account` and `last_administrator`, and 422.
 */
export async function changeAccount(
  db: Database,
  id: string,
  { version, name, roleId, active, by }: ChangeAccount & { by: Actor },
): Promise<AccountRow> {
  if (id === by.id && (roleId !== undefined || active !== undefined)) {
    throw conflict('own_account', 'Nobody changes their own role: ask another administrator');
  }
  const change = () =>
    db.transaction().execute(async (tx) => {
      await holdAdministration(tx);
      if (roleId !== undefined) await expectRole(tx, roleId);
      const held = await tx
        .selectFrom('users')
        .select('version')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!held) throw unknownAccount();
      if (held.version !== version) {
        throw conflict('stale_version', 'Somebody else changed this account: look at it again');
      }
      const before = await readAccount(tx, id);
      await tx
        .updateTable('users')
        .set({
          ...(name !== undefined && { name }),
          ...(roleId !== undefined && { role_id: roleId }),
          ...(active !== undefined && { active }),
        })
        .where('id', '=', id)
        .execute();
      await expectAdministrator(tx);
      if (active === false) await endSessions(tx, id);
      const after = await readAccount(tx, id);
      await writeEvent(tx, {
        subject: 'account',
        id,
        kind: 'changed',
        by,
        before: toldOf(before),
        after: toldOf(after),
      });
      return after;
    });
  return givingCurrent(change, () => readAccount(db, id));
}

const isTaken = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'users_username';

/**
 * Adds an account without a password, and the link with which its person sets one. Throws 409 `username_taken`, and
 * 422 for a role that is not there.
 */
export async function makeAccount(
  db: Database,
  { username, name, roleId, by }: NewAccountRequest & { by: Actor },
): Promise<{ account: AccountRow; link: PasswordLink }> {
  try {
    return await db.transaction().execute(async (tx) => {
      await expectRole(tx, roleId);
      const { role } = await tx
        .selectFrom('roles')
        .select('name as role')
        .where('id', '=', roleId)
        .executeTakeFirstOrThrow();
      const id = await addAccount(tx, { username, name, role });
      await writeEvent(tx, {
        subject: 'account',
        id,
        kind: 'made',
        by,
        after: { username, name, role },
      });
      const link = await makePasswordLink(tx, id, by);
      return { account: await readAccount(tx, id), link };
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const message = 'There is an account of this name already: choose another username';
    throw conflict('username_taken', message, [{ path: 'username', message }]);
  }
}

/** The link with which a person who lost the password sets a new one. Throws 404 and 409 for one that is switched off. */
export function resetPassword(db: Database, id: string, by: Actor): Promise<PasswordLink> {
  return db.transaction().execute(async (tx) => {
    const { active } = await readAccount(tx, id);
    if (!active) {
      throw conflict('account_off', 'This account is switched off: switch it on first');
    }
    return makePasswordLink(tx, id, by);
  });
}
