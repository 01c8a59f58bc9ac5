import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { versionedStorage } from './versioned-storage.ts';

const FORMAT_VERSION = 1;
const rehydrations = new Map<string, () => void>();

/**
 * A store kept in local storage under `name` and shared by all tabs. It starts with `initial` on the
 * server and in the first render; `hydrateStores` fills it. `change` reads storage first, so that another
 * tab's change is never lost.
 */
export function listStore<State extends object>(name: string, initial: State) {
  const useStore = create<State>()(
    persist(() => initial, {
      name,
      version: FORMAT_VERSION,
      storage: versionedStorage<State>(),
      skipHydration: true,
    }),
  );
  const rehydrate = () => void useStore.persist.rehydrate();
  rehydrations.set(name, rehydrate);
  const change = (next: (state: State) => Partial<State>) => {
    rehydrate();
    useStore.setState(next);
  };
  return { useStore, change };
}

/** Reads every store from local storage, then follows other tabs. Returns a function that stops it. */
export function hydrateStores(): () => void {
  for (const rehydrate of rehydrations.values()) rehydrate();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null) rehydrations.get(event.key)?.();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
