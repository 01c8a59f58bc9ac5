import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';

/** The server builds of a candidate, for the thread that loads them. */
export interface BuildsToLoad {
  page: PageComposition;
  config: PublicConfig;
  apiInternalUrl: string;
  /** Absolute path of the host's server entry. */
  hostEntry: string;
  remotes: {
    name: string;
    entry: string;
    /** Files of the layouts that it provides, by id. */
    layouts: Record<string, string>;
    /** Its screens and layouts are loaded as well, not only its routes. */
    whole: boolean;
  }[];
}

export interface LoadedRoute {
  id: string | undefined;
  path: string | undefined;
  /** Why its screen could not be loaded. */
  fault?: string;
}

export interface LoadedRemote {
  name: string;
  /** Why its routes could not be loaded. */
  fault?: string;
  /** Its default export; `undefined` when that is no list. */
  routes?: LoadedRoute[];
  layouts: { id: string; fault?: string }[];
}

export interface LoadedBuilds {
  /** Why the host could not be loaded; then no remote was. */
  hostFault?: string;
  remotes: LoadedRemote[];
}

/** What the thread says: what it is about to load, then what came of it. */
export type LoadMessage = { loading: string } | { loaded: LoadedBuilds };
