import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { findOwner, hasScreen } from '@evmandi/contract/platform/route-owner';
import { type Candidate, type Rule, titleOf } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** An address that a part of the site leads to, and where it does. */
interface Leading {
  remote: RemoteArtifact;
  path: string;
  where: string;
}

/** Where remotes lead: by their menus and, as far as their builds have recorded it, by their code. */
function leadings({ remotes, changed }: Candidate): Leading[] {
  return remotes.flatMap((remote) => {
    const { descriptor, uses, name } = remote;
    const inCode = (uses.links ?? []).map((path) => ({ remote, path, where: 'its code' }));
    // A new menu that leads nowhere is refused by another rule.
    if (changed.has(name)) return inCode;
    const inMenu = descriptor.menu.map(({ area, title, path }) => ({
      ...{ remote, path },
      where: `menu, ${area} "${title}"`,
    }));
    return [...inMenu, ...inCode];
  });
}

/** Routes that a release takes away are no longer led to by anything in the composition. */
export const checkRoutesGone: Rule = (candidate) => {
  const { remotes, live } = candidate;
  if (!live) return [];
  const before = live.remotes.map(({ name, descriptor }) => ({ name, routes: descriptor.routes }));
  const after = remotes.map(({ descriptor }) => descriptor);
  const lost = new Map<string, { place: string; from: string[] }>();
  for (const { remote, path, where } of leadings(candidate)) {
    if (!hasScreen(before, path) || hasScreen(after, path)) continue;
    const owner = findOwner(before, path.split(/[?#]/)[0] ?? '');
    if (!owner) continue;
    const place = `remotes/${owner.remote.name}/remote.json, route ${owner.route.path}`;
    const entry = lost.get(place) ?? { place, from: [] };
    entry.from.push(`${titleOf(remote)} (${where}, ${path})`);
    lost.set(place, entry);
  }
  return [...lost.values()].map(({ place, from }) => ({
    rule: 'routes-gone',
    place,
    message: `is gone, but ${[...new Set(from)].join(', ')} leads there`,
    remedy: 'Keep the route, or ship what leads there without the link first.',
  }));
};

/** A slot that the host has and that was filled is filled by some remote. */
export const checkSlotsGone: Rule = ({ host, remotes, live }): Refusal[] => {
  if (!live || !host) return [];
  const filled = new Set(remotes.flatMap(({ descriptor }) => descriptor.slots));
  return live.remotes.flatMap((before) =>
    before.descriptor.slots
      .filter((slot) => host.provides.slots.includes(slot) && !filled.has(slot))
      .map((slot) => ({
        rule: 'slots-gone',
        place: `remotes/${before.name}/remote.json, slots, ${slot}`,
        message: `${titleOf(before)} fills it; with this release no remote would, but ${titleOf(host)} has a control for it`,
        remedy: `Keep it, or let another remote fill it in one release of both.`,
      })),
  );
};
