/**
 * In place of the federation runtime's code for manifests, snapshots and its own preloading: pages use
 * none of them (docs/decisions/0002). With its plugin switched off, the runtime still asks for these names.
 */
const NOT_USED = 'Manifests, snapshots and preloadRemote are not part of this build';

/** Rejects every request for a snapshot. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} };
  readonly manifestCache = new Map<string, never>();

  loadRemoteSnapshotInfo(): Promise<never> {
    return Promise.reject(new Error(NOT_USED));
  }
}

/** Returns no information: no snapshot is registered. */
export const getGlobalRemoteInfo = () => ({});

const refuse = (): never => {
  throw new Error(NOT_USED);
};
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const normalizePreloadExposes = refuse;
export const defaultPreloadArgs = {};
