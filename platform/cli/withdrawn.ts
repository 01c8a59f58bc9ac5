import type { Composition } from '@evmandi/contract/platform/composition';

interface Part {
  name: string;
  version: string;
}

/** A page that is older than so many withdrawn versions is not told. */
const MOST = 50;

const partsOf = ({ host, remotes }: Composition): Part[] =>
  Object.entries({ host, ...remotes }).map(([name, version]) => ({ name, version }));
const titleOf = ({ name, version }: Part) => `${name} ${version}`;

/**
 * Returns `withdrawn` of the next composition, left out when empty: what the live one names and, after a
 * rollback, what is replaced; without what is live again.
 */
export function withdrawnAfter(
  live: Composition | undefined,
  { host, remotes }: { host: Part | undefined; remotes: readonly Part[] },
  rolledBack: boolean,
): Pick<Composition, 'withdrawn'> {
  if (!live) return {};
  const stays = new Set([...(host ? [host] : []), ...remotes].map(titleOf));
  const replaced = rolledBack ? partsOf(live).map(titleOf) : [];
  const all = new Set([...(live.withdrawn ?? []), ...replaced]);
  const withdrawn = [...all].filter((one) => !stays.has(one)).slice(-MOST);
  return withdrawn.length > 0 ? { withdrawn } : {};
}
