import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const SMALL = '(max-width: 1100px)';

/** `#filters`, where "Advanced Search" leads: the filters get the focus, or their sheet opens. */
export function useFiltersAtHash(openSheet: () => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (hash !== '#filters') return;
    // After the host has moved the focus to the heading of the new page.
    const timer = setTimeout(() => {
      if (matchMedia(SMALL).matches) openSheet();
      else document.querySelector<HTMLElement>('#filters h2')?.focus();
    });
    return () => clearTimeout(timer);
  }, [hash, key]);
}
