import { useEffect, useRef } from 'react';

/** What was done is drawn about when the dialog closes, or a moment later. */
const SETTLED_MS = 2_000;

/**
 * For the list of the parts. A dialog about one gives the focus back to what opened it; where that goes with what was
 * done, the row of the part gets it. Called with the part of the dialog that is open, and with what is shown.
 */
export function useFocusBack(part: string | undefined, shown: unknown) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef({ name: '', closedAt: 0 });
  useEffect(() => {
    if (part === undefined) return;
    return () => {
      last.current = { name: part, closedAt: Date.now() };
    };
  }, [part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew may lack what had the focus.
  useEffect(() => {
    const { name, closedAt } = last.current;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (part !== undefined || !isLost || Date.now() - closedAt > SETTLED_MS) return;
    list.current?.querySelector<HTMLElement>(`[data-part="${name}"] button:enabled`)?.focus();
  }, [part, shown]);
  return list;
}
