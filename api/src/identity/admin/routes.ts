import { z } from 'zod';
import {
  accountListSchema,
  accountMadeSchema,
  accountSchema,
  accountsQuerySchema,
  approveAccountSchema,
  changeAccountSchema,
  changeRoleSchema,
  newAccountSchema,
  newRoleSchema,
  passwordLinkSchema,
  refuseAccountSchema,
  removeRoleSchema,
  roleListSchema,
  roleRemovedSchema,
  roleSchema,
} from '../../../contract/accounts.ts';
import { linkUsedSchema } from '../../../contract/auth.ts';
import { authoritySchema } from '../../../contract/authority.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { withdrawPasswordLink } from '../password-links.ts';
import { listAccounts, readAccount, unknownAccount } from './accounts.ts';
import { readAuthority } from './authority.ts';
import { changeAccount, makeAccount, resetPassword } from './change-account.ts';
import { changeRole, makeRole, removeRole } from './change-role.ts';
import { decideDealer } from './decide-dealer.ts';
import { listRoles, readRole, unknownRole } from './roles.ts';

const NUMERIC_ID = /^\d{1,18}$/;
const byId = z.object({ id: z.string() });

/** Throws 404 for what is no id. */
function accountId({ id }: { id: string }): string {
  if (!NUMERIC_ID.test(id)) throw unknownAccount();
  return id;
}

/** Throws 404 for what is no id. */
function roleId({ id }: { id: string }): string {
  if (!NUMERIC_ID.test(id)) throw unknownRole();
  return id;
}

/** What roles may do. */
export const adminRoleRoutes = {
  list: route({
    summary: 'Roles with their permissions, and permissions',
    answer: roleListSchema,
    handle: ({ db }) => listRoles(db),
  }),

  make: route({
    summary: 'Add a role',
    answer: roleSchema,
    status: 201,
    errors: [409],
    body: newRoleSchema,
    handle: ({ db }, request) => makeRole(db, { ...request.body, by: callerOf(request) }),
  }),

  get: route({
    summary: 'A role',
    answer: roleSchema,
    errors: [404],
    example: { params: { id: '1' } },
    params: byId,
    handle: ({ db }, { params }) => readRole(db, roleId(params)),
  }),

  change: route({
    summary: 'Give a role another name or other permissions',
    answer: roleSchema,
    errors: [404, 409],
    params: byId,
    body: changeRoleSchema,
    handle: ({ db }, request) =>
      changeRole(db, roleId(request.params), { ...request.body, by: callerOf(request) }),
  }),

  remove: route({
    summary: 'Remove a role that no account has',
    answer: roleRemovedSchema,
    errors: [404, 409],
    params: byId,
    query: removeRoleSchema,
    handle: ({ db }, request) =>
      removeRole(db, roleId(request.params), { ...request.query, by: callerOf(request) }),
  }),
};

/** Who may do what. */
export const authorityRoutes = {
  get: route({
    summary: 'Who may do what, as the API enforces it',
    answer: authoritySchema,
    handle: ({ routes }) => readAuthority(routes),
  }),
};

/** Which account has which role. */
export const adminAccountRoutes = {
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

  approve: route({
    summary: 'Let an account that asked for it buy as a dealer',
    answer: accountSchema,
    errors: [404, 409],
    params: byId,
    body: approveAccountSchema,
    handle: ({ db }, request) =>
      decideDealer(db, accountId(request.params), {
        ...request.body,
        reason: null,
        by: callerOf(request),
      }),
  }),

  refuse: route({
    summary: 'Refuse an account that asked to buy as a dealer, with the reason',
    answer: accountSchema,
    errors: [404, 409],
    params: byId,
    body: refuseAccountSchema,
    handle: ({ db }, request) =>
      decideDealer(db, accountId(request.params), { ...request.body, by: callerOf(request) }),
  }),

  reset: route({
    summary: 'Make the link with which a person sets a new password',
    answer: passwordLinkSchema,
    status: 201,
    errors: [404, 409],
    params: byId,
    handle: ({ db }, request) => resetPassword(db, accountId(request.params), callerOf(request)),
  }),

  withdraw: route({
    summary: 'End the link with which a password could be set',
    answer: linkUsedSchema,
    errors: [404],
    params: byId,
    handle: async ({ db }, request) => {
      await withdrawPasswordLink(db, accountId(request.params), callerOf(request));
      return { message: 'Link withdrawn' };
    },
  }),
};
