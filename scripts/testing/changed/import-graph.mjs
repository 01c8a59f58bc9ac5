import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLES, OUTSIDE } from '../../lib/bundle.mjs';
import { inRoot } from '../../lib/paths.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
/** Every quoted text: whichever names a file counts as an import, so that a script that is spawned counts as well. */
const QUOTED = /['"`]([^'"`\n$]{2,200})['"`]/g;

/** A process is spawned by the name of its bundle: the bundle stands for its entry. */
const ENTRY_OF = new Map([...BUNDLES, OUTSIDE].map(({ outfile, entry }) => [outfile, entry]));

/** Returns resolvers of the workspace's packages by name, from their `exports`. */
function workspacePackages(files) {
  const manifests = files.filter((file) => /^[^/]+(?:\/[^/]+)?\/package\.json$/.test(file));
  return new Map(
    manifests.map((file) => {
      const { name, exports: exported = {} } = JSON.parse(readFileSync(inRoot(file), 'utf8'));
      return [name, { folder: path.dirname(file), exported }];
    }),
  );
}

function exportedFile({ folder, exported }, subpath) {
  const exact = exported[subpath];
  if (exact) return path.join(folder, exact);
  for (const [pattern, target] of Object.entries(exported)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    const part = subpath.slice(before.length, subpath.length - after.length);
    const file = path.join(folder, target.replace('*', part));
    if (existsSync(inRoot(file))) return file;
  }
  return undefined;
}

function resolve(text, from, known, packages) {
  if (text.startsWith('@evmandi/')) {
    const [scope, name, ...rest] = text.split('/');
    const found = packages.get(`${scope}/${name}`);
    return found && exportedFile(found, ['.', ...rest].join('/'));
  }
  // Also without a dot: `join(__dirname, 'fonts.css')` reads the file beside its source.
  const beside = path.join(path.dirname(from), text);
  const named = text.startsWith('.') ? [beside, path.normalize(text)] : [text, beside];
  return named.map((file) => ENTRY_OF.get(file) ?? file).find((file) => known.has(file));
}

/**
 * Returns for each file the files that import it or name it.
 * @param {string[]} files All files of the repository, as paths from the root.
 */
export function importersOf(files) {
  const known = new Set(files);
  const packages = workspacePackages(files);
  const importers = new Map();
  for (const from of files.filter((file) => SOURCE.test(file))) {
    for (const [, text] of readFileSync(inRoot(from), 'utf8').matchAll(QUOTED)) {
      const file = resolve(text, from, known, packages);
      if (file && file !== from) importers.set(file, (importers.get(file) ?? new Set()).add(from));
    }
  }
  return importers;
}

/** Returns the files and all that import them, directly or through others. */
export function affectedBy(changed, importers) {
  const found = new Set(changed);
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  }
  return found;
}
