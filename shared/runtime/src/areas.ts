import { writeText } from './browser-storage.ts';
import { asRecord, type Parse, readChecked } from './checked-storage.ts';

/** A world that a person moves between, by the name that routes declare: `store`, `dashboard`, `workshop`. */
export type Area = string;

interface Place {
  /** Path and query. */
  href: string;
  scrollY: number;
}

const key = (area: Area) => `evmandi-area-${area}`;
let pendingScroll: { href: string; scrollY: number } | undefined;

const parsePlace: Parse<Place> = (value) => {
  const place = asRecord(value);
  if (typeof place?.href !== 'string' || !/^\/(?!\/)/.test(place.href)) return undefined;
  return Number.isFinite(place.scrollY) ? (value as Place) : undefined;
};

/** The host notes where the person is, for this tab alone. */
export function rememberPlace(area: Area, href: string): void {
  const place: Place = { href, scrollY: window.scrollY };
  // Without storage, the way back leads to the area's start.
  writeText(key(area), JSON.stringify(place), 'session');
}

/**
 * Path and query of the last place of an area in this tab, `fallback` when there was none. The host
 * restores its scroll position once that address is shown.
 */
export function returnTo(area: Area, fallback: string): string {
  const place =
    typeof window === 'undefined' ? undefined : readChecked(key(area), parsePlace, 'session');
  pendingScroll = place;
  return place?.href ?? fallback;
}

/** The scroll position that `returnTo` asked for at `href`, once. */
export function takeReturnScroll(href: string): number | undefined {
  const scrollY = pendingScroll?.href === href ? pendingScroll.scrollY : undefined;
  pendingScroll = undefined;
  return scrollY;
}
