import type {
  AccountRow,
  ChangeAccount,
  ChangeRole,
  NewAccountRequest,
  NewRole,
  PasswordLink,
  RoleRow,
} from '@evmandi/api/contract/accounts';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http, read } from '@evmandi/runtime';
import { clashesOf, merged } from '../list/merge.ts';

/** What the form of a role holds: a new role, too. */
export type RoleInput = NewRole;

/** What the form of an account holds. */
export interface AccountInput {
  name: string;
  roleId: string;
}

/** What was done, or what is there now where somebody else was faster, in which case nothing was changed. */
export type Outcome<Now> = { done: Now } | { conflict: Now };

async function unlessChanged<Now>(
  work: Promise<{ data: Now }>,
  now: () => Promise<Now>,
): Promise<Outcome<Now>> {
  try {
    return { done: (await work).data };
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    return { conflict: await now() };
  }
}

const rolePath = (id: string) => `/admin/roles/${encodeURIComponent(id)}`;
const accountPath = (id: string) => `/admin/accounts/${encodeURIComponent(id)}`;

export const makeRole = async (role: NewRole): Promise<RoleRow> =>
  (await http.post<RoleRow>('/admin/roles', role)).data;

export const changeRole = (id: string, change: ChangeRole) =>
  unlessChanged(http.patch<RoleRow>(rolePath(id), change), () => read<RoleRow>(rolePath(id)));

/** Removes a role as it was read. */
export const removeRole = async ({ id, version }: RoleRow): Promise<void> => {
  await http.delete(rolePath(id), { params: { version } });
};

export interface AccountMade {
  account: AccountRow;
  link: PasswordLink;
}

export const makeAccount = async (account: NewAccountRequest): Promise<AccountMade> =>
  (await http.post<AccountMade>('/admin/accounts', account)).data;

export const changeAccount = (id: string, change: ChangeAccount) =>
  unlessChanged(http.patch<AccountRow>(accountPath(id), change), () =>
    read<AccountRow>(accountPath(id)),
  );

/**
 * Switches an account off or on, whatever else was changed of it meanwhile: a password that was set counts as a change,
 * too, and is none that this could undo.
 */
export async function switchAccount(
  { id, version }: AccountRow,
  active: boolean,
): Promise<Outcome<AccountRow>> {
  const first = await changeAccount(id, { version, active });
  if ('done' in first) return first;
  const { conflict: now } = first;
  return now.active === active
    ? { done: now }
    : changeAccount(id, { version: now.version, active });
}

/** Saves name and role against those that were read; a conflict is what two people changed, each to another value. */
export async function saveAccount(
  read: AccountRow,
  { name, roleId }: AccountInput,
): Promise<Outcome<AccountRow>> {
  // Only what was changed: a name must not be refused for a role that nobody touched.
  const moved = roleId !== read.role.id;
  const change = { name, ...(moved && { roleId }) };
  const first = await changeAccount(read.id, { version: read.version, ...change });
  if ('done' in first) return first;
  const { conflict: now } = first;
  const valuesOf = (account: AccountRow) => ({ name: account.name, roleId: account.role.id });
  const three = { before: valuesOf(read), mine: { name, roleId }, theirs: valuesOf(now) };
  if (clashesOf(three, {}).length > 0) return first;
  const rest = { ...change, name: merged(three, {}).name };
  return changeAccount(read.id, { version: now.version, ...rest });
}

/** Makes a dealer of one who asked, or says why not. */
export const decideDealer = async (
  { id, version }: AccountRow,
  reason: string | null,
): Promise<AccountRow> =>
  reason === null
    ? (await http.post<AccountRow>(`${accountPath(id)}/approve`, { version })).data
    : (await http.post<AccountRow>(`${accountPath(id)}/refuse`, { version, reason })).data;

/** The one link with which a person sets a password. */
export const makeLink = async (id: string): Promise<PasswordLink> =>
  (await http.post<PasswordLink>(`${accountPath(id)}/password-links`)).data;

export const withdrawLink = async (id: string): Promise<void> => {
  await http.delete(`${accountPath(id)}/password-links`);
};

/** Takes the app of an account away, or its passkeys, for a person who lost them; its sessions end. */
export const removeFactor = async (
  id: string,
  factor: 'authenticator' | 'passkeys',
): Promise<AccountRow> => (await http.delete<AccountRow>(`${accountPath(id)}/${factor}`)).data;
