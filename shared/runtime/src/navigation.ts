import type { User } from '@evmandi/contract/domain/session';
import type { MenuArea } from '@evmandi/contract/platform/menu';
import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';

/** The links of the page's composition. */
interface Navigation {
  menu<Area extends MenuArea>(area: Area, user: User | null): PageMenuEntry<Area>[];
  landing(user: User): { path: string } | undefined;
}

let current: Navigation | undefined;

/** Called once by the host, before a remote is rendered. */
export function setNavigation(navigation: Navigation): void {
  current = navigation;
}

/** The links of an area that `user`, or `null` for a visitor, may see, in their order; none without a host. */
export function menuOf<Area extends MenuArea>(
  area: Area,
  user: User | null,
): PageMenuEntry<Area>[] {
  return current?.menu(area, user) ?? [];
}

/** Where a person lands after signing in, when nothing else was asked for: what their remote declares, else `/`. */
export function landingFor(user: User): string {
  return current?.landing(user)?.path ?? '/';
}
