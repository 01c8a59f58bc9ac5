import { randomUUID } from 'node:crypto';
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
import type { Api } from '../http/api.ts';
import { unauthorized } from '../http/failure.ts';
import { tooMany } from '../http/rate-limit.ts';
import { FailedAttempts } from './attempts.ts';
import { changePassword } from './change-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { tokenFor } from './tokens.ts';
import { getMe, toUser } from './user-answer.ts';
import { accountByUsername } from './users.ts';

const REFUSED = 'Wrong username or password';

/** Signing in: a wrong password is 401, never 403, and takes as long as an unknown name. */
export async function identityRoutes({ app, db }: Api): Promise<void> {
  const attempts = new FailedAttempts();
  const nobodysHash = await hashPassword(randomUUID());

  app.post(
    '/auth/login',
    {
      config: {
        access: 'public',
        rateLimit: { max: 100, timeWindow: 60_000 },
        doc: {
          summary: 'Sign in',
          answer: loginResponseSchema,
          errors: [401, 429],
          example: { body: { username: 'admin', password: 'evmandi-admin' } },
        },
      },
      schema: { body: loginRequestSchema },
    },
    async (request): Promise<LoginResponse> => {
      const { username, password } = request.body;
      const key = `${request.ip} ${username.toLowerCase()}`;
      const wait = attempts.waitSeconds(key);
      if (wait > 0) throw tooMany(wait);

      const account = await accountByUsername(db, username);
      const right = await verifyPassword(account?.passwordHash ?? nobodysHash, password);
      if (!account || !right) {
        attempts.failed(key);
        throw unauthorized(REFUSED);
      }
      attempts.succeeded(key);
      return { token: tokenFor(app, account), user: toUser(account) };
    },
  );

  app.get(
    '/auth/me',
    {
      config: {
        access: 'session',
        doc: { summary: 'Who is signed in, and as which customer', answer: meSchema },
      },
    },
    (request) => getMe(db, callerOf(request)),
  );

  const wrongPasswords = new FailedAttempts();
  app.post(
    '/auth/change-password',
    {
      config: {
        access: 'session',
        rateLimit: { max: 60, timeWindow: 60_000 },
        doc: {
          summary: 'Change one’s own password and end the other sessions',
          answer: passwordChangedSchema,
          errors: [409, 429],
        },
      },
      schema: { body: changePasswordSchema },
    },
    async (request): Promise<PasswordChanged> => {
      const { id } = callerOf(request);
      const account = await changePassword(db, wrongPasswords, { id, ...request.body });
      return { message: 'Password changed', token: tokenFor(app, account) };
    },
  );
}
