import type { FastifyRequest } from 'fastify';
import type { SessionEndCode } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import { Failure, unauthorized } from '../http/failure.ts';
import type { Tokens } from './tokens.ts';

interface End {
  code: SessionEndCode;
  message: string;
}

const PASSWORD: End = {
  code: 'password_changed',
  message: 'The password was changed, which ended this session',
};
const ADMINISTRATOR: End = {
  code: 'ended_by_administrator',
  message: 'An administrator ended this session',
};

/** Of a session that is open, and not to this request (SESSION-10). */
const NOT_HERE = {
  other_browser: 'This session belongs to another browser: sign in here',
  late_proof: 'The clock of this device is wrong: set it, then sign in again',
};

/** What the audit log says in the transaction that ended a session. */
const BY_KIND = new Map<string, End>([
  [
    'session_ended',
    { code: 'ended_from_list', message: 'This session was ended from the list of sessions' },
  ],
  ['signed_out', { code: 'signed_out_everywhere', message: 'This account signed out everywhere' }],
  ['password_changed', PASSWORD],
  ['password_set', PASSWORD],
  ['password_given', PASSWORD],
  ['changed', ADMINISTRATOR],
  ['authenticator_off', ADMINISTRATOR],
  ['passkey_removed', ADMINISTRATOR],
]);

/**
 * The 401 of a request that nobody is behind. Why a session ended is told to who holds a token of it, which was signed
 * here and has not expired; everybody else learns nothing.
 */
export async function refusalOf(
  db: Database,
  tokens: Tokens,
  request: FastifyRequest,
): Promise<Failure> {
  const payload = await tokens.read(request.headers.authorization);
  if (!payload) return unauthorized();
  const { bondFailure } = request;
  if (bondFailure) return new Failure(401, bondFailure, NOT_HERE[bondFailure]);
  // `now()` is the time of the transaction: what ended a session and the entry on it bear the same.
  const entry = await db
    .selectFrom('sessions')
    .innerJoin('events', (join) =>
      join
        .onRef('events.subject_id', '=', 'sessions.user_id')
        .onRef('events.at', '=', 'sessions.ended_at')
        .on('events.subject', '=', 'account'),
    )
    .select('events.kind')
    .where('sessions.id', '=', payload.jti)
    .where('sessions.user_id', '=', payload.sub)
    .where((eb) =>
      eb.or([eb('events.kind', '<>', 'signed_out'), eb('events.text', '=', 'everywhere')]),
    )
    .where('events.kind', 'in', [...BY_KIND.keys()])
    .executeTakeFirst();
  const end = entry && BY_KIND.get(entry.kind);
  return end ? new Failure(401, end.code, end.message) : unauthorized();
}
