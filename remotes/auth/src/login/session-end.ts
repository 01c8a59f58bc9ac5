import type { SessionEndCode } from '@evmandi/api/contract/auth';

/** Words of the API's answers, and those that the browser finds by itself. */
const SENTENCES: Record<SessionEndCode | 'expired' | 'signed_out', string> = {
  expired: 'Your session has run out.',
  signed_out: 'You signed out in another tab.',
  ended_from_list: 'Your session was ended from the list of your sessions.',
  signed_out_everywhere: 'You signed out on all devices.',
  password_changed: 'Your password was changed, which ended your session.',
  ended_by_administrator: 'An administrator ended your session.',
};

/** Why a session ended, by its word, which comes from an address; one that is not known says only that it did. */
export function sessionEnd(why: string | null): string {
  const known = why !== null && Object.hasOwn(SENTENCES, why);
  const sentence = known ? SENTENCES[why as keyof typeof SENTENCES] : 'Your session has ended.';
  return `${sentence} Sign in to go on where you were.`;
}
