import { MENU_FOLDS } from '@evmandi/contract/platform/closed-groups';
import { storedState } from '@evmandi/runtime';
import { useEffect } from 'react';

interface Folds {
  /** Headings of the groups that were closed; all others are open (DASH-2). */
  closed: string[];
}

const OPEN: Folds = { closed: [] };

function parse(value: unknown): Folds | undefined {
  const closed = (value as Partial<Folds> | null)?.closed;
  return Array.isArray(closed) && closed.every((heading) => typeof heading === 'string')
    ? { closed }
    : undefined;
}

const { useStore, change } = storedState<Folds>(MENU_FOLDS, { initial: OPEN, parse });

/** Whether a group of the side menu is open, and what opens and closes it. Kept in this browser. */
export function useFold(heading: string): { open: boolean; toggle: () => void } {
  const open = !useStore(({ closed }) => closed).includes(heading);
  useEffect(() => {
    // The page's stores may have been read before this one was there.
    void useStore.persist.rehydrate();
  }, []);
  const toggle = () =>
    change(({ closed }) => ({
      closed: open ? [...closed, heading] : closed.filter((other) => other !== heading),
    }));
  return { open, toggle };
}
