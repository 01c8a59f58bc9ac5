import type { LoaderFunctionArgs } from 'react-router-dom';
import { AUDIENCES, type Audience, readAudience } from './audience.ts';
import { safeReturnPath } from './return-path.ts';
import { endedByItself, sessionEnd } from './session-end.ts';

export interface LoginData {
  audience: Audience;
  /** Where the guard sent the person from; only when it is safe to go back there. */
  from: string | null;
  /** What the page says of a session that ended by itself, or elsewhere. */
  ended: string | null;
}

export function loginLoader({ request }: LoaderFunctionArgs): LoginData {
  const query = new URL(request.url).searchParams;
  const from = safeReturnPath(query.get('from')) ?? null;
  const ended = query.get('ended') === 'true' || (from !== null && endedByItself());
  return {
    audience: readAudience(query.get('as')),
    from,
    ended: ended ? sessionEnd() : null,
  };
}

export const loginTitle = (data: LoginData | undefined): string =>
  AUDIENCES[data?.audience ?? 'everyone'].heading;
