import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { layoutModule, layoutServerFile } from '@evmandi/contract/platform/layouts';
import { appDirectory, HOST, listApps, readProvided } from './apps.ts';

const text = (value: string) => JSON.stringify(value);

const providedBy = (root: string, remote: string) => readProvided(appDirectory(root, remote));

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
  const later = remotes.flatMap((name) => {
    const { slots, layouts } = providedBy(root, name);
    const modules = [...slots.map((id) => `slots/${id}`), ...layouts.map(layoutModule)];
    return modules.map((module) => {
      return `  ${text(`${name}/${module}`)}: () => import(${source(root, name, `${module}.tsx`)}),`;
    });
  });
  return [
    ...importRoutes(root, remotes),
    'const modules = {',
    ...routes,
    ...later,
    '};',
    'export function registerAll() {}',
    "export const loadModule = async ({ name }, module) => modules[name + '/' + module]();",
  ].join('\n');
}

/** Names under which a worker asks for a remote's routes, and for a layout. */
const roomOf = (remote: string) => `monolith/${remote}`;
const layoutRoom = (id: string) => `monolith/${layoutModule(id)}`;

const layoutsOf = (root: string, remotes: string[]) =>
  remotes.flatMap((name) => providedBy(root, name).layouts.map((id) => ({ name, id })));

/** The host's server entry with all routes and layouts beside its singletons. */
function serverEntry(root: string, remotes: string[]): string {
  const rooms = remotes.map((name, index) => {
    return `  ${text(roomOf(name))}: { default: routes${index} },`;
  });
  const layouts = layoutsOf(root, remotes);
  const imports = layouts.map(({ name, id }, index) => {
    return `import layout${index} from ${source(root, name, `${layoutModule(id)}.tsx`)};`;
  });
  const layoutRooms = layouts.map(({ id }, index) => {
    return `  ${text(layoutRoom(id))}: { default: layout${index} },`;
  });
  return [
    `import { createRenderer, singletons as shared } from ${text(join(root, 'host/src/server.tsx'))};`,
    ...importRoutes(root, remotes),
    ...imports,
    'export { createRenderer };',
    'export const singletons = {',
    '  ...shared,',
    ...rooms,
    ...layoutRooms,
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

/** Server entries of the remotes and layouts, as a worker loads them: each hands on what the host's entry holds. */
export async function writeRemoteEntries(root: string, outDir: string): Promise<void> {
  const remotes = listApps(root).filter((app) => app !== HOST);
  const rooms = [
    ...remotes.map((name) => [`server/remotes/${name}.js`, roomOf(name)] as const),
    ...layoutsOf(root, remotes).map(({ id }) => [layoutServerFile(id), layoutRoom(id)] as const),
  ];
  for (const [file, room] of rooms) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), `module.exports = require(${text(room)});\n`);
  }
}
