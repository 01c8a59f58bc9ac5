import type {
  AccountRow,
  ChangeAccount,
  NewAccountRequest,
  PasswordLink,
} from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, givingCurrent, refused } from '../../http/failure.ts';
import { makePasswordLink } from '../password-links.ts';
import { endSessions } from '../sessions.ts';
import { addAccount, refuseTakenName } from '../users.ts';
import { readAccount, unknownAccount } from './accounts.ts';
import { holdAdministration, keepingAdministrator, type Tx } from './administration.ts';

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
  return givingCurrent(
    () => keepingAdministrator(change),
    () => readAccount(db, id),
  );
}

/**
 * Adds an account without a password, and the link with which its person sets one. Throws 409 `username_taken`, and
 * 422 for a role that is not there.
 */
export function makeAccount(
  db: Database,
  { username, name, roleId, by }: NewAccountRequest & { by: Actor },
): Promise<{ account: AccountRow; link: PasswordLink }> {
  return refuseTakenName(() =>
    db.transaction().execute(async (tx) => {
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
    }),
  );
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
