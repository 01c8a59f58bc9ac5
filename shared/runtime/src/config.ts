import type { PublicConfig } from '@evmandi/contract/page-data';

let current: PublicConfig | undefined;

/** Called once by the host (or the edge's worker) before anything else of the runtime is used. */
export function configure(config: PublicConfig): void {
  current = config;
}

/** The deployment's configuration. Throws when `configure` was not called. */
export function getConfig(): PublicConfig {
  if (!current) throw new Error('The runtime is not configured: call configure() first');
  return current;
}

/** Absolute address of a path that the API answered, such as `/api/pictures/…`. */
export function apiAddress(path: string): string {
  return `${getConfig().apiUrl}${path}`;
}
