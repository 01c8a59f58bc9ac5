import { useSyncExternalStore } from 'react';

interface StoredState {
  persist: {
    hasHydrated: () => boolean;
    onFinishHydration: (listener: () => void) => () => void;
  };
}

/** True once the browser's storage was read; false on the server and in the first render. */
export function useStored({ persist }: StoredState): boolean {
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}
