import type { MenuArea, MenuEntry, MenuEntryOf } from './menu.ts';
import type { PageRoute } from './remote-descriptor.ts';
import { hasScreen } from './route-owner.ts';

/** An entry as the page knows it, under the name of its area. */
export type PageMenuEntry<Area extends MenuArea> = Omit<MenuEntryOf<Area>, 'area'>;

/** The links of all remotes by area, each area in its order. */
export type PageMenu = { [Area in MenuArea]?: PageMenuEntry<Area>[] };

interface MenuSource {
  name: string;
  routes: PageRoute[];
  menu: readonly MenuEntry[];
}

/** The links of a composition that lead to one of its screens; the others are left out. */
export function pageMenu(remotes: readonly MenuSource[]): PageMenu {
  const entries = [...remotes]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap(({ menu }) => menu)
    .filter(({ path }) => hasScreen(remotes, path))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const menu: Partial<Record<MenuArea, object[]>> = {};
  for (const { area, ...entry } of entries) menu[area] = [...(menu[area] ?? []), entry];
  return menu as PageMenu;
}
