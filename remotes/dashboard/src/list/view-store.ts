import { storedState } from '@evmandi/runtime';
import { useEffect } from 'react';

export interface SavedView {
  name: string;
  /** Search part of the address, without page and panel. */
  search: string;
}

interface Views {
  views: SavedView[];
}

/** Views that a browser keeps. */
const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;

const isView = (value: unknown): value is SavedView => {
  const view = value as Partial<SavedView> | null;
  return typeof view?.name === 'string' && typeof view.search === 'string';
};

export function parseViews(value: unknown, onLoss?: () => void): Views | undefined {
  const views = (value as Partial<Views> | null)?.views;
  if (!Array.isArray(views)) return undefined;
  const right = views.filter(isView).slice(0, MOST_VIEWS);
  if (right.length < views.length) onLoss?.();
  return { views: right };
}

/** Views of a list under names, kept in this browser under `key` for all its tabs. */
export function viewStore(key: string) {
  const { useStore, change } = storedState<Views>(key, {
    initial: { views: [] },
    parse: parseViews,
  });
  return function useSavedViews() {
    const views = useStore((state) => state.views);
    useEffect(() => {
      // The page's stores may have been read before this one was there.
      void useStore.persist.rehydrate();
    }, []);
    return {
      views,
      /** One of the same name is replaced. */
      save: (view: SavedView) =>
        change((state) => ({
          views: [...state.views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS),
        })),
      remove: (name: string) =>
        change((state) => ({ views: state.views.filter((view) => view.name !== name) })),
    };
  };
}
export type UseSavedViews = ReturnType<typeof viewStore>;
