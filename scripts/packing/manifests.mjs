import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The package.json of a folder of the workspace. */
export const manifestOf = (folder) => read(inRoot(folder, 'package.json'));

/** The version of a package that is installed for a folder of the workspace. */
export function installedVersion(folder, name) {
  return read(inRoot(folder, 'node_modules', name, 'package.json')).version;
}

/** The version of a package that another package of a folder of the workspace brings along. */
export function transitiveVersion(folder, through, name) {
  const inFolder = createRequire(inRoot(folder, 'package.json'));
  return read(createRequire(inFolder.resolve(through)).resolve(`${name}/package.json`)).version;
}

/** Once in a page, or in a team's project: whoever uses the package brings it. */
const isSingleton = (name) =>
  name.startsWith('@evmandi/') || /^react(?:-dom|-router-dom)?$/.test(name);

/** `names` as a package asks for them, each with the version that the workspace has of it. */
export function asDependencies(folder, names) {
  const versions = [...names].sort().map((name) => [name, installedVersion(folder, name)]);
  const kept = (single) => versions.filter(([name]) => isSingleton(name) === single);
  return {
    dependencies: Object.fromEntries(kept(false)),
    peerDependencies: Object.fromEntries(kept(true)),
  };
}
