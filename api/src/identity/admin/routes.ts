import { z } from 'zod';
import {
  accountListSchema,
  accountMadeSchema,
  accountSchema,
  accountsQuerySchema,
  changeAccountSchema,
  newAccountSchema,
  passwordLinkSchema,
  roleListSchema,
} from '../../../contract/accounts.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { listAccounts, listRoles, readAccount, unknownAccount } from './accounts.ts';
import { changeAccount, makeAccount, resetPassword } from './change-account.ts';

const NUMERIC_ID = /^\d{1,18}$/;
const byId = z.object({ id: z.string() });

/** Throws 404 for what is no id. */
function accountId({ id }: { id: string }): string {
  if (!NUMERIC_ID.test(id)) throw unknownAccount();
  return id;
}

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

  make: route({
    summary: 'Add an account; the answer holds the link that sets its password',
    answer: accountMadeSchema,
    status: 201,
    errors: [409],
    body: newAccountSchema,
    handle: ({ db }, request) => makeAccount(db, { ...request.body, by: callerOf(request) }),
  }),

  get: route({
    summary: 'An account',
    answer: accountSchema,
    errors: [404],
    example: { params: { id: '1' } },
    params: byId,
    handle: ({ db }, { params }) => readAccount(db, accountId(params)),
  }),

  change: route({
    summary: 'Give an account another name or role, switch it off or on',
    answer: accountSchema,
    errors: [404, 409],
    params: byId,
    body: changeAccountSchema,
    handle: ({ db }, request) =>
      changeAccount(db, accountId(request.params), { ...request.body, by: callerOf(request) }),
  }),

  reset: route({
    summary: 'Make the link with which a person sets a new password',
    answer: passwordLinkSchema,
    status: 201,
    errors: [404, 409],
    params: byId,
    handle: ({ db }, request) => resetPassword(db, accountId(request.params), callerOf(request)),
  }),
};
