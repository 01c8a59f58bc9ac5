import { type RefObject, useEffect, useRef } from 'react';

/**
 * The place that gets the focus once what had it is gone, looked at each time `at` is another: what was done is
 * often possible no longer, and its button goes, also from behind the dialog that it opened.
 */
export function useKeptFocus<Place extends HTMLElement>(at: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    if (document.activeElement === document.body) place.current?.focus();
  }, [at]);
  return place;
}
