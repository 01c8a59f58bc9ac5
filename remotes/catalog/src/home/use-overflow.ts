import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a row is wider than its place; taken to be until that is known. */
export function useOverflow(rowRef: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  // Rows of other groups and of other lengths come in its place: each drawing looks anew.
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    const look = () => setOverflows(row.scrollWidth > row.clientWidth + 1);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  });
  return overflows;
}
