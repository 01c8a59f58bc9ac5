import { storedState, useSession } from '@evmandi/runtime';
import type { Values } from './merge.ts';

/** An answer or a note that was begun. */
interface Draft {
  number: string;
  /** The answer that was there when it was begun; all empty for none. */
  over: Values;
  values: Values;
}

interface Kept {
  /** The last one that was typed in stands at the end. */
  drafts: Draft[];
  /** Id of the account that typed them. */
  by: string | null;
}

const MOST = 20;
const NONE: Kept = { drafts: [], by: null };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const isDraft = (value: unknown): value is Draft => {
  const { number, over, values } = (value ?? {}) as Partial<Draft>;
  return typeof number === 'string' && isValues(over) && isValues(values);
};

/** Returns what storage holds, without what is damaged; undefined where it holds no drafts. */
export function parseDrafts(value: unknown): Kept | undefined {
  const { drafts, by } = (value ?? {}) as { drafts?: unknown; by?: unknown };
  if (!Array.isArray(drafts)) return undefined;
  return { drafts: drafts.filter(isDraft), by: typeof by === 'string' ? by : null };
}

// The runtime removes what is called `evmandi-own-` when a session ends.
const store = storedState<Kept>('evmandi-own-answers', { initial: NONE, parse: parseDrafts });

const isSame = (one: Values, other: Values) =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

/** Answers and notes that were begun and not sent, of the person who is here: kept in this browser until they are sent. */
export function useDrafts() {
  const user = useSession((session) => session.user?.id ?? null);
  const others = ({ drafts, by }: Kept, number: string) =>
    by === user ? drafts.filter((draft) => draft.number !== number) : [];
  return {
    /** The draft of an answer; none once another answer than the one that it is written over is there. */
    find(number: string, over: Values): Values | undefined {
      // The page's stores may have been read before this one was there.
      void store.useStore.persist.rehydrate();
      const { drafts, by } = store.useStore.getState();
      const draft = by === user ? drafts.find((one) => one.number === number) : undefined;
      return draft && isSame(draft.over, over) ? draft.values : undefined;
    },
    keep: (draft: Draft) =>
      store.change((now) => ({
        drafts: [...others(now, draft.number), draft].slice(-MOST),
        by: user,
      })),
    drop: (number: string) => store.change((now) => ({ drafts: others(now, number), by: user })),
  };
}
