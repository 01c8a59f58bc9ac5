import type { CallRow, LiveAnswer } from '@evmandi/contract/platform/staff-reads';

const TITLES: Readonly<Record<string, string>> = {
  ship: 'Release',
  rollback: 'Rollback',
  promote: 'Promotion',
  take_back: 'Canary taken back',
  pin: 'Pin',
  unpin: 'Unpin',
  retire: 'Retirement',
  gc: 'Deletion of old versions',
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

/** Whether a release names a version: `auth 1.0.0-451476bd`, also among others. */
const names = ({ of }: CallRow, name: string, version: string | undefined) =>
  version !== undefined && (of ?? '').split(', ').includes(`${name} ${version}`);

/** What became of a call: whether it made a version that is live now, or one on trial. */
export function callState(call: CallRow, { parts }: LiveAnswer): State {
  const { what, result } = call;
  if (result === null) return { text: 'Under way', tone: 'pending' };
  if (call.live) return { text: 'Live', tone: 'delivered' };
  const trial =
    what === 'ship' &&
    result === 'done' &&
    parts.find(({ name, canary }) => names(call, name, canary?.version));
  if (trial) return { text: `Canary ${(trial.canary?.share ?? 0) / 100}%`, tone: 'shipped' };
  return RESULTS[result];
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
