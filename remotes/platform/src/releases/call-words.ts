import type { CallRow, LiveAnswer } from '@evmandi/contract/platform/staff-reads';

const TITLES: Readonly<Record<string, string>> = {
  ship: 'Release',
  rollback: 'Rollback',
  promote: 'Promotion',
  take_back: 'Canary taken back',
  pin: 'Pin',
  unpin: 'Unpin',
  retire: 'Retirement',
  token_made: 'Token made',
  token_revoked: 'Token revoked',
  call: 'Call',
};

/** What was asked, in words: what is newer than this screen by its own name. */
export const callTitle = ({ what }: CallRow): string =>
  TITLES[what] ?? what.replaceAll('_', ' ').replace(/^\w/, (letter) => letter.toUpperCase());

interface State {
  text: string;
  tone: 'delivered' | 'pending' | 'shipped' | 'cancelled' | 'vip' | 'inactive';
}

const RESULTS: Record<NonNullable<CallRow['result']>, State> = {
  done: { text: 'Done', tone: 'inactive' },
  refused: { text: 'Refused', tone: 'cancelled' },
  failed: { text: 'Failed', tone: 'cancelled' },
  interrupted: { text: 'Interrupted', tone: 'pending' },
};

/** What became of a call: of a release, whether it is live now. */
export function callState({ what, of, result }: CallRow, { parts }: LiveAnswer): State {
  if (result === null) return { text: 'Under way', tone: 'pending' };
  if (what !== 'ship' || result !== 'done') return RESULTS[result];
  const named = new Set((of ?? '').split(', '));
  const isOf = (version: string | undefined, name: string) =>
    version !== undefined && named.has(`${name} ${version}`);
  if (parts.some(({ name, version }) => isOf(version, name))) {
    return { text: 'Live', tone: 'delivered' };
  }
  const trial = parts.find(({ name, canary }) => isOf(canary?.version, name));
  if (trial) return { text: `Canary ${(trial.canary?.share ?? 0) / 100}%`, tone: 'shipped' };
  return RESULTS.done;
}

/** A refusal as a text to pass on. */
export const refusalText = (call: CallRow): string =>
  [
    `Refused: ${call.of ?? callTitle(call)}, ${call.at}, ${call.who}`,
    ...call.refusals.map(
      ({ rule, place, message, remedy }) =>
        `Rule: ${rule}\nPlace: ${place} ${message}\nRemedy: ${remedy}`,
    ),
    ...(call.refusals.length === 0 ? [call.text ?? ''] : []),
  ].join('\n\n');
