import type { PublicConfig } from '@evmandi/contract/platform/page-data';

let current: PublicConfig | undefined;
let ownApiUrl: string | undefined;

/**
 * Called once by the host before anything else of the runtime is used. `internalApiUrl` is the API's
 * address for this process's own calls, where it differs from the browser's.
 */
export function configure(config: PublicConfig, internalApiUrl?: string): void {
  current = config;
  ownApiUrl = internalApiUrl;
}

/** The deployment's configuration. Throws when `configure` was not called. */
export function getConfig(): PublicConfig {
  if (!current) throw new Error('The runtime is not configured: call configure() first');
  return current;
}

/** Where this process sends its calls, without `/api`. */
export function callAddress(): string {
  return ownApiUrl ?? getConfig().apiUrl;
}

/**
 * Address of a picture whose path the API answered, such as `/api/pictures/…`: on the site's own origin,
 * unless the deployment keeps pictures elsewhere.
 */
export function pictureAddress(path: string): string {
  return `${getConfig().picturesUrl ?? ''}${path}`;
}

/** The name that remotes released before `pictureAddress` import. */
export const apiAddress = (path: string): string => pictureAddress(path);
