import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';

/** Dependencies by name; versions carry those of their peers: `7.18.5(react@19.3.1)`. */
type Versions = Record<string, string>;
type Declared = Record<string, { version: string }>;

/** What is read of `pnpm-lock.yaml`. */
export interface LockFile {
  /** Workspace packages by their folder. */
  importers: Record<string, { dependencies?: Declared; devDependencies?: Declared }>;
  packages?: Record<string, { resolution?: unknown }>;
  snapshots?: Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>;
}

let latest: { text: string; lock: LockFile } | undefined;

/** Reads the lock file of the project in `root`. Throws when there is none. */
export function readLockFile(root: string): LockFile {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  // Parsing takes longer than all the rest of a version: once for all apps, by a parser four times as fast as `yaml`.
  if (latest?.text !== text)
    latest = { text, lock: load(text, { schema: CORE_SCHEMA }) as LockFile };
  return latest.lock;
}

/** Returns the key in the lock file of a package that a workspace package declares; `undefined` for any other. */
export function lockedKey({ importers }: LockFile, folder: string, name: string) {
  const { dependencies = {}, devDependencies = {} } = importers[folder] ?? {};
  const version = (dependencies[name] ?? devDependencies[name])?.version;
  return version === undefined || version.startsWith('link:') ? undefined : `${name}@${version}`;
}

const withoutPeers = (key: string) => key.replace(/\(.*$/, '');
const nameOf = (key: string) => withoutPeers(key).replace(/(?!^)@.*$/, '');

/**
 * Returns a line for each package of `keys` and all that they depend on: name, version and what the lock file
 * holds its content against. Packages in `provided` are left out, with what only they need.
 */
export function lockedPackages(
  { packages = {}, snapshots = {} }: LockFile,
  keys: Iterable<string>,
  provided: ReadonlySet<string>,
): string[] {
  const seen = new Set<string>();
  const lines = new Set<string>();

  function add(key: string): void {
    if (seen.has(key) || provided.has(nameOf(key))) return;
    seen.add(key);
    const plain = withoutPeers(key);
    const patch = /\(patch_hash=[^)]*\)/.exec(key)?.[0] ?? '';
    lines.add(`${plain}${patch} ${JSON.stringify(packages[plain]?.resolution ?? null)}`);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      const own = `${name}@${version}`;
      // A package under another name is locked as `<its name>@<version>`.
      add(own in snapshots ? own : version);
    }
  }

  for (const key of keys) add(key);
  return [...lines].sort();
}
