import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from './folders-above.ts';

interface Manifest {
  version: string;
  /** Hash of what is in a package of this project, which may change under one version. */
  contents?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Installed {
  folder: string;
  manifest: Manifest;
}

/** A package as it is found from a folder; `undefined` where it is not installed. */
export function findInstalled(from: string, name: string): Installed | undefined {
  const folder = foldersAbove(from)
    .map((above) => join(above, 'node_modules', name))
    .find((found) => existsSync(join(found, 'package.json')));
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return { folder: realpathSync(folder), manifest };
}

/** The same; throws where it is not installed. */
export function requireInstalled(from: string, name: string): Installed {
  const found = findInstalled(from, name);
  if (!found) throw new Error(`${name} is not installed in ${from}`);
  return found;
}

/**
 * Returns a line for each package of `names` and all that they depend on, as installed for `from`. Packages in
 * `provided` are left out, with what only they need.
 */
export function installedPackages(
  from: string,
  names: Iterable<string>,
  provided: ReadonlySet<string>,
): string[] {
  const seen = new Set<string>();
  const lines = new Set<string>();

  function add(name: string, place: string): void {
    const found = provided.has(name) ? undefined : findInstalled(place, name);
    if (!found || seen.has(found.folder)) return;
    const { folder, manifest } = found;
    seen.add(folder);
    lines.add(`${name}@${manifest.version} ${manifest.contents ?? ''}`.trim());
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const other of Object.keys(needed)) add(other, folder);
  }

  for (const name of names) add(name, from);
  return [...lines].sort();
}
