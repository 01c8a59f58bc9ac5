import type { WorkshopPart } from '@evmandi/api/contract/workshop';
import { storedState, useSession } from '@evmandi/runtime';
import { useEffect } from 'react';

export interface WantedPart {
  part: WorkshopPart;
  /** As typed. */
  quantity: string;
}

/** A card that is being written, as typed. */
export interface CardDraft {
  registration: string;
  vehicle: string;
  owner: string;
  phone: string;
  customer: string;
  odometer: string;
  battery: string;
  complaints: string[];
  parts: WantedPart[];
  mechanic: string;
  promisedDay: string;
  promisedTime: string;
  keyGiven: boolean;
  warranty: boolean;
}

export const NO_DRAFT: CardDraft = {
  registration: '',
  vehicle: '',
  owner: '',
  phone: '',
  customer: '',
  odometer: '',
  battery: '',
  complaints: [''],
  parts: [],
  mechanic: '',
  promisedDay: '',
  promisedTime: '17:00',
  keyGiven: false,
  warranty: false,
};

interface Kept {
  draft: CardDraft;
  /** Id of the account that typed it. */
  by: string | null;
}

const isText = (value: unknown) => typeof value === 'string';
const isPart = (value: unknown): value is WantedPart => {
  const { part, quantity } = (value ?? {}) as Partial<WantedPart>;
  return (
    isText(quantity) &&
    [part?.productId, part?.sku, part?.name, part?.picture?.path].every(isText) &&
    typeof part?.stock === 'number'
  );
};

/** Returns what storage holds, field by field; undefined where it is no draft. */
export function parseDraft(value: unknown): Kept | undefined {
  const { draft, by } = (value ?? {}) as { draft?: Record<string, unknown>; by?: unknown };
  if (typeof draft !== 'object' || draft === null) return undefined;
  const fields = Object.entries(NO_DRAFT).map(([name, none]) => {
    const kept = draft[name];
    return [name, typeof kept === typeof none && !Array.isArray(none) ? kept : none];
  });
  const lists = [draft.complaints, draft.parts];
  const [complaints, parts] = lists.map((list) => (Array.isArray(list) ? list : []));
  const texts = complaints?.filter(isText) ?? [];
  return {
    draft: {
      ...(Object.fromEntries(fields) as CardDraft),
      complaints: texts.length > 0 ? (texts as string[]) : [''],
      parts: parts?.filter(isPart) ?? [],
    },
    by: typeof by === 'string' ? by : null,
  };
}

// The runtime removes what is called `evmandi-own-` when a session ends.
const store = storedState<Kept>('evmandi-own-job-card', {
  initial: { draft: NO_DRAFT, by: null },
  parse: parseDraft,
});

/** The draft of the person who is here, kept in this browser until the card is open. */
export function useCardDraft() {
  const kept = store.useStore();
  const user = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    // The page's stores may have been read before this one was there.
    void store.useStore.persist.rehydrate();
  }, []);
  const draft = kept.by === user ? kept.draft : NO_DRAFT;
  return {
    draft,
    set: (part: Partial<CardDraft>) =>
      store.change((now) => ({
        draft: { ...(now.by === user ? now.draft : NO_DRAFT), ...part },
        by: user,
      })),
    clear: () => store.change(() => ({ draft: NO_DRAFT, by: user })),
  };
}
