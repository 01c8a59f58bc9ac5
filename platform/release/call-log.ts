import { type Refusal, ReleaseRefused } from '../cli/checks/refusal.ts';
import { UserError } from '../cli/context.ts';
import { type Call, newCall, type Outcome, type Records } from '../registry/records/records.ts';
import { type Caller, NotAllowed } from './caller.ts';

const MOST_CHARACTERS = 500;

/** A release that is all wrong is wrong in the same way everywhere. */
const MOST_REFUSALS = 20;

const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} ...` : text;

const kept = ({ rule, place, message, remedy }: Refusal) => ({
  rule,
  place: shortened(place),
  message: shortened(message),
  remedy: shortened(remedy),
});

/** What the log says of a call that did not do what was asked. */
function outcomeOf(error: unknown): Pick<Outcome, 'result' | 'text' | 'refusals'> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ReleaseRefused) {
    const found = error.refusals.map(({ rule, place }) => `${rule} (${place})`);
    const refusals = error.refusals.slice(0, MOST_REFUSALS).map(kept);
    return { result: 'refused', text: shortened(found.join('; ')), refusals };
  }
  const isRefusal = error instanceof NotAllowed || error instanceof UserError;
  return { result: isRefusal ? 'refused' : 'failed', text: shortened(message) };
}

/** Errors of calls that the log has. */
const inLog = new WeakSet<object>();

/** Whether the log has the call that threw this. */
export const isLogged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && inLog.has(error);

interface About extends Pick<Call, 'what' | 'of' | 'source'> {
  caller: Caller;
}

/**
 * Does what a call asks: the log has the call before anything is done for it, and its outcome before `work` is
 * answered, also where it was refused. `describe` says what came of it.
 */
export async function logged<Result>(
  records: Records,
  { caller, of, ...about }: About,
  work: () => Promise<Result>,
  describe: (result: Result) => Pick<Outcome, 'text' | 'composition'>,
): Promise<Result> {
  const { who, account, address } = caller;
  const call = newCall({
    ...about,
    ...(of !== undefined && { of: shortened(of) }),
    who,
    ...(account && { account }),
    ...(address !== undefined && { address }),
  });
  await records.beginCall(call);
  const end = (outcome: Omit<Outcome, 'at' | 'format'>) =>
    records.endCall(call.id, { at: new Date().toISOString(), ...outcome });
  try {
    const result = await work();
    await end({ result: 'done', ...describe(result) });
    return result;
  } catch (error) {
    await end(outcomeOf(error));
    if (typeof error === 'object' && error !== null) inLog.add(error);
    throw error;
  }
}
