import {
  AUDIT_INTAKE,
  MOST_RELEASE_ENTRIES,
  type ReleaseEntry,
} from '@evmandi/contract/platform/release-entries';
import { signatureOf } from '@evmandi/contract/platform/signed-call';
import {
  isAbandoned,
  type LoggedCall,
  type Outcome,
  type Records,
} from '../registry/records/records.ts';

const EVERY_MS = 1_000;
/** While the API is away, the pause between two tries grows up to this. */
const LONGEST_PAUSE_MS = 15_000;
const ANSWER_LIMIT_MS = 5_000;
/** Calls under way come first and are passed over. */
const MOST_READ = 200;

const DONE: Readonly<Record<string, string>> = {
  ship: 'shipped',
  rollback: 'rolled_back',
  promote: 'promoted',
  take_back: 'taken_back',
  pin: 'pinned',
  unpin: 'unpinned',
  retire: 'retired',
  gc: 'deleted',
  call: 'called',
};

function kindOf(what: string, { result }: Outcome): string {
  if (result === 'interrupted') return result;
  return result === 'done' ? (DONE[what] ?? what) : `${what}_${result}`;
}

/** In one line: a database keeps no NUL, and a reader's screen no others. */
const line = (text: string, most = 2_000) => text.replace(/\p{Cc}+/gu, ' ').slice(0, most);

/** The entry of the audit log for a call that has ended. */
function entryOf({ call, outcome }: LoggedCall & { outcome: Outcome }): ReleaseEntry {
  const { id, at, what, who, account, of, source, address } = call;
  const after = {
    result: outcome.result,
    ...(of !== undefined && { of: line(of) }),
    ...(outcome.composition !== undefined && { composition: String(outcome.composition) }),
    ...(source && { commit: source.clean ? source.commit : `${source.commit} with changes` }),
    ...(source?.author !== undefined && { author: line(source.author, 200) }),
  };
  const text = line([of, outcome.text].filter(Boolean).join(': '));
  return {
    ...{ id, at, kind: kindOf(what, outcome), text, address: address ?? null, after },
    by: line(account?.name ?? who, 200),
    ...(account && { account: { id: account.id, username: account.username } }),
  };
}

/** Gives a call an outcome whose process ended without one. */
async function settled(records: Records, logged: LoggedCall): Promise<LoggedCall | undefined> {
  if (logged.outcome) return logged;
  if (!isAbandoned(logged.call)) return undefined;
  const outcome: Outcome = {
    at: new Date().toISOString(),
    result: 'interrupted',
    text: 'Its process ended before it said how it went: the history of releases tells',
  };
  await records.endCall(logged.call.id, outcome);
  return { ...logged, outcome };
}

interface Destination {
  /** The API, without `/api`. */
  apiUrl: string;
  secret: string;
}

async function send(entries: readonly ReleaseEntry[], { apiUrl, secret }: Destination) {
  const body = JSON.stringify(entries);
  const at = new Date().toISOString();
  const signature = signatureOf(secret, { at, method: 'POST', path: AUDIT_INTAKE, body });
  const answer = await fetch(apiUrl + AUDIT_INTAKE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ at, entries: body, signature }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (answer.ok) return;
  const words = (await answer.text()).slice(0, 200);
  throw new Error(`the API answers ${answer.status} to entries of its audit log: ${words}`);
}

/**
 * Sends the calls that have ended to the audit log of the API, the oldest first, and strikes them off once it
 * has them. Returns how many. Rejects while the API cannot be reached; nothing is lost then.
 */
export async function sendEntries(records: Records, destination: Destination): Promise<number> {
  const waiting = await records.unsent(MOST_READ);
  const ended: (LoggedCall & { outcome: Outcome })[] = [];
  for (const logged of waiting) {
    const { call, outcome } = (await settled(records, logged)) ?? logged;
    if (outcome) ended.push({ call, outcome });
    if (ended.length === MOST_RELEASE_ENTRIES) break;
  }
  if (ended.length === 0) return 0;
  await send(ended.map(entryOf), destination);
  await records.markSent(ended.map(({ call }) => call.id));
  return ended.length;
}

/** Sends entries as they come, until the signal. What goes wrong is reported once for each time that it begins. */
export function startOutbox(
  records: Records,
  destination: Destination,
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): void {
  let pause = EVERY_MS;

  async function turn(): Promise<void> {
    try {
      while ((await sendEntries(records, destination)) > 0) pause = EVERY_MS;
      pause = EVERY_MS;
    } catch (error) {
      if (pause === EVERY_MS) report(`Entries wait for the audit log: ${(error as Error).message}`);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (!signal.aborted) setTimeout(() => void turn(), pause).unref();
  }
  void turn();
}
