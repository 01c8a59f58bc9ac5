import { PAYMENT_METHODS, type PaymentMethod } from '@evmandi/contract/domain/order-status';
import { storedState, useSession } from '@evmandi/runtime';
import { useEffect } from 'react';
import { useStored } from '../products/use-stored.ts';
import type { Attempt } from './attempt.ts';
import { CONTACT_FIELDS, type Contact, NO_CONTACT } from './contact.ts';
import { newKey } from './keys.ts';

/** What was entered for the next order: kept in this browser until it is placed. */
export interface Draft {
  contact: Contact;
  /** Null until one was chosen. */
  paymentMethod: PaymentMethod | null;
  /** The terms. */
  accepted: boolean;
  /** Whether the address is saved with the account. */
  keepAddress: boolean;
  /** The last press whose answer is not known. */
  attempt: Attempt | null;
  /** What the keys of its presses begin with: the same in every tab that shows it. */
  seed: string | null;
  /** Id of the account that it was typed with; another one starts afresh. */
  owner: string | null;
}

export const NO_DRAFT: Draft = {
  contact: NO_CONTACT,
  paymentMethod: null,
  accepted: false,
  keepAddress: false,
  attempt: null,
  seed: null,
  owner: null,
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

function parseContact(value: unknown): Contact | undefined {
  const contact = fieldsOf(value);
  if (!contact) return undefined;
  const entries = CONTACT_FIELDS.map((field) => [field, contact[field] ?? '']);
  const right = entries.every(([, text]) => typeof text === 'string');
  return right ? (Object.fromEntries(entries) as Contact) : undefined;
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,100}$/.test(value);

/** An attempt that cannot be repeated as it was is damage: its order may have been placed. */
function parseAttempt(value: unknown): Attempt | null | undefined {
  if (value == null) return null;
  const attempt = fieldsOf(value);
  const request = fieldsOf(attempt?.request);
  const right =
    isKey(attempt?.key) && typeof attempt?.sentAt === 'number' && Array.isArray(request?.lines);
  return right ? (value as Attempt) : undefined;
}

function parse(value: unknown): Draft | undefined {
  const draft = fieldsOf(value);
  const contact = parseContact(draft?.contact);
  const attempt = parseAttempt(draft?.attempt);
  if (!draft || !contact || attempt === undefined) return undefined;
  return {
    contact,
    paymentMethod: PAYMENT_METHODS.find((method) => method === draft.paymentMethod) ?? null,
    accepted: draft.accepted === true,
    keepAddress: draft.keepAddress === true,
    attempt,
    seed: isKey(draft.seed) ? draft.seed : null,
    owner: typeof draft.owner === 'string' ? draft.owner : null,
  };
}

// The runtime removes what is called `evmandi-own-` when a session ends.
const store = storedState<Draft>('evmandi-own-checkout', { initial: NO_DRAFT, parse });

/** Id of the account that is signed in here now. */
export const userId = () => useSession.getState().user?.id ?? null;

/** Whether it was typed with an account that is not signed in here now. */
const isForeign = ({ owner }: Draft, user: string | null) => owner !== null && owner !== user;

/** The draft without React: as storage holds it now. */
export const draft = {
  /** The first change of another person starts afresh. */
  change: (next: (kept: Draft) => Partial<Draft>) =>
    store.change((kept) => {
      const user = userId();
      if (!isForeign(kept, user)) return next(kept);
      const fresh = { ...NO_DRAFT, owner: user };
      return { ...fresh, ...next(fresh) };
    }),
  read: (): Draft => {
    const kept = store.useStore.getState();
    return isForeign(kept, userId()) ? NO_DRAFT : kept;
  },
};

/**
 * The draft of the person who is here, and whether storage was read. What a visitor typed goes with them through the
 * sign-in; what one account typed is shown to nobody else, and is removed when its person signs out.
 */
export function useDraft(): { draft: Draft; stored: boolean } {
  const kept = store.useStore();
  const stored = useStored(store.useStore);
  const user = useSession((session) => session.user?.id ?? null);
  useEffect(() => {
    // The page's stores may have been read before this one was there.
    void store.useStore.persist.rehydrate();
  }, []);
  const foreign = isForeign(kept, user);
  useEffect(() => {
    if (stored && !foreign && kept.seed === null) {
      store.change(({ seed }) => ({ seed: seed ?? newKey() }));
    }
  }, [stored, foreign, kept.seed]);
  useEffect(() => {
    if (stored && user !== null && kept.owner === null) store.change(() => ({ owner: user }));
  }, [stored, user, kept.owner]);
  return { draft: foreign ? NO_DRAFT : kept, stored };
}
