import type { Artifact } from '@evmandi/contract/platform/composition';
import { type BundleOptions, bundleApp } from './bundle-app.ts';
import { appVersion } from './input-hash.ts';

/**
 * Builds one app under the version that its sources have now.
 * Rejects with the bundler's messages when the build fails.
 */
export async function buildApp(options: Omit<BundleOptions, 'version'>): Promise<Artifact> {
  return bundleApp({ ...options, version: appVersion(options) });
}
