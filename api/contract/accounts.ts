import { MAX_USERNAME } from '@evmandi/contract/domain/limits';
import { z } from 'zod';
import { pageInfo, pageParam, searchParam, timestamp } from './common.ts';
import { lineField, nameField, versionField } from './fields.ts';

/** `GET /api/admin/roles`, for administration: roles, and what every permission code lets its holders do. */
export const roleListSchema = z.object({
  roles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      permissions: z.array(z.int()),
      /** Active accounts. */
      accounts: z.int().nonnegative(),
    }),
  ),
  permissions: z.array(z.object({ code: z.int(), name: z.string(), roles: z.array(z.string()) })),
});
export type RoleList = z.infer<typeof roleListSchema>;

/** `GET /api/admin/accounts`. */
export const accountsQuerySchema = z.object({
  /** Part of a username or a name. */
  q: searchParam,
  /** Name of a role. */
  role: z.string({ error: 'must be the name of one role' }).max(100).optional(),
  page: pageParam,
});
export type AccountsQuery = z.infer<typeof accountsQuerySchema>;

export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.object({ id: z.string(), name: z.string() }),
  active: z.boolean(),
  version: z.int().positive(),
  createdAt: timestamp,
  /** Of the session that was used last; null for somebody who never signed in, or not for a while. */
  lastUsedAt: timestamp.nullable(),
});
export type AccountRow = z.infer<typeof accountSchema>;

export const accountListSchema = z.object({ accounts: z.array(accountSchema), page: pageInfo });
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

/** `POST /api/admin/accounts`: the account gets its password by the link that the answer holds. */
export const newAccountSchema = z.object({
  username: lineField('A username', 'Enter a username', MAX_USERNAME).regex(
    /^[\p{L}\p{N}._@-]{3,}$/u,
    {
      error: 'A username has 3 characters or more: letters, digits, dots, dashes, _ and @',
    },
  ),
  name: nameField,
  roleId: roleIdField,
});
export type NewAccountRequest = z.infer<typeof newAccountSchema>;

/** A way to set a password, once and within the hour. Nobody can read it again. */
export const passwordLinkSchema = z.object({
  /** Below the site's address; what it holds stands behind `#`, so that no server's log has it. */
  path: z.string(),
  expiresAt: timestamp,
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

export const accountMadeSchema = z.object({ account: accountSchema, link: passwordLinkSchema });
