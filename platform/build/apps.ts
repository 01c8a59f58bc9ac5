import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foldersAbove } from './folders-above.ts';

export const HOST = 'host';

/** Whether a project is that of one team: a remote alone, with its `remote.json` in the project's own folder. */
export const isSingle = (root: string): boolean => existsSync(join(root, 'remote.json'));

const isWorkspace = (folder: string) =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) && existsSync(join(folder, 'remotes'));

/** The project's root: the nearest folder from `from` upwards that holds the workspace, else one that is a remote. */
export function findRoot(from = process.cwd()): string {
  const folders = foldersAbove(from);
  const root = folders.find(isWorkspace) ?? folders.find(isSingle);
  if (root === undefined)
    throw new Error(`No workspace with remotes, and no remote.json, in ${from} or above it`);
  return root;
}

/** Names of all apps that can be shipped: the host first, then every folder of `remotes/`; or the one remote. */
export function listApps(root: string): string[] {
  if (isSingle(root)) return [appName(root, root)];
  const remotes = readdirSync(join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(appFile(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
  return [HOST, ...remotes];
}

/** Returns the folder of the host or of a remote. */
export function appDirectory(root: string, app: string): string {
  if (isSingle(root)) return root;
  return app === HOST ? join(root, 'host') : join(root, 'remotes', app);
}

const appFile = (root: string, app: string, file: string) => join(appDirectory(root, app), file);

/** The name of the app in a folder: that of the folder; of a remote alone, what its `remote.json` says. */
export function appName(root: string, directory: string): string {
  return isSingle(root) ? readDescriptor(directory).name : basename(directory);
}

interface Descriptor {
  name: string;
  slots?: string[];
  layouts?: string[];
}

const readDescriptor = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'remote.json'), 'utf8')) as Descriptor;

/** What a `remote.json` says that the remote exposes besides its routes: ids of slots and of layouts. */
export function readProvided(directory: string): { slots: string[]; layouts: string[] } {
  const { slots = [], layouts = [] } = readDescriptor(directory);
  return { slots, layouts };
}

/** The `version` of a package.json. */
export function packageVersion(directory: string): string {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
