import { afterFrame } from '@evmandi/ui/after-frame';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Ids = ReadonlySet<string>;

const selectionOf = () => {
  let kept: Ids = new Set();
  const listeners = new Set<() => void>();
  const replace = (ids: Iterable<string>) => {
    kept = new Set(ids);
    for (const listener of listeners) listener();
  };
  return {
    get: () => kept,
    replace,
    set: (id: string, on: boolean) =>
      replace(on ? [...kept, id] : [...kept].filter((other) => other !== id)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Which rows of a list are ticked, by what names them. */
export type RowSelection = ReturnType<typeof selectionOf>;

/** One for a list, the same in every render: a tick draws its row and not the screen around a hundred of them. */
export const useRowSelection = (): RowSelection => useState(selectionOf)[0];

/** Whether a row is ticked, from the press on. */
export const useTicked = (selection: RowSelection, id: string): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    () => selection.get().has(id),
    () => false,
  );

/** What is ticked, once the frame that shows the tick is on screen: for what is said of all of them. */
export function useTickedRows(selection: RowSelection): Ids {
  const [ids, setIds] = useState(selection.get);
  useEffect(() => {
    let cancel = () => {};
    const leave = selection.subscribe(() => {
      cancel();
      cancel = afterFrame(() => setIds(selection.get()));
    });
    return () => {
      leave();
      cancel();
    };
  }, [selection]);
  return ids;
}
