import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Parse } from './checked-storage.ts';
import { versionedStorage } from './versioned-storage.ts';

const FORMAT_VERSION = 1;
const rehydrations = new Map<string, () => void>();

interface StoredStateOptions<State> {
  /** The state on the server, in the first render, and whenever storage holds nothing usable. */
  initial: State;
  /** Checks what storage holds. */
  parse: Parse<State>;
}

/**
 * A store kept in local storage under `name` and shared by all tabs. `hydrateStores` fills it. `change`
 * reads storage first, so that another tab's change is never lost, and writes it once.
 */
export function storedState<State extends object>(
  name: string,
  { initial, parse }: StoredStateOptions<State>,
) {
  const storage = versionedStorage(initial, parse);
  const useStore = create<State>()(
    persist(() => initial, {
      name,
      version: FORMAT_VERSION,
      storage,
      skipHydration: true,
    }),
  );
  const rehydrate = () => void useStore.persist.rehydrate();
  rehydrations.set(name, rehydrate);
  const change = (next: (state: State) => Partial<State>) => {
    if (!storage.isSeen(name)) rehydrate();
    useStore.setState(next);
  };
  return { useStore, change };
}

/** Reads every store from local storage, then follows other tabs. Returns a function that stops it. */
export function hydrateStores(): () => void {
  for (const rehydrate of rehydrations.values()) rehydrate();
  const onStorage = (event: StorageEvent) => {
    // Without a key, another tab has cleared everything.
    const changed = event.key === null ? [...rehydrations.values()] : [rehydrations.get(event.key)];
    for (const rehydrate of changed) rehydrate?.();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
