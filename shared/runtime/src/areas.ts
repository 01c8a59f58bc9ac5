import { writeText } from './browser-storage.ts';
import { asRecord, type Parse, readChecked } from './checked-storage.ts';

/** A part of the site that is returned to as it was left, by the name that routes declare: `store`, `dashboard`, `workshop`. */
export type Area = string;

interface Visit {
  /** Path and query. */
  href: string;
  scrollY: number;
}

const key = (area: Area) => `evmandi-area-${area}`;
let pendingScroll: Visit | undefined;

const parseVisit: Parse<Visit> = (value) => {
  const visit = asRecord(value);
  if (typeof visit?.href !== 'string' || !/^\/(?!\/)/.test(visit.href)) return undefined;
  return Number.isFinite(visit.scrollY) ? (value as Visit) : undefined;
};

/** Keeps the address and scroll position of an area, for this tab alone. Called by the host. */
export function rememberVisit(area: Area, href: string): void {
  const visit: Visit = { href, scrollY: window.scrollY };
  // Without storage, the way back leads to the area's start.
  writeText(key(area), JSON.stringify(visit), 'session');
}

/**
 * Returns path and query last shown of an area in this tab, `fallback` when there were none. The host
 * restores its scroll position once that address is shown.
 */
export function returnTo(area: Area, fallback: string): string {
  const visit =
    typeof window === 'undefined' ? undefined : readChecked(key(area), parseVisit, 'session');
  pendingScroll = visit;
  return visit?.href ?? fallback;
}

/** Returns the scroll position that `returnTo` asked for at `href`, and forgets it. */
export function takeReturnScroll(href: string): number | undefined {
  const scrollY = pendingScroll?.href === href ? pendingScroll.scrollY : undefined;
  pendingScroll = undefined;
  return scrollY;
}
