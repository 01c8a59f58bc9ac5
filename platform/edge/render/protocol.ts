import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';

/** What a worker needs of a composition. */
export interface WorkerSite {
  composition: PageComposition;
  /** Absolute path of the host's server entry. */
  hostEntry: string;
  /** Absolute paths of the remotes' server entries, by name. */
  remoteEntries: Record<string, string>;
  /** Absolute paths of the layouts' server modules, by the layout's id. */
  layoutEntries: Record<string, string>;
  config: PublicConfig;
  apiInternalUrl: string;
}

export interface RenderTask {
  site: WorkerSite;
  /** Path and declared query. */
  url: string;
  /** Milliseconds until the render gives up by itself. */
  limitMs: number;
}

export interface WorkerAnswer {
  result: RenderResult;
  /** Files of server builds behind the matched lazy screens, absolute. */
  files: string[];
}
