import { drawVisitors } from '../../canary/visitors.ts';
import { type ReleaseSet, type RunningCanary, withCanaries } from '../../registry/release-set.ts';
import { describeSite, type Site } from '../site.ts';

/** Every choice of some of `items`, none of them first. */
function choices<Item>(items: readonly Item[]): Item[][] {
  const many = 2 ** items.length;
  return Array.from({ length: many }, (_, index) => items.filter((_, bit) => index & (2 ** bit)));
}

/**
 * Returns the site of a release, with those beside it that visitors get while its canaries run: one for each choice of
 * canaries, since who is drawn for one has nothing to do with who is for another.
 */
export function siteWithCanaries(release: ReleaseSet, running: readonly RunningCanary[]): Site {
  if (running.length === 0) return describeSite(release);
  const chosen = choices(running);
  const sites = chosen.map((choice) => ({
    ...describeSite(
      withCanaries(release, choice),
      choice.map(({ canary }) => canary.app),
    ),
    sides: chosen.length,
  }));
  const drawn = running.map(({ canary }) => drawVisitors(canary));
  const [stable] = sites;
  if (!stable) throw new Error('no choice of canaries');
  const site: Site = { ...stable };
  site.beside = {
    canaries: running.map(({ canary }) => canary),
    sites: [site, ...sites.slice(1)],
    // The first canary decides about every second choice, the next about every second pair of them, and so on.
    of: (visitor) => {
      const index = drawn.reduce((sum, isDrawn, bit) => sum + (isDrawn(visitor) ? 2 ** bit : 0), 0);
      return (index === 0 ? undefined : sites[index]) ?? site;
    },
  };
  return site;
}
