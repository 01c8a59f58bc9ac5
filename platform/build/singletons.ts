import { join } from 'node:path';
import { packageVersion } from './apps.ts';

/** Ranges that remotes are built against; the host provides exactly what the lock file holds. */
const RANGES = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  'react-router-dom': '^7.18.0',
} as const;

const RUNTIME = '@evmandi/runtime';

/** Share keys of one package: itself and, with the slash, everything below it (`react/jsx-runtime`). */
const KEYS: Record<string, string[]> = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-router-dom': ['react-router-dom'],
  [RUNTIME]: [RUNTIME],
};

interface Singleton {
  name: string;
  keys: string[];
  /** What the host provides. */
  version: string;
  /** What a remote accepts. */
  range: string;
}

function singletons(root: string): Singleton[] {
  const installed = (name: string) => packageVersion(join(root, 'host', 'node_modules', name));
  const runtime = packageVersion(join(root, 'shared', 'runtime'));
  const entries = Object.entries(RANGES).map(([name, range]) => ({
    name,
    range,
    version: installed(name),
  }));
  entries.push({
    name: RUNTIME,
    range: `^${runtime.split('.')[0]}.0.0` as never,
    version: runtime,
  });
  return entries.map((entry) => ({ ...entry, keys: KEYS[entry.name] ?? [entry.name] }));
}

/** `name` and the version that the host provides, for its artefact. */
export function providedVersions(root: string) {
  return singletons(root).map(({ name, version }) => ({ name, version }));
}

/** `name` and the range that a remote accepts, for its artefact. */
export function acceptedRanges(root: string) {
  return singletons(root).map(({ name, range }) => ({ name, version: range as string }));
}

/**
 * The federation plugin's `shared` option. All are singletons with `strictVersion`, so that a mismatch
 * rejects the one remote instead of crashing the page. Remotes bring no copy of their own.
 */
export function sharedOption(root: string, kind: 'host' | 'remote') {
  return Object.fromEntries(
    singletons(root).flatMap(({ name, keys, version, range }) =>
      keys.map((key) => [
        key,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: range as string,
          ...(kind === 'host' ? { version } : { import: false as const }),
          ...(kind === 'host' && name === 'react-router-dom'
            ? { import: join(root, 'platform/build/router-facade.ts') }
            : {}),
        },
      ]),
    ),
  );
}
