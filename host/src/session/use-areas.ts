import type { RouteLayout } from '@evmandi/contract/platform/remote-descriptor';
import { type Area, rememberPlace, takeReturnScroll } from '@evmandi/runtime';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

function areaOf(pathname: string, layout: RouteLayout): Area {
  if (layout === 'dashboard') return 'dashboard';
  return pathname.startsWith('/b2b/') ? 'workshop' : 'store';
}

/** Notes the last place of storefront and dashboard, and restores its scroll position on the way back. */
export function useAreas(layout: RouteLayout): void {
  const { pathname, search } = useLocation();
  const href = pathname + search;

  useEffect(() => {
    const scrollY = takeReturnScroll(href);
    if (scrollY !== undefined) window.scrollTo(0, scrollY);
    const area = areaOf(pathname, layout);
    const note = () => {
      // Nobody wants to come back to signing in.
      if (pathname !== '/login') rememberPlace(area, href);
    };
    note();
    window.addEventListener('scrollend', note);
    return () => window.removeEventListener('scrollend', note);
  }, [href, pathname, layout]);
}
