import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { withBuildCache } from './build-cache.ts';
import { type BundleOptions, bundleApp } from './bundle-app.ts';
import { buildIdentity } from './input-hash.ts';

const CACHES = '.cache/builds';

/**
 * Builds one app under the version that its sources have now; what did not change since the build before is not
 * compiled again. Rejects with the bundler's messages when the build fails.
 */
export async function buildApp(
  options: Omit<BundleOptions, 'version' | 'cacheDirectory'>,
): Promise<Artifact> {
  const { root, app } = options;
  const { version, setting } = buildIdentity(options);
  return withBuildCache({ folder: join(root, CACHES), app, setting }, (cacheDirectory) =>
    bundleApp({ ...options, version, cacheDirectory }),
  );
}
