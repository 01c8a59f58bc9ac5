import { join } from 'node:path';
import { openFolderRegistry } from './folder-registry.ts';
import { openPostgresRegistry } from './postgres/postgres-registry.ts';
import type { Registry } from './types.ts';
import { withVerifiedCopy } from './verified-copy.ts';

export type { ChannelState } from './channel.ts';
export type { Registry } from './types.ts';

/**
 * The registry: in the PostgreSQL of `url`, else in `<dataDir>/registry`. What is read from PostgreSQL is kept
 * in `<dataDir>/copy`. Edges of the folder say in `heartbeatDir` what they serve.
 */
export function openRegistry(dataDir: string, url?: string, heartbeatDir?: string): Registry {
  if (url === undefined) return openFolderRegistry(join(dataDir, 'registry'), heartbeatDir);
  const folder = join(dataDir, 'copy');
  return withVerifiedCopy(openPostgresRegistry(url, folder), folder);
}

interface EdgeOptions {
  dataDir: string;
  registryUrl: string | undefined;
  /** Folder for the copy, on this machine's own disk. */
  edgeDir: string;
  heartbeatDir?: string;
}

/** The same for an edge, which uses nothing but what it has checked and copied. */
export function openEdgeRegistry(options: EdgeOptions): Registry {
  const { dataDir, registryUrl, edgeDir, heartbeatDir } = options;
  const store =
    registryUrl === undefined
      ? openFolderRegistry(join(dataDir, 'registry'), heartbeatDir)
      : openPostgresRegistry(registryUrl, edgeDir);
  return withVerifiedCopy(store, edgeDir);
}
