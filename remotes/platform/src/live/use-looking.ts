import { useEffect } from 'react';

const EVERY_MS = 10_000;

/** Looks again every ten seconds, as long as the page is seen and no dialog stands over it. */
export function useLooking(look: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && !document.querySelector('dialog[open]')) look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
}
