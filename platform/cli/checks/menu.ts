import { codesOf } from '@evmandi/contract/platform/access';
import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { MenuArea, MenuEntry } from '@evmandi/contract/platform/menu';
import { hasScreen } from '@evmandi/contract/platform/route-owner';
import { newestLast, type Rule, titleOf } from './candidate.ts';

const placeOf = ({ name }: RemoteArtifact, { area, title }: MenuEntry) =>
  `remotes/${name}/remote.json, menu, ${area} "${title}"`;

/** A link of a new release leads to a screen that a remote of the composition declares. */
export const checkLinks: Rule = ({ remotes, changed }) => {
  const routes = remotes.map(({ descriptor }) => descriptor);
  return remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) =>
      remote.descriptor.menu
        .filter(({ path }) => !hasScreen(routes, path))
        .map((entry) => ({
          rule: 'menu-route',
          place: placeOf(remote, entry),
          message: `leads to ${entry.path}, which no remote declares a route for`,
          remedy: `Correct the path, or ship the remote with that screen first.`,
        })),
    );
};

/** Areas that hold one entry. */
const SINGLE: readonly MenuArea[] = ['search', 'browse'];

/** What there may be only one of, each with a name for it; the same link may stand once in a place. */
function kindsOf(entry: MenuEntry): string[] {
  const { area, path } = entry;
  if (SINGLE.includes(area)) return [`the ${area} entry`];
  if (area === 'landing') {
    const codes = codesOf(entry.access);
    return codes.length > 0
      ? codes.map((code) => `the landing of ${code}`)
      : ['the landing of all'];
  }
  const place = 'group' in entry && entry.group ? `${area} "${entry.group}"` : area;
  return [`the link to ${path} in ${place}`];
}

/** No two entries of a composition claim what there is one of. */
export const checkOneOfAKind: Rule = (candidate) => {
  const first = new Map<string, RemoteArtifact>();
  return newestLast(candidate).flatMap((remote) =>
    remote.descriptor.menu.flatMap((entry) =>
      kindsOf(entry).flatMap((kind) => {
        const other = first.get(kind);
        first.set(kind, other ?? remote);
        if (!other) return [];
        return {
          rule: 'menu-once',
          place: placeOf(remote, entry),
          message: `is ${kind}, which ${titleOf(other)} declares already`,
          remedy:
            other === remote
              ? 'Declare it once.'
              : `Take it out of one of the two; ship the remote that gives it up first.`,
        };
      }),
    ),
  );
};
