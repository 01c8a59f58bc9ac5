import { useSyncExternalStore } from 'react';

const NEVER = () => () => {};

/** False while the page shows what the server rendered, which is the same for every visitor. */
export const useHydrated = () =>
  useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
