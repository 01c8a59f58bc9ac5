/** The worlds a person moves between: the storefront, the dashboard and the job cards. */
export type Area = 'store' | 'dashboard' | 'workshop';

interface Place {
  /** Path and query. */
  href: string;
  scrollY: number;
}

const key = (area: Area) => `evmandi-area-${area}`;
let pendingScroll: { href: string; scrollY: number } | undefined;

function stored(area: Area): Place | undefined {
  try {
    const place: unknown = JSON.parse(window.sessionStorage.getItem(key(area)) ?? 'null');
    return place && typeof place === 'object' && 'href' in place ? (place as Place) : undefined;
  } catch {
    return undefined;
  }
}

/** The host notes where the person is, for this tab alone. */
export function rememberPlace(area: Area, href: string): void {
  try {
    const place: Place = { href, scrollY: window.scrollY };
    window.sessionStorage.setItem(key(area), JSON.stringify(place));
  } catch {
    // Storage forbidden: the way back leads to the area's start.
  }
}

/**
 * Path and query of the last place of an area in this tab, `fallback` when there was none. The host
 * restores its scroll position once that address is shown.
 */
export function returnTo(area: Area, fallback: string): string {
  const place = typeof window === 'undefined' ? undefined : stored(area);
  pendingScroll = place;
  return place?.href ?? fallback;
}

/** The scroll position that `returnTo` asked for at `href`, once. */
export function takeReturnScroll(href: string): number | undefined {
  const scrollY = pendingScroll?.href === href ? pendingScroll.scrollY : undefined;
  pendingScroll = undefined;
  return scrollY;
}
