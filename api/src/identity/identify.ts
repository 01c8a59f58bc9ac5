import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { originOf } from '../http/request-origin.ts';
import { bondOfOpen, checkBond, repeatCookie } from './browser-bond.ts';
import { countFailure } from './failed-tries.ts';
import { bindSession, noteUse } from './sessions.ts';
import type { TokenPayload, Tokens } from './tokens.ts';
import { accountBySession, type SessionAccount } from './users.ts';

const MINUTE_MS = 60_000;

interface Use {
  tokens: Tokens;
  request: FastifyRequest;
  payload: TokenPayload;
}

/** Whether the request comes from the session's own browser. Binds a session that is not bound yet (SESSION-10). */
async function isOwnBrowser(
  db: Database,
  { boundTo, boundJustNow, address, id }: SessionAccount,
  { tokens, request, payload }: Use,
): Promise<boolean> {
  if (boundTo === null) {
    const bond = await bondOfOpen(request, tokens, payload.jti);
    if (bond) await bindSession(db, payload.jti, bond);
    return true;
  }
  const session = payload.jti;
  const found = await checkBond(request, boundTo, { tokens, session });
  if (found === 'own') return true;
  if (boundJustNow && boundTo.startsWith('cookie:')) {
    // Whoever copied the token meanwhile elsewhere does not get the cookie, too.
    if (address === request.ip) await repeatCookie(request, boundTo, { tokens, session });
    return true;
  }
  request.bondFailure = found;
  if (found === 'other_browser') await countFailure(db, 'session_refused', id);
  return false;
}

/**
 * Returns the person behind the token of a request, or null. Reads one query per request, so that an ended
 * session and a withdrawn permission count at once. Records the use of the session without waiting for it.
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
  if (!(await isOwnBrowser(db, account, { tokens, request, payload }))) return null;
  if (Date.now() - account.usedAt.getTime() > MINUTE_MS) {
    noteUse(db, payload.jti, originOf(request)).catch((err: unknown) =>
      request.log.warn({ err }, 'the use of a session was not noted'),
    );
  }
  const { id, name, username, permissions, secondFactor, confirmed } = account;
  return { id, name, username, permissions, session: payload.jti, secondFactor, confirmed };
}
