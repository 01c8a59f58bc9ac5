import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LockFile } from './locked-packages.ts';

/** What some files are made of, by names relative to the project's root. */
interface Imported {
  /** The files themselves and all that they import of the project. */
  files: Set<string>;
  /** Other packages that they import, each with the workspace folder that declares it. */
  packages: Map<string, { folder: string; name: string }>;
  /** Folders of the workspace packages that were entered. */
  folders: Set<string>;
}

/** Types leave no trace in a build. */
const TYPES = /^\s*(?:import|export)\s+type\b[^'";]*\bfrom\s*['"][^'"]+['"]/gm;
/** In a script `new URL('./a.worker.ts', import.meta.url)` names code that runs in a worker. */
const SPECIFIER =
  /\b(?:from|import|require|new URL)\b\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]|url\(\s*['"]?([^'")\n]+)/g;

/** What a text imports or refers to, as it says it. */
export const specifiersIn = (text: string): string[] =>
  [...text.replace(TYPES, '').matchAll(SPECIFIER)].map(
    ([, imported, address]) => imported ?? address ?? '',
  );

/** `@scope/name/part` as the package's name and the part. */
function split(specifier: string): [name: string, part: string] {
  const segments = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return [segments.slice(0, length).join('/'), segments.slice(length).join('/')];
}

/** The file that a package's `exports` name for a part of it, as Node chooses it. */
function exportedFile(exports: Record<string, string>, part: string): string | undefined {
  const wanted = part === '' ? '.' : `./${part}`;
  if (exports[wanted] !== undefined) return exports[wanted];
  const patterns = Object.keys(exports)
    .filter((key) => key.includes('*'))
    .sort((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length);
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (wanted.startsWith(before) && wanted.endsWith(after)) {
      const middle = wanted.slice(before.length, wanted.length - after.length);
      return exports[pattern]?.replace('*', middle);
    }
  }
  return undefined;
}

interface Package {
  name?: string;
  exports?: Record<string, string>;
}

/** Reads the package.json of a workspace folder; an empty one when there is none. */
export function readPackage(root: string, folder: string): Package {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Package) : {};
}

interface Options {
  /** The project's root folder. */
  root: string;
  lock: LockFile;
  /** Where to begin; files that are not there are passed over. */
  entries: readonly string[];
  /** Packages that are not followed. */
  provided: ReadonlySet<string>;
}

/** Follows the imports of `entries` through the workspace. */
export function importedFiles({ root, lock, entries, provided }: Options): Imported {
  const folders = Object.keys(lock.importers).filter((folder) => folder !== '.');
  const workspace = new Map(
    folders.map((folder) => {
      const { name = folder, exports = {} } = readPackage(root, folder);
      return [name, { folder, exports }];
    }),
  );
  const found: Imported = { files: new Set(), packages: new Map(), folders: new Set() };

  function follow(specifier: string, from: string, folder: string): void {
    const beside = posix.join(posix.dirname(from), specifier);
    const [name, part] = split(specifier);
    const other = workspace.get(name);
    const file = other && exportedFile(other.exports, part);
    // A style sheet may leave the dot out.
    const isBeside =
      specifier.startsWith('.') || (from.endsWith('.css') && existsSync(join(root, beside)));
    if (isBeside) enter(beside);
    else if (provided.has(name)) return;
    else if (other && file) enter(posix.join(other.folder, file));
    else found.packages.set(`${folder} ${name}`, { folder, name });
  }

  function enter(file: string): void {
    if (found.files.has(file) || !existsSync(join(root, file))) return;
    found.files.add(file);
    const folder = folders.find((one) => file.startsWith(`${one}/`)) ?? '';
    if (folder) found.folders.add(folder);
    if (!/\.(?:[jt]sx?|css)$/.test(file)) return;
    for (const specifier of specifiersIn(readFileSync(join(root, file), 'utf8'))) {
      follow(specifier, file, folder);
    }
  }

  for (const entry of entries) enter(entry);
  return found;
}
