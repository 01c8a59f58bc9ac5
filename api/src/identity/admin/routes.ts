import { z } from 'zod';
import {
  accountListSchema,
  accountSchema,
  accountsQuerySchema,
  changeAccountSchema,
  roleListSchema,
} from '../../../contract/accounts.ts';
import { notFound } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { changeRole, listAccounts, listRoles } from './accounts.ts';

const NUMERIC_ID = /^\d{1,18}$/;

/** Which account has which role, and what roles may do. */
export const adminAccountRoutes = {
  roles: route({
    summary: 'Roles with their permissions, and permissions',
    answer: roleListSchema,
    handle: ({ db }) => listRoles(db),
  }),

  list: route({
    summary: 'A page of accounts',
    answer: accountListSchema,
    query: accountsQuerySchema,
    handle: ({ db }, { query }) => listAccounts(db, query),
  }),

  changeRole: route({
    summary: 'Give an account another role',
    answer: accountSchema,
    errors: [404, 409],
    params: z.object({ id: z.string() }),
    body: changeAccountSchema,
    handle: ({ db }, { params, body }) => {
      if (!NUMERIC_ID.test(params.id))
        throw notFound('There is no such account', 'unknown_account');
      return changeRole(db, params.id, body.roleId);
    },
  }),
};
