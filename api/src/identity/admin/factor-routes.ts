import { z } from 'zod';
import { accountSchema } from '../../../contract/accounts.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { unknownAccount } from './accounts.ts';
import { removeAuthenticatorOf, removePasskeysOf } from './remove-factors.ts';

const NUMERIC_ID = /^\d{1,18}$/;
const byId = z.object({ id: z.string() });

/** Throws 404 for what is no id. */
function accountId({ id }: { id: string }): string {
  if (!NUMERIC_ID.test(id)) throw unknownAccount();
  return id;
}

/** What people who lost it no longer prove themselves with. */
export const adminFactorRoutes = {
  removeAuthenticator: route({
    summary: 'Remove the authenticator app of an account, and end its sessions',
    answer: accountSchema,
    errors: [404, 409],
    params: byId,
    handle: ({ db }, request) =>
      removeAuthenticatorOf(db, accountId(request.params), callerOf(request)),
  }),

  removePasskeys: route({
    summary: 'Remove the passkeys of an account, and end its sessions',
    answer: accountSchema,
    errors: [404, 409],
    params: byId,
    handle: ({ db }, request) => removePasskeysOf(db, accountId(request.params), callerOf(request)),
  }),
};
