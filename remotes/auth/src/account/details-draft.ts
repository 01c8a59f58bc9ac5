import { storedState, useSession } from '@evmandi/runtime';
import { useEffect } from 'react';
import { type Base, DETAIL_FIELDS, type Details } from './details.ts';

interface Kept {
  typed: Details | null;
  /** What it was typed over. */
  base: Base | null;
  /** Id of the account that typed it. */
  by: string | null;
}

const NONE: Kept = { typed: null, base: null, by: null };

function asDetails(value: unknown): Details | null {
  const fields = (value ?? {}) as Partial<Record<string, unknown>>;
  const right = DETAIL_FIELDS.every((field) => typeof fields[field] === 'string');
  return right ? (value as Details) : null;
}

function parse(value: unknown): Kept | undefined {
  const { typed, base, by } = (value ?? {}) as Partial<Kept>;
  const details = asDetails(base?.details);
  const words = asDetails(typed);
  if (!words || !details || typeof base?.version !== 'number' || typeof by !== 'string') {
    return typed === null ? NONE : undefined;
  }
  return { typed: words, base: { details, version: base.version }, by };
}

// The runtime removes what is called `evmandi-own-` when a person signs out; a session that ends keeps it.
const store = storedState<Kept>('evmandi-own-details', { initial: NONE, parse });

const here = () => useSession.getState().user?.id ?? null;

/** What was typed and not saved, for the person who typed it alone. */
export const detailsDraft = {
  keep: (typed: Details, base: Base) => store.change(() => ({ typed, base, by: here() })),
  drop: () => store.change(() => NONE),
};

export function useDetailsDraft(): { typed: Details; base: Base } | null {
  const { typed, base, by } = store.useStore();
  const user = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    // The page's stores may have been read before this one was there.
    void store.useStore.persist.rehydrate();
  }, []);
  return typed && base && by === user ? { typed, base } : null;
}
