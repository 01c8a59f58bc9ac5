import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const HOST = 'host';

/** The project's root: the nearest folder above `from` that holds the workspace file. */
export function findRoot(from = process.cwd()): string {
  let folder = from;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No pnpm-workspace.yaml in ${from} or above it`);
    folder = parent;
  }
  return folder;
}

/** Names of all apps that can be shipped: the host first, then every folder of `remotes/`. */
export function listApps(root: string): string[] {
  const remotes = readdirSync(join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(appFile(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
  return [HOST, ...remotes];
}

/** Returns the folder of the host or of a remote. */
export function appDirectory(root: string, app: string): string {
  return app === HOST ? join(root, 'host') : join(root, 'remotes', app);
}

const appFile = (root: string, app: string, file: string) => join(appDirectory(root, app), file);

/** What a `remote.json` says that the remote exposes besides its routes: ids of slots and of layouts. */
export function readProvided(directory: string): { slots: string[]; layouts: string[] } {
  const { slots = [], layouts = [] } = JSON.parse(
    readFileSync(join(directory, 'remote.json'), 'utf8'),
  ) as { slots?: string[]; layouts?: string[] };
  return { slots, layouts };
}

/** The `version` of a package.json. */
export function packageVersion(directory: string): string {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
