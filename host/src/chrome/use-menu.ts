import type { MenuArea } from '@evmandi/contract/platform/menu';
import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { useSession } from '@evmandi/runtime';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';

/** The links of an area that the person here may see, in their order. */
export function useMenu<Area extends MenuArea>(area: Area): PageMenuEntry<Area>[] {
  const user = useSession((session) => session.user);
  return useRemoteRegistry().menu(area, user);
}

/** Badges of icons that stay in the bar on a phone: a part number and a fleet are what a workshop comes with. */
const IN_THE_BAR: readonly (string | undefined)[] = ['cart', 'garage'];

/** Whether an icon of the header is in its drawer on a phone. */
export const isWide = ({ badge }: PageMenuEntry<'header-icons'>): boolean =>
  !IN_THE_BAR.includes(badge);

/** Entries under the names of their groups, both in the order of the entries. */
export function byGroup<Entry extends { group: string }>(entries: Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}
