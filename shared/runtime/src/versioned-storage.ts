import type { PersistStorage } from 'zustand/middleware';
import { readText, removeKey, writeText } from './browser-storage.ts';
import { asRecord, type Parse, readChecked } from './checked-storage.ts';

interface Stored {
  state: Record<string, unknown>;
  version: number;
}

/** `{ state, version }` as zustand writes it; `parse` decides whether the state can be used. */
function envelope<State>(parse: Parse<State>): Parse<Stored> {
  return (value, onLoss) => {
    const stored = asRecord(value);
    const state = asRecord(stored?.state);
    if (!state || parse(state, onLoss) === undefined) return undefined;
    return { state, version: typeof stored?.version === 'number' ? stored.version : 0 };
  };
}

/** What storage refused to keep, by key: full, or forbidden. */
const unsaved = new Map<string, Stored>();

/** Whether storage has what was last written under `name`. If not, it lives as long as this tab. */
export const isKept = (name: string): boolean => !unsaved.has(name);

/**
 * Local storage that two releases can share (rollback, two tabs): fields that this release does not know
 * are kept, and a newer version number is never lowered. Formats only gain optional fields. A state that
 * `parse` refuses is set aside, and reading then returns `initial`; what it leaves out of one goes with the
 * next change. What could not be written is read back from memory until a write succeeds; other tabs are not
 * followed in that time.
 */
export function versionedStorage<State extends object>(
  initial: State,
  parse: Parse<State>,
): PersistStorage<State> & { isSeen: (name: string) => boolean } {
  let seen: string | null | undefined;
  /** What was read or written last: a list of hundreds is not parsed again for each press. */
  let last: Stored | undefined;
  const read = (name: string) => unsaved.get(name) ?? readChecked(name, envelope(parse));
  /** Whether nobody else has written it since it was read or written here. */
  const isSeen = (name: string) => isKept(name) && seen === readText(name);
  return {
    getItem: (name) => {
      const stored = read(name);
      seen = readText(name);
      last = stored;
      // The version is left out on purpose: persist would drop a state whose version it does not know.
      return { state: (stored && parse(stored.state)) ?? initial };
    },
    setItem: (name, value) => {
      const stored = isSeen(name) ? last : read(name);
      const version = Math.max(stored?.version ?? 0, value.version ?? 0);
      const next = { state: { ...stored?.state, ...value.state }, version };
      const text = JSON.stringify(next);
      seen = text;
      last = next;
      if (writeText(name, text)) unsaved.delete(name);
      else unsaved.set(name, next);
    },
    removeItem: removeKey,
    isSeen,
  };
}
