import {
  changePasswordSchema,
  type LoginResponse,
  loginRequestSchema,
  loginResponseSchema,
  meSchema,
  type PasswordChanged,
  passwordChangedSchema,
} from '../../contract/auth.ts';
import { callerOf } from '../http/access.ts';
import { perApi } from '../http/per-api.ts';
import { route } from '../http/route.ts';
import { FailedAttempts } from './attempts.ts';
import { changePassword } from './change-password.ts';
import { signIn } from './sign-in.ts';
import { tokenFor } from './tokens.ts';
import { getMe, toUser } from './user-answer.ts';

const failedSignIns = perApi(() => new FailedAttempts());
const wrongPasswords = perApi(() => new FailedAttempts());

export const identityRoutes = {
  signIn: route({
    summary: 'Sign in',
    answer: loginResponseSchema,
    errors: [401],
    perMinute: 100,
    example: { body: { username: 'admin', password: 'evmandi-admin' } },
    body: loginRequestSchema,
    handle: async (api, { ip, body }): Promise<LoginResponse> => {
      const account = await signIn(api.db, failedSignIns(api), { ip, ...body });
      return { token: tokenFor(api.app, account), user: toUser(account) };
    },
  }),

  me: route({
    summary: 'Who is signed in, and as which customer',
    answer: meSchema,
    handle: ({ db }, request) => getMe(db, callerOf(request)),
  }),

  changePassword: route({
    summary: 'Change one’s own password and end the other sessions',
    answer: passwordChangedSchema,
    errors: [409],
    perMinute: 60,
    body: changePasswordSchema,
    handle: async (api, request): Promise<PasswordChanged> => {
      const change = { id: callerOf(request).id, ...request.body };
      const account = await changePassword(api.db, wrongPasswords(api), change);
      return { message: 'Password changed', token: tokenFor(api.app, account) };
    },
  }),
};
