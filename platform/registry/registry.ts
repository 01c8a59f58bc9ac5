import { join } from 'node:path';
import { openFolderRegistry } from './folder-registry.ts';
import { openPostgresRegistry } from './postgres/postgres-registry.ts';
import type { Registry } from './types.ts';
import { withVerifiedCopy } from './verified-copy.ts';

export type { ChannelState } from './channel.ts';
export type { Registry } from './types.ts';

/**
 * The registry: in the PostgreSQL of `url`, else in `<dataDir>/registry`. What is read from PostgreSQL is kept
 * in `<dataDir>/copy`.
 */
export function openRegistry(dataDir: string, url?: string): Registry {
  if (url === undefined) return openFolderRegistry(join(dataDir, 'registry'));
  const folder = join(dataDir, 'copy');
  return withVerifiedCopy(openPostgresRegistry(url, folder), folder);
}

interface EdgeOptions {
  dataDir: string;
  registryUrl: string | undefined;
  /** Folder for the copy, on this machine's own disk. */
  edgeDir: string;
}

/** The same for an edge, which uses nothing but what it has checked and copied. */
export function openEdgeRegistry({ dataDir, registryUrl, edgeDir }: EdgeOptions): Registry {
  const store =
    registryUrl === undefined
      ? openFolderRegistry(join(dataDir, 'registry'))
      : openPostgresRegistry(registryUrl, edgeDir);
  return withVerifiedCopy(store, edgeDir);
}
