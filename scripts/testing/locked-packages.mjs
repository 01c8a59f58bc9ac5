import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.mjs';

/** `name@1.2.3(peer@4.0.0)` without its peers. */
const withoutPeers = (key) => key.replace(/\(.*$/, '');

/** Keys of the snapshots that a table of dependencies names; folders of the workspace are walked by themselves. */
const keysOf = (table = {}) =>
  Object.entries(table)
    .map(([name, entry]) => [name, typeof entry === 'string' ? entry : entry.version])
    .filter(([, version]) => !version.startsWith('link:'))
    // An alias names the package behind it.
    .map(([name, version]) =>
      withoutPeers(version).lastIndexOf('@') > 0 ? version : `${name}@${version}`,
    );

/**
 * Versions of every package that runs in production, by name: what the dependencies of the workspace reach in the
 * lock file, without those for development.
 * @returns {Record<string, string[]>}
 */
export function productionPackages(text = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) {
  const { importers, snapshots } = parse(text);
  const keys = new Set(
    Object.values(importers).flatMap(({ dependencies, optionalDependencies }) => [
      ...keysOf(dependencies),
      ...keysOf(optionalDependencies),
    ]),
  );
  // A set hands out what is added while it is walked.
  for (const key of keys) {
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const next of [...keysOf(dependencies), ...keysOf(optionalDependencies)]) keys.add(next);
  }
  const versions = {};
  for (const key of [...keys].map(withoutPeers).sort()) {
    const at = key.lastIndexOf('@');
    const name = key.slice(0, at);
    versions[name] = [...new Set([...(versions[name] ?? []), key.slice(at + 1)])];
  }
  return versions;
}
