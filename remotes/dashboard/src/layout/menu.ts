import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { menuOf, useSession } from '@evmandi/runtime';
import { ownMenu } from './own-menu.ts';

export type MenuEntry = PageMenuEntry<'dashboard'>;

/** The side menu (DASH-1): the own entries, then what other remotes declare. */
export function useSideMenu(): MenuEntry[] {
  const user = useSession((session) => session.user);
  return [...ownMenu(user), ...menuOf('dashboard', user)];
}

export interface MenuGroup {
  /** Its heading; the entries without one stand at the end. */
  heading: string | undefined;
  entries: MenuEntry[];
}

/** The entries under their headings, in the order of their first entries. */
export function groupsOf(menu: readonly MenuEntry[]): MenuGroup[] {
  const groups = new Map<string | undefined, MenuEntry[]>();
  for (const entry of menu) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups]
    .map(([heading, entries]) => ({ heading, entries }))
    .sort((a, b) => Number(a.heading === undefined) - Number(b.heading === undefined));
}

const trimmed = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();

/** The menu entry that a path belongs to: the longest one it starts with. */
export function entryOf(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const here = trimmed(pathname);
  return menu
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * How people call the area at a path below `/dashboard`: the title of its menu entry, else its own words
 * (`/dashboard/tax-rates` is "Tax rates").
 */
export function areaName(menu: readonly MenuEntry[], pathname: string): string {
  const entry = entryOf(menu, pathname);
  if (entry && entry.path !== '/dashboard') return entry.title;
  const words = trimmed(pathname)
    .split('/')
    .slice(2)
    .map((segment) =>
      decoded(segment)
        .replace(/[-_\s]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
