import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appDirectory, HOST, listApps } from './apps.ts';

const text = (value: string) => JSON.stringify(value);

function slotsOf(root: string, remote: string): string[] {
  const file = join(appDirectory(root, remote), 'remote.json');
  const { slots = [] } = JSON.parse(readFileSync(file, 'utf8')) as { slots?: string[] };
  return slots;
}

const source = (root: string, remote: string, file: string) =>
  text(join(appDirectory(root, remote), 'src', file));

function importRoutes(root: string, remotes: string[]): string[] {
  return remotes.map(
    (name, index) => `import routes${index} from ${source(root, name, 'routes.tsx')};`,
  );
}

/** What stands in for the federation adapter: the same modules under the same names, known to one build. */
function adapter(root: string, remotes: string[]): string {
  const routes = remotes.map((name, index) => {
    return `  ${text(`${name}/routes`)}: () => ({ default: routes${index} }),`;
  });
  const slots = remotes.flatMap((name) =>
    slotsOf(root, name).map((id) => {
      return `  ${text(`${name}/slots/${id}`)}: () => import(${source(root, name, `slots/${id}.tsx`)}),`;
    }),
  );
  return [
    ...importRoutes(root, remotes),
    'const modules = {',
    ...routes,
    ...slots,
    '};',
    'export function registerAll() {}',
    "export const loadModule = async ({ name }, module) => modules[name + '/' + module]();",
  ].join('\n');
}

/** Name under which a worker asks for a remote's routes. */
const roomOf = (remote: string) => `monolith/${remote}`;

/** The host's server entry with all routes beside its singletons. */
function serverEntry(root: string, remotes: string[]): string {
  const rooms = remotes.map((name, index) => {
    return `  ${text(roomOf(name))}: { default: routes${index} },`;
  });
  return [
    `import { createRenderer, singletons as shared } from ${text(join(root, 'host/src/server.tsx'))};`,
    ...importRoutes(root, remotes),
    'export { createRenderer };',
    'export const singletons = {',
    '  ...shared,',
    ...rooms,
    '};',
  ].join('\n');
}

/** Writes the modules that join host and remotes into `folder`. Returns their paths. */
export async function writeSources(root: string, folder: string) {
  const remotes = listApps(root).filter((app) => app !== HOST);
  const files = { adapter: join(folder, 'adapter.js'), server: join(folder, 'server.js') };
  await mkdir(folder, { recursive: true });
  await writeFile(files.adapter, adapter(root, remotes));
  await writeFile(files.server, serverEntry(root, remotes));
  return files;
}

/** Server entries of the remotes, as a worker loads them: each hands on what the host's entry holds. */
export async function writeRemoteEntries(root: string, outDir: string): Promise<void> {
  const folder = join(outDir, 'server/remotes');
  await mkdir(folder, { recursive: true });
  for (const name of listApps(root).filter((app) => app !== HOST)) {
    await writeFile(
      join(folder, `${name}.js`),
      `module.exports = require(${text(roomOf(name))});\n`,
    );
  }
}
