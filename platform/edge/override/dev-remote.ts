import type { ChunkList, PageRemote } from '@evmandi/contract/platform/composition';
import { isDevOrigin } from '@evmandi/contract/platform/override';
import type { ReleaseSet } from '../../registry/release-set.ts';

/** Versions by their part, where one may be the origin of a dev server. */
type Tried = Readonly<Record<string, string>>;

/** Nothing is known of what a dev server builds, and its scripts come by themselves. */
const NO_CHUNKS: ChunkList = { js: [], css: [] };

/** The origins that the code of these comes from beside the site's own. */
export const devOriginsOf = (versions: Tried): string[] =>
  Object.values(versions).filter(isDevOrigin);

/**
 * The parts that come from dev servers, with their origin. Throws unless the site allows each of them: what it brings
 * runs as script of the site, with the session of the person.
 */
export function requireAllowed(
  versions: Tried,
  { remotes }: ReleaseSet,
  allowed: readonly string[],
): ReadonlyMap<string, string> {
  const developed = Object.entries(versions).filter(([, version]) => isDevOrigin(version));
  for (const [name, origin] of developed) {
    if (!allowed.includes(origin)) {
      throw new Error(`DEV_ORIGINS of this site does not name ${origin}`);
    }
    // Its routes are read from what is live: the edge does not reach the person's machine.
    if (!remotes.some((remote) => remote.name === name)) {
      throw new Error(
        `${name} is no remote that is live, and only such a one can come from ${origin}`,
      );
    }
  }
  return new Map(developed);
}

/** The remote as it is live, with its code from that dev server. */
export function fromDevServer(remote: PageRemote, origin: string | undefined): PageRemote {
  if (origin === undefined) return remote;
  const { layouts, ...others } = remote;
  const ids = Object.keys(layouts ?? {});
  return {
    ...others,
    // Links to the same page name it.
    version: origin,
    entry: `${origin}/remoteEntry.js`,
    chunks: NO_CHUNKS,
    ...(layouts && { layouts: Object.fromEntries(ids.map((id) => [id, NO_CHUNKS])) }),
  };
}
