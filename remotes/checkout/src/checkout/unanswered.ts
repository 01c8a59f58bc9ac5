import { storedState } from '@evmandi/runtime';
import { type Attempt, isFresh } from './attempt.ts';

/** What stays of an unanswered press when its person signs out: nothing that tells who it was but their account's id. */
export interface UnansweredPress extends Pick<Attempt, 'key' | 'sentAt'> {
  lines: Attempt['request']['lines'];
  owner: string | null;
}

interface State {
  press: UnansweredPress | null;
}

function parse(value: unknown): State | undefined {
  const press = (value as State | null)?.press;
  if (press == null) return { press: null };
  const right =
    /^[\w-]{8,100}$/.test(String(press.key)) &&
    typeof press.sentAt === 'number' &&
    Array.isArray(press.lines);
  return right ? { press: { ...press, owner: press.owner ?? null } } : undefined;
}

// Not `evmandi-own-`: with a draft its key would go at sign-out, and the same cart be ordered a second time.
const store = storedState<State>('evmandi-unanswered', { initial: { press: null }, parse });

export const unanswered = {
  keep: ({ key, sentAt, request }: Attempt, owner: string | null) =>
    store.change(() => ({ press: { key, sentAt, lines: request.lines, owner } })),
  forget: () => store.change(() => ({ press: null })),
  /** The press of which nothing but this is left: its draft is gone, or another person's. */
  leftBehind: (known: (string | undefined)[], now: number): UnansweredPress | null => {
    // Reads the storage if that was not done yet.
    store.change(() => ({}));
    const { press } = store.useStore.getState();
    return press && !known.includes(press.key) && isFresh(press, now) ? press : null;
  },
};
