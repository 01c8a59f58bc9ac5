import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';

/** What a worker needs of a composition. */
export interface WorkerSite {
  /** By which workers know it: after an older registry was put back, numbers of compositions come again. */
  id: number;
  /** So many sites a worker keeps loaded: those that serve, and as many of before; 2 when missing. */
  kept?: number;
  composition: PageComposition;
  /** Absolute path of the host's server entry. */
  hostEntry: string;
  /** Absolute paths of the remotes' server entries, by name. */
  remoteEntries: Record<string, string>;
  /** Absolute paths of the layouts' server modules, by the layout's id. */
  layoutEntries: Record<string, string>;
  config: PublicConfig;
  /** The one address, without `/api`, that code in a worker may ask. */
  apiInternalUrl: string;
}

export interface WorkerAnswer {
  result: RenderResult;
  /** Files of server builds behind the matched lazy screens, absolute. */
  files: string[];
}

/** What a worker is asked for, one at a time. */
export type WorkerRequest =
  | { kind: 'load'; site: WorkerSite }
  | {
      kind: 'render';
      /** Id of a site that the worker has loaded. */
      site: number;
      /** Path and declared query. */
      url: string;
      /** Milliseconds until the render gives up by itself. */
      limitMs: number;
      /** Id of the request that it is for; none for what is rendered in advance. */
      requestId?: string | undefined;
    };

/** What a worker says: one `done` or `failed` to each request; `loaded` are the ids of sites that it holds then. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'done'; answer?: WorkerAnswer; loaded: number[] }
  | { kind: 'failed'; message: string; loaded: number[] }
  | { kind: 'ending'; message: string };
