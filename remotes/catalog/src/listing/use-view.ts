import { useEffect, useSyncExternalStore } from 'react';
import type { ListingView } from './listing-query.ts';

const KEY = 'ev-listing-view';

/** Private browsing may refuse to keep or to give anything. */
function remembered(): ListingView {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

function remember(view: ListingView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // The address still says it.
  }
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/**
 * The view that the address names, which this browser then remembers; else the one it remembers. On the
 * server and in the first render that is the grid.
 */
export function useView(asked: ListingView | null): ListingView {
  const kept = useSyncExternalStore(subscribe, remembered, (): ListingView => 'grid');
  useEffect(() => {
    if (asked) remember(asked);
  }, [asked]);
  return asked ?? kept;
}
