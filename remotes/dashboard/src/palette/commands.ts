import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission, type User } from '@evmandi/contract/domain/session';
import { signOut } from '@evmandi/runtime';
import { IconArrowRight, IconDownload, IconLogout, IconPlus, IconRefresh } from '@evmandi/ui/icons';
import type { MenuEntry } from '../layout/menu.ts';
import { menuIcon } from '../layout/menu-icons.ts';
import { links } from '../links.ts';
import { saveOrders } from '../orders/save-orders.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries of which the title holds every word. */
function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = wordsOf(text);
  return entries.filter(({ title }) => {
    const own = title.toLowerCase();
    return words.every((word) => own.includes(word));
  });
}

interface Place {
  menu: readonly MenuEntry[];
  user: User | null;
  /** Path and query of what is shown. */
  pathname: string;
  search: string;
  reload: () => unknown;
}

/** Screens to go to and commands to run, those that the text finds; all of them for none. */
export function commandGroups(
  { menu, user, reload, ...here }: Place,
  text: string,
): PaletteGroup[] {
  const screens = menu.map(
    ({ title, path, icon }): PaletteEntry => ({
      key: path,
      title: `Go to ${title}`,
      Icon: menuIcon({ icon }) ?? IconArrowRight,
      to: path,
    }),
  );
  const commands: PaletteEntry[] = [
    ...(hasPermission(user, PERMISSION.administration)
      ? [
          {
            key: 'export',
            title: 'Export orders as CSV',
            Icon: IconDownload,
            run: () => saveOrders(here),
          },
        ]
      : []),
    ...([PERMISSION.administration, PERMISSION.workshop].some((code) => hasPermission(user, code))
      ? [{ key: 'new-card', title: 'New job card', Icon: IconPlus, to: links.newJobCard }]
      : []),
    { key: 'reload', title: 'Read this screen anew', Icon: IconRefresh, run: reload },
    { key: 'sign-out', title: 'Sign out', Icon: IconLogout, run: signOut },
  ];
  return [
    { title: 'Screens', entries: matching(screens, text) },
    { title: 'Commands', entries: matching(commands, text) },
  ].filter(({ entries }) => entries.length > 0);
}
