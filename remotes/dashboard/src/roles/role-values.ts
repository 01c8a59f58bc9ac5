import type { RoleRow } from '@evmandi/api/contract/accounts';
import { isPermissionCode } from '@evmandi/contract/domain/permissions';
import { clashesOf, merged, type Values } from '../list/merge.ts';
import { changeRole, type Outcome, type RoleInput } from './send-roles.ts';

export const LABELS = { name: 'Name', permissions: 'Permissions', secondFactor: 'Second factor' };
const NEEDED = 'Needed';

type Fields = Pick<RoleRow, 'name' | 'permissions' | 'needsSecondFactor'>;

export const valuesOf = ({ name, permissions, needsSecondFactor }: Fields): Values => ({
  name,
  permissions: permissions.join(', '),
  secondFactor: needsSecondFactor ? NEEDED : 'Not needed',
});
export const inputOf = ({ name = '', permissions = '', secondFactor }: Values): RoleInput => ({
  name,
  permissions: permissions.split(', ').map(Number).filter(isPermissionCode),
  needsSecondFactor: secondFactor === NEEDED,
});

/** Saves what was typed over a role that was read; what somebody else alone changed meanwhile is kept. */
export async function saveRole(read: RoleRow, mine: RoleInput): Promise<Outcome<RoleRow>> {
  const first = await changeRole(read.id, { version: read.version, ...mine });
  if ('done' in first) return first;
  const { conflict: now } = first;
  const three = { before: valuesOf(read), mine: valuesOf(mine), theirs: valuesOf(now) };
  if (clashesOf(three, LABELS).length > 0) return first;
  return changeRole(now.id, { version: now.version, ...inputOf(merged(three, {})) });
}
