import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import {
  accountListSchema,
  accountSchema,
  accountsQuerySchema,
  changeAccountSchema,
  roleListSchema,
} from '../../contract/accounts.ts';
import type { Api } from '../http/api.ts';
import { notFound } from '../http/failure.ts';
import { changeRole, listAccounts, listRoles } from './accounts.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;
const NUMERIC_ID = /^\d{1,18}$/;

/** Who has which role, and what roles may do. */
export function accountRoutes({ app, db }: Api): void {
  app.get(
    '/admin/roles',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'Roles with their permissions, and permissions', answer: roleListSchema },
      },
    },
    () => listRoles(db),
  );

  app.get(
    '/admin/accounts',
    {
      config: { ...ADMIN, doc: { summary: 'A page of accounts', answer: accountListSchema } },
      schema: { querystring: accountsQuerySchema },
    },
    (request) => listAccounts(db, request.query),
  );

  app.patch(
    '/admin/accounts/:id',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'Give an account another role',
          answer: accountSchema,
          errors: [404, 409],
        },
      },
      schema: { params: z.object({ id: z.string() }), body: changeAccountSchema },
    },
    (request) => {
      const { id } = request.params;
      if (!NUMERIC_ID.test(id)) throw notFound('There is no such account', 'unknown_account');
      return changeRole(db, id, request.body.roleId);
    },
  );
}
