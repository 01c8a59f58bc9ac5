import { join } from 'node:path';
import { isSingle, packageVersion } from './apps.ts';
import { requireInstalled } from './installed-packages.ts';

/** Ranges that remotes are built against; the host provides exactly what the lock file holds. */
const RANGES = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  'react-router-dom': '^7.18.0',
} as const;

export const RUNTIME = '@evmandi/runtime';

/** Packages that the host brings for all; the router's own package stands behind the facade. */
export const SHARED_PACKAGES: readonly string[] = [...Object.keys(RANGES), 'react-router'];

/** Share keys of one package: itself and, with the slash, everything below it (`react/jsx-runtime`). */
const KEYS: Record<string, string[]> = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-router-dom': ['react-router-dom'],
  [RUNTIME]: [RUNTIME],
};

/** Returns the version of the runtime that a host built now provides, or that a remote alone is built against. */
export function providedRuntime(root: string): string {
  return isSingle(root)
    ? requireInstalled(root, RUNTIME).manifest.version
    : packageVersion(join(root, 'shared', 'runtime'));
}

/** `name` and the range that a remote accepts, for its artefact. */
export function acceptedRanges(root: string): { name: string; version: string }[] {
  const [major] = providedRuntime(root).split('.');
  return Object.entries({ ...RANGES, [RUNTIME]: `^${major}.0.0` }).map(([name, version]) => ({
    name,
    version,
  }));
}

/** `name` and the version that the host provides, for its artefact. */
export function providedVersions(root: string) {
  return acceptedRanges(root).map(({ name }) => ({
    name,
    version:
      name === RUNTIME
        ? providedRuntime(root)
        : packageVersion(join(root, 'host', 'node_modules', name)),
  }));
}

/**
 * The federation plugin's `shared` option. All are singletons with `strictVersion`, so that a mismatch
 * rejects the one remote instead of crashing the page. Remotes bring no copy of their own.
 */
export function sharedOption(root: string, kind: 'host' | 'remote') {
  const provided = kind === 'host' ? providedVersions(root) : [];
  const versions = new Map(provided.map(({ name, version }) => [name, version]));
  return Object.fromEntries(
    acceptedRanges(root).flatMap(({ name, version: requiredVersion }) =>
      (KEYS[name] ?? [name]).map((key) => [
        key,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion,
          ...(kind === 'host' ? { version: versions.get(name) } : { import: false as const }),
          ...(kind === 'host' && name === 'react-router-dom'
            ? { import: join(root, 'platform/build/router-facade.ts') }
            : {}),
        },
      ]),
    ),
  );
}
