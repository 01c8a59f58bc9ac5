import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { appDirectory, HOST, packageVersion } from './apps.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache']);
const SKIPPED_FILES = /\.test\.tsx?$|\.md$/;

interface AppReference {
  /** The project's root folder. */
  root: string;
  /** `host` or a remote's name. */
  app: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(path);
    return SKIPPED_FILES.test(entry.name) ? [] : [path];
  });
}

/**
 * What an app's build depends on: its own folder, the rooms compiled into it, the build preset and the
 * lock file. The runtime is compiled into the host alone; remotes get it through the share scope.
 */
function inputs({ root, app }: AppReference): string[] {
  const rooms = ['shared/ui', 'shared/contract', 'platform/build'];
  if (app === HOST) rooms.push('shared/runtime');
  const folders = [appDirectory(root, app), ...rooms.map((room) => join(root, room))];
  return [...folders.flatMap(filesBelow), join(root, 'pnpm-lock.yaml')];
}

/** 8 hex digits of a hash over names and contents of all inputs of an app's build. */
function inputHash(reference: AppReference): string {
  const hash = createHash('sha256');
  const named = inputs(reference).map((path) => ({
    path,
    name: relative(reference.root, path).split(sep).join('/'),
  }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { path, name } of named) {
    const content = readFileSync(path);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/** `<package version>-<input hash>`: the same inputs always have the same version. */
export function appVersion(reference: AppReference): string {
  const version = packageVersion(appDirectory(reference.root, reference.app));
  return `${version}-${inputHash(reference)}`;
}
