import type { SessionEndCode } from '@evmandi/api/contract/auth';
import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import { hadSession, type SessionEnd } from '@evmandi/runtime';

/** Words of the API's answers, and those that the browser finds by itself. */
const SENTENCES: Record<SessionEndCode | Exclude<SessionEnd, 'refused'>, string> = {
  expired: 'Your session has run out.',
  'signed-out': 'You signed out in another tab.',
  ended_from_list: 'Your session was ended from the list of your sessions.',
  signed_out_everywhere: 'You signed out on all devices.',
  password_changed: 'Your password was changed, which ended your session.',
  ended_by_administrator: 'An administrator ended your session.',
};

function notedEnd(): string {
  // A token that is still there was found to have run out.
  if (hadSession()) return 'expired';
  try {
    return window.localStorage.getItem(ENDED_KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether the last session ended otherwise than by its person, as it may have on a page that is open to all: who is
 * led here from another page wants to know that, too.
 */
export const endedByItself = (): boolean => !['', 'signed-out'].includes(notedEnd());

/** Why the last session of this browser ended; where nothing is known, only that it did. */
export function sessionEnd(): string {
  const why = notedEnd();
  const known = Object.hasOwn(SENTENCES, why);
  const sentence = known ? SENTENCES[why as keyof typeof SENTENCES] : 'Your session has ended.';
  return `${sentence} Sign in to go on where you were.`;
}
