import { useCallback, useMemo, useState } from 'react';

/** What of a list is chosen: the three states of its first checkbox. */
export type Chosen = 'all' | 'some' | 'none';

/** `isSelected` tells it for each id; of an empty list nothing is chosen. */
export function chosenOf(
  ids: readonly string[],
  isSelected: { has: (id: string) => boolean },
): Chosen {
  const count = ids.filter((id) => isSelected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

export interface Selection {
  /** Selected ones that are in the list. */
  ids: string[];
  chosen: Chosen;
  has: (id: string) => boolean;
  /** The same function in every render. */
  set: (id: string, on: boolean) => void;
  /** Selects all, or none when all were. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selected rows of a list. One that leaves the list counts no longer, and again when it comes back. */
export function useSelection(ids: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = chosenOf(ids, kept);
  const set = useCallback(
    (id: string, on: boolean) =>
      setKept((last) => new Set(on ? [...last, id] : [...last].filter((other) => other !== id))),
    [],
  );
  const selected = useMemo(() => ids.filter((id) => kept.has(id)), [ids, kept]);
  return {
    ids: selected,
    chosen,
    has: (id) => kept.has(id) && ids.includes(id),
    set,
    toggleAll: () => setKept(new Set(chosen === 'all' ? [] : ids)),
    clear: () => setKept(new Set()),
  };
}
