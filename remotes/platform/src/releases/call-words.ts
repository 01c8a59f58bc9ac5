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

/** What puts a version before all visitors. */
const MAKERS: ReadonlySet<string> = new Set(['ship', 'rollback', 'promote']);

/** Whether a call names a version: `auth 1.0.0-451476bd` among others, or `auth to 1.0.0-451476bd` of a rollback. */
const names = ({ of }: CallRow, name: string, version: string | undefined) =>
  version !== undefined &&
  (of ?? '')
    .split(', ')
    .some((one) => one === `${name} ${version}` || one === `${name} to ${version}`);

/**
 * What became of a call: whether it made a version that is live now. A version can have been released, taken back
 * and come back by a rollback: of the calls that are shown, the newest first, it is the last to name it.
 */
export function callState(
  call: CallRow,
  { parts }: LiveAnswer,
  calls: readonly CallRow[] = [call],
): State {
  const { what, result } = call;
  if (result === null) return { text: 'Under way', tone: 'pending' };
  if (!MAKERS.has(what) || result !== 'done') return RESULTS[result];
  const made = calls.filter((one) => one.result === 'done' && MAKERS.has(one.what));
  const isLive = parts.some(
    ({ name, version }) => made.find((one) => names(one, name, version))?.id === call.id,
  );
  if (isLive) return { text: 'Live', tone: 'delivered' };
  const trial =
    what === 'ship' && parts.find(({ name, canary }) => names(call, name, canary?.version));
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
