import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** What a page shows without a network; its code comes once the page is idle, while there is one. */
interface OfflineParts {
  /** Below the header: that there is no network, and of when a kept page is. */
  Line: ComponentType;
  /** In place of a screen that could not be read; `otherwise` where the browser is mistaken about its network. */
  Page: ComponentType<{ title: string; otherwise: ReactNode }>;
}

let parts: OfflineParts | undefined;
const listeners = new Set<() => void>();

/** Called when the code is there. */
export function provideOfflineParts(these: OfflineParts): void {
  parts = these;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` as long as the code is not there, and on the server. */
export const useOfflineParts = (): OfflineParts | undefined =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
