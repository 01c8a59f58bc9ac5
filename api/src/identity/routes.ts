import { randomUUID } from 'node:crypto';
import { type LoginResponse, loginRequestSchema } from '../../contract/auth.ts';
import type { Api } from '../http/api.ts';
import { unauthorized } from '../http/failure.ts';
import { tooMany } from '../http/rate-limit.ts';
import { FailedAttempts } from './attempts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { tokenFor } from './tokens.ts';
import { accountByUsername } from './users.ts';

const REFUSED = 'Wrong username or password';

/** `POST /auth/login`. A wrong password is 401, never 403, and takes as long as an unknown name. */
export async function identityRoutes({ app, db }: Api): Promise<void> {
  const attempts = new FailedAttempts();
  const nobodysHash = await hashPassword(randomUUID());

  app.post(
    '/auth/login',
    {
      config: { access: 'public', rateLimit: { max: 100, timeWindow: 60_000 } },
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
      return {
        token: tokenFor(app, account),
        user: {
          id: account.id,
          username: account.username,
          name: account.name,
          role: {
            name: account.role,
            permissions: account.permissions.map((permissionCode) => ({ permissionCode })),
          },
        },
      };
    },
  );
}
