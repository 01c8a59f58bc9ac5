import { ACCOUNT_KINDS, ACCOUNT_STATES } from '@evmandi/contract/domain/account';
import { MAX_NOTE } from '@evmandi/contract/domain/limits';
import { isPermissionCode } from '@evmandi/contract/domain/permissions';
import { z } from 'zod';
import { approvalSchema } from './account.ts';
import { pageInfo, pageParam, searchParam, timestamp } from './common.ts';
import { lineField, nameField, usernameField, versionField } from './fields.ts';

export const roleSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Those of `dealer` and `customer` are given to people who register: none can be taken away. */
  kind: z.enum(ACCOUNT_KINDS),
  permissions: z.array(z.int()),
  version: z.int().positive(),
  /** Active accounts. */
  accounts: z.int().nonnegative(),
  /** Accounts that have it and are switched off. */
  switchedOff: z.int().nonnegative(),
  /** Whether its accounts sign in with a second factor alone. */
  needsSecondFactor: z.boolean().optional(),
});
export type RoleRow = z.infer<typeof roleSchema>;

/** `GET /api/admin/roles`, for administration: roles, and what every permission code lets its holders do. */
export const roleListSchema = z.object({
  roles: z.array(roleSchema),
  /** When a role was changed last, and by whom; null for never. */
  changed: z.object({ at: timestamp, by: z.string() }).nullable(),
  permissions: z.array(z.object({ code: z.int(), name: z.string(), roles: z.array(z.string()) })),
});
export type RoleList = z.infer<typeof roleListSchema>;

const permissionsField = z
  .array(
    z
      .int({ error: 'Name each permission by its code, such as 1001' })
      .refine(isPermissionCode, { error: 'There is no such permission: choose among the list' }),
    { error: 'Name permissions by their codes, such as [1001]' },
  )
  .max(20, { error: 'Name each permission once' })
  .transform((codes) => [...new Set(codes)].sort((one, other) => one - other));

const roleNameField = lineField('A name', 'Enter a name', 60);
/** Whether accounts of the role sign in with a second factor alone. */
const needField = z.boolean({ error: 'must be true or false' });

/** `POST /api/admin/roles`. 409 `role_name_taken`. */
export const newRoleSchema = z.object({
  name: roleNameField,
  permissions: permissionsField,
  needsSecondFactor: needField.optional(),
});
export type NewRole = z.infer<typeof newRoleSchema>;

/**
 * `PATCH /api/admin/roles/:id`: a field that is left out stays. 409 `own_role` if the change takes administration from
 * the caller, adds a permission to the caller's role, or ends the caller's session because it has no second factor. 409
 * `role_of_buyers` for permissions of people who register. 409 `last_administrator` if no administrator would be left.
 * 409 `stale_version` if somebody else has changed the role meanwhile.
 */
export const changeRoleSchema = z
  .object({
    version: versionField,
    name: roleNameField.optional(),
    permissions: permissionsField.optional(),
    needsSecondFactor: needField.optional(),
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((one) => one !== undefined), {
    path: ['name'],
    error: 'Name what is to change: the name, the permissions or the need of a second factor',
  });
export type ChangeRole = z.infer<typeof changeRoleSchema>;

/** `DELETE /api/admin/roles/:id`. 409 `role_in_use` while an account has it, `role_of_buyers` for what people who register get. */
export const removeRoleSchema = z.object({
  version: z.coerce
    .number({ error: 'must be the version that you read, such as 1' })
    .pipe(versionField),
});
export const roleRemovedSchema = z.object({ message: z.string() });

/** `GET /api/admin/accounts`. */
export const accountsQuerySchema = z.object({
  /** Part of a username, a name, a company or a phone number. */
  q: searchParam,
  /** Name of a role. */
  role: z.string({ error: 'must be the name of one role' }).max(100).optional(),
  /** What the role is for. */
  kind: z.enum(ACCOUNT_KINDS, { error: `must be one of ${ACCOUNT_KINDS.join(', ')}` }).optional(),
  state: z
    .enum(ACCOUNT_STATES, { error: `must be one of ${ACCOUNT_STATES.join(', ')}` })
    .optional(),
  page: pageParam,
});
export type AccountsQuery = z.infer<typeof accountsQuerySchema>;

export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.object({ id: z.string(), name: z.string() }),
  /** What the role is for. */
  kind: z.enum(ACCOUNT_KINDS),
  /** A dealer who waits has a customer's account, which works. */
  state: z.enum(ACCOUNT_STATES),
  active: z.boolean(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  gstin: z.string().nullable(),
  /** Of the wish to buy as a dealer; null where there is none. */
  approval: approvalSchema.nullable(),
  version: z.int().positive(),
  createdAt: timestamp,
  /** Of the session that was used last; null for somebody who never signed in, or not for a while. */
  lastUsedAt: timestamp.nullable(),
  /** How many passkeys it has, and whether an authenticator app. */
  passkeys: z.int().nonnegative(),
  authenticator: z.boolean(),
});
export type AccountRow = z.infer<typeof accountSchema>;

/** `counts` obey the search and the role, and neither kind nor state. */
export const accountListSchema = z.object({
  accounts: z.array(accountSchema),
  page: pageInfo,
  counts: z.object({
    all: z.int(),
    staff: z.int(),
    dealer: z.int(),
    customer: z.int(),
    waiting: z.int(),
  }),
});
export type AccountList = z.infer<typeof accountListSchema>;

const roleIdField = z
  .string({ error: 'Choose a role' })
  .regex(/^\d{1,18}$/, { error: 'Name the role by its id' });

/**
 * `PATCH /api/admin/accounts/:id`: what is left out stays. 409 `own_account` for the role or
 * the switch of one's own, `last_administrator` when no administrator would be left, `stale_version` when it is another one by now.
 */
export const changeAccountSchema = z
  .object({
    version: versionField,
    name: nameField.optional(),
    roleId: roleIdField.optional(),
    /** Switched off it signs in nowhere, and its sessions end. */
    active: z.boolean({ error: 'must be true or false' }).optional(),
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((one) => one !== undefined), {
    path: ['roleId'],
    error: 'Name what is to change: a name, a role, or whether it is active',
  });
export type ChangeAccount = z.infer<typeof changeAccountSchema>;

/**
 * `POST /api/admin/accounts/:id/approve`: who asked to be a dealer is one from now on. 409 `stale_version`, and
 * `not_waiting` for one who does not ask.
 */
export const approveAccountSchema = z.object({ version: versionField });

/** `POST /api/admin/accounts/:id/refuse`: the person reads the reason, and may ask again. The same 409. */
export const refuseAccountSchema = z.object({
  version: versionField,
  reason: lineField('A reason', 'Say why: the person reads it', MAX_NOTE),
});

/** `POST /api/admin/accounts`: the account gets its password by the link that the answer holds. */
export const newAccountSchema = z.object({
  username: usernameField,
  name: nameField,
  roleId: roleIdField,
});
export type NewAccountRequest = z.infer<typeof newAccountSchema>;

/** A way to set a password, once and within the hour. Nobody can read it again. */
export const passwordLinkSchema = z.object({
  /** Below the site's address; what it holds stands behind `#`, so that no server's log has it. */
  path: z.string(),
  expiresAt: timestamp,
  /** Open sessions of the account, which end when it is used. */
  sessions: z.int().nonnegative(),
  /** When an earlier link was made that is over by this one. */
  replacedFrom: timestamp.nullable(),
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

export const accountMadeSchema = z.object({ account: accountSchema, link: passwordLinkSchema });
