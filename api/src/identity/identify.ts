import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { originOf } from '../http/request-origin.ts';
import { noteUse } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { accountBySession } from './users.ts';

const MINUTE_MS = 60_000;

/**
 * The person behind a request's token, asked for anew each time and in one query: a session that ended and
 * a right that was withdrawn count at once. When the session was used is noted beside the request.
 */
export async function identify(
  db: Database,
  tokens: Tokens,
  request: FastifyRequest,
): Promise<Caller | null> {
  const payload = await tokens.read(request.headers.authorization);
  if (!payload) return null;
  const account = await accountBySession(db, payload);
  if (!account) return null;
  if (Date.now() - account.usedAt.getTime() > MINUTE_MS) {
    noteUse(db, payload.jti, originOf(request)).catch((err: unknown) =>
      request.log.warn({ err }, 'the use of a session was not noted'),
    );
  }
  const { id, name, permissions, secondFactor } = account;
  return { id, name, permissions, session: payload.jti, secondFactor };
}
