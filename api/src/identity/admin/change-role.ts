import { PERMISSION } from '@evmandi/contract/domain/permissions';
import type { ChangeRole, NewRole, RoleRow } from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, givingCurrent } from '../../http/failure.ts';
import { holdAdministration, keepingAdministrator, type Tx } from './administration.ts';
import { needFactor } from './need-factor.ts';
import { readRole, unknownRole } from './roles.ts';

const toldOf = ({ name, permissions, needsSecondFactor }: RoleRow) => ({
  name,
  permissions,
  needsSecondFactor,
});

const NAMES = ['roles_name_key', 'roles_name_any_case'];

/** The violation of a unique name of roles, in words. */
async function namingOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!NAMES.includes(String((error as { constraint?: unknown }).constraint))) throw error;
    const message = 'There is a role of this name already: choose another name';
    throw conflict('role_name_taken', message, [{ path: 'name', message }]);
  }
}

async function setPermissions(tx: Tx, roleId: string, codes: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('role_permissions')
    .where('role_id', '=', roleId)
    .where('permission_code', 'not in', [0, ...codes])
    .execute();
  if (codes.length === 0) return;
  await tx
    .insertInto('role_permissions')
    .values(codes.map((code) => ({ role_id: roleId, permission_code: code })))
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Adds a role. Throws 409 `role_name_taken`. */
export function makeRole(
  db: Database,
  { name, permissions, needsSecondFactor = false, by }: NewRole & { by: Actor },
): Promise<RoleRow> {
  return namingOnce(() =>
    db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('roles')
        .values({ name, needs_second_factor: needsSecondFactor })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setPermissions(tx, id, permissions);
      const role = await readRole(tx, id);
      await writeEvent(tx, { subject: 'role', id, kind: 'made', by, after: toldOf(role) });
      return role;
    }),
  );
}

/** The role, locked until the transaction ends. Throws 404 and 409 `stale_version`. */
async function holdRole(tx: Tx, id: string, version: number): Promise<RoleRow> {
  await holdAdministration(tx);
  const held = await tx
    .selectFrom('roles')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw unknownRole();
  if (held.version !== version) {
    throw conflict('stale_version', 'Somebody else changed this role: look at it again');
  }
  return readRole(tx, id);
}

/**
 * Throws 409 `own_role` for a change of the own role that takes administration away or adds a permission. An account has
 * the permissions of its role and no others, so the role adds nothing that its holder had before (PERM-11).
 */
async function expectNotOwn(
  tx: Tx,
  role: RoleRow,
  codes: readonly number[] | undefined,
  by: Actor,
): Promise<void> {
  if (!codes) return;
  const code = PERMISSION.administration;
  const losesAdministration = role.permissions.includes(code) && !codes.includes(code);
  const isMore = codes.some((one) => !role.permissions.includes(one));
  if (!losesAdministration && !isMore) return;
  const own = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', by.id ?? '0')
    .where('role_id', '=', role.id)
    .executeTakeFirst();
  if (!own) return;
  const deed = losesAdministration ? 'takes administration from' : 'adds a permission to';
  throw conflict('own_role', `Nobody ${deed} their own role: ask another administrator`);
}

/** Throws 409 `role_of_buyers` if people who register would get a permission by the change, or no role at all. */
function expectStaff({ kind, name }: RoleRow, what: string): void {
  if (kind === 'staff') return;
  throw conflict('role_of_buyers', `People who register get the role ${name}: it ${what}`);
}

/**
 * Changes the name or the permissions of a role, or whether it needs a second factor. The change counts from the next
 * call of everybody who has the role. Throws 404, and 409 `stale_version`, `own_role`, `role_of_buyers`,
 * `role_name_taken` and `last_administrator`.
 */
export function changeRole(
  db: Database,
  id: string,
  { version, name, permissions, needsSecondFactor, by }: ChangeRole & { by: Caller },
): Promise<RoleRow> {
  const change = () =>
    db.transaction().execute(async (tx) => {
      const before = await holdRole(tx, id, version);
      await expectNotOwn(tx, before, permissions, by);
      if (permissions && permissions.length > 0) expectStaff(before, 'holds no permission');
      // Also counts a change of permissions, which stand in rows of their own.
      await tx
        .updateTable('roles')
        .set({ name: name ?? before.name })
        .where('id', '=', id)
        .execute();
      if (permissions) await setPermissions(tx, id, permissions);
      if (needsSecondFactor !== undefined) {
        const { needsSecondFactor: was = false } = before;
        await needFactor(tx, { id, before: was, needed: needsSecondFactor, caller: by });
      }
      const after = await readRole(tx, id);
      await writeEvent(tx, {
        subject: 'role',
        id,
        kind: 'changed',
        by,
        before: toldOf(before),
        after: toldOf(after),
      });
      return after;
    });
  return givingCurrent(
    () => keepingAdministrator(() => namingOnce(change)),
    () => readRole(db, id),
  );
}

/** Removes a role that no account has. Throws 404, 409 `stale_version`, `role_of_buyers` and `role_in_use`. */
export function removeRole(
  db: Database,
  id: string,
  { version, by }: { version: number; by: Actor },
): Promise<{ message: string }> {
  const remove = () =>
    db.transaction().execute(async (tx) => {
      const role = await holdRole(tx, id, version);
      expectStaff(role, 'cannot be removed');
      const holders = role.accounts + role.switchedOff;
      if (holders > 0) {
        const accounts = holders === 1 ? '1 account has' : `${holders} accounts have`;
        throw conflict('role_in_use', `${accounts} this role: give them another one first`);
      }
      await tx.deleteFrom('roles').where('id', '=', id).execute();
      await writeEvent(tx, { subject: 'role', id, kind: 'removed', by, before: toldOf(role) });
      return { message: `The role ${role.name} was removed` };
    });
  return givingCurrent(remove, () => readRole(db, id));
}
