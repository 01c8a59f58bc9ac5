import { isHostLayout } from '@evmandi/contract/platform/layouts';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { type Area, rememberVisit, takeReturnScroll } from '@evmandi/runtime';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The area that a route declares; where it declares none, that of its layout. */
export function areaOf(route: PageRoute | undefined): Area {
  if (!route) return 'store';
  return route.area ?? (isHostLayout(route.layout) ? 'store' : route.layout);
}

/** The sign-in page is never returned to. */
function note(area: Area, href: string): void {
  if (!/^\/login(\?|$)/.test(href)) rememberVisit(area, href);
}

/** Keeps the last address of each area, and restores its scroll position on the way back. */
export function useAreas(route: PageRoute | undefined): void {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const area = areaOf(route);

  // Ends before the next screen is scrolled to its top, which would be noted as the place in this one.
  useLayoutEffect(() => {
    const onScroll = () => note(area, href);
    window.addEventListener('scrollend', onScroll);
    return () => window.removeEventListener('scrollend', onScroll);
  }, [href, area]);

  useEffect(() => {
    const scrollY = takeReturnScroll(href);
    if (scrollY !== undefined) window.scrollTo(0, scrollY);
    note(area, href);
  }, [href, area]);
}
