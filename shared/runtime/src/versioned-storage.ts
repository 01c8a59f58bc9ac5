import type { PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * Local storage that two releases can share (rollback, two tabs): fields that this release does not know
 * are kept, and a newer version number is never lowered. Formats only gain optional fields.
 */
export function versionedStorage<State extends object>(): PersistStorage<State> {
  const local = () => (typeof window === 'undefined' ? undefined : window.localStorage);
  const readRaw = (name: string): Partial<StorageValue<Record<string, unknown>>> | null => {
    try {
      const raw: unknown = JSON.parse(local()?.getItem(name) ?? 'null');
      return raw && typeof raw === 'object' ? raw : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (name) => {
      const raw = readRaw(name);
      // The version is left out on purpose: persist would drop a state whose version it does not know.
      return raw?.state ? { state: raw.state as State } : null;
    },
    setItem: (name, value) => {
      const raw = readRaw(name);
      const version = Math.max(raw?.version ?? 0, value.version ?? 0);
      try {
        local()?.setItem(
          name,
          JSON.stringify({ state: { ...raw?.state, ...value.state }, version }),
        );
      } catch {
        // Storage full or forbidden: the state lives on in this tab.
      }
    },
    removeItem: (name) => local()?.removeItem(name),
  };
}
