import { z } from 'zod';
import { pageInfo, pageParam, searchParam, timestamp } from './common.ts';

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
  createdAt: timestamp,
});
export type AccountRow = z.infer<typeof accountSchema>;

export const accountListSchema = z.object({ accounts: z.array(accountSchema), page: pageInfo });
export type AccountList = z.infer<typeof accountListSchema>;

/** `PATCH /api/admin/accounts/:id`. 409 `last_administrator` when no administrator would be left. */
export const changeAccountSchema = z.object({
  roleId: z
    .string({ error: 'Choose a role' })
    .regex(/^\d{1,18}$/, { error: 'Name the role by its id' }),
});
