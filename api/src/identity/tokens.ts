import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { type Account, accountById } from './users.ts';

const LIFE = '12h';

/** `ver` lets a changed password end the tokens given out before. */
const payloadSchema = z.object({ sub: z.string().regex(/^\d{1,18}$/), ver: z.number().int() });

/** Gives the app its tokens: HS256 alone, to make and to check. */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: LIFE },
    verify: { algorithms: ['HS256'] },
  });
}

/** A JWT of 12 hours; its payload has `exp` in seconds. */
export function tokenFor(app: FastifyInstance, account: Account): string {
  return app.jwt.sign({ sub: account.id, ver: account.tokenVersion });
}

function payloadOf(request: FastifyRequest): z.infer<typeof payloadSchema> | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined;
  try {
    return payloadSchema.safeParse(request.server.jwt.verify(token)).data;
  } catch {
    return undefined;
  }
}

/** The person behind a request's token, asked for anew each time: a withdrawn right ends at once. */
export async function identify(db: Database, request: FastifyRequest): Promise<Caller | null> {
  const payload = payloadOf(request);
  if (!payload) return null;
  const account = await accountById(db, payload.sub);
  if (!account || account.tokenVersion !== payload.ver) return null;
  return { id: account.id, name: account.name, permissions: account.permissions };
}
