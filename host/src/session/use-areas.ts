import { isHostLayout } from '@evmandi/contract/platform/layouts';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { type Area, rememberVisit, takeReturnScroll } from '@evmandi/runtime';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The area that a route declares; where it declares none, that of its layout. */
export function areaOf(route: PageRoute | undefined): Area {
  if (!route) return 'store';
  return route.area ?? (isHostLayout(route.layout) ? 'store' : route.layout);
}

/** Keeps the last address of each area, and restores its scroll position on the way back. */
export function useAreas(route: PageRoute | undefined): void {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const area = areaOf(route);

  useEffect(() => {
    const scrollY = takeReturnScroll(href);
    if (scrollY !== undefined) window.scrollTo(0, scrollY);
    const note = () => {
      // The sign-in page is never returned to.
      if (pathname !== '/login') rememberVisit(area, href);
    };
    note();
    window.addEventListener('scrollend', note);
    return () => window.removeEventListener('scrollend', note);
  }, [href, pathname, area]);
}
