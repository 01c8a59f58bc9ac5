import { storedState, useSession } from '@evmandi/runtime';
import { useEffect, useState } from 'react';

const FIELDS = ['name', 'phone', 'email', 'message'] as const;
export type QuoteWords = Record<(typeof FIELDS)[number], string>;

interface Kept {
  typed: QuoteWords | null;
  /** Id of the account that typed it; null for a visitor. */
  by: string | null;
}

const NONE: Kept = { typed: null, by: null };

function parse(value: unknown): Kept | undefined {
  const { typed = null, by = null } = (value ?? {}) as Partial<Kept>;
  if (typed === null) return NONE;
  const isRight =
    FIELDS.every((field) => typeof typed[field] === 'string') &&
    (by === null || typeof by === 'string');
  return isRight ? { typed, by } : undefined;
}

// The runtime removes what is called `evmandi-own-` when a person signs out; a session that ends keeps it.
const store = storedState<Kept>('evmandi-own-quote', { initial: NONE, parse });

/** What was typed into the quote form and not sent, for the person who typed it alone. */
export const quoteDraft = {
  keep(form: HTMLFormElement) {
    const data = new FormData(form);
    const typed = Object.fromEntries(
      FIELDS.map((field) => [field, String(data.get(field) ?? '')]),
    ) as QuoteWords;
    store.change(() => ({ typed, by: useSession.getState().user?.id ?? null }));
  },
  drop: () => store.change(() => NONE),
};

/** What this person had typed when the form was opened, or signed in again; null where there is nothing. */
export function useQuoteDraft(): QuoteWords | null {
  const user = useSession((session) => session.user?.id ?? null);
  const [found, setFound] = useState<QuoteWords | null>(null);
  useEffect(() => {
    // The page's stores may have been read before this one was there.
    void store.useStore.persist.rehydrate();
    const { typed, by } = store.useStore.getState();
    if (typed && by === user) setFound(typed);
  }, [user]);
  return found;
}
