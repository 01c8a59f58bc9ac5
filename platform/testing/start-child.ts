/**
 * Run by tests as a process of its own: `start-child.ts <root>` is `npm start` in a project of hand-made
 * artefacts, whose API, edge and release service are small servers that write their process ids to `<root>/<name>.pid`. The
 * catalogue does not compile when BROKEN is set.
 */
import '@evmandi/contract/platform/end-with-parent';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../cli/start.ts';
import { readEnvironment } from '../edge/environment.ts';
import { openRegistry } from '../registry/registry.ts';
import { hostArtifact, remoteArtifact } from './artifacts.ts';
import { fakeBuild } from './build.ts';
import { untried } from './trials.ts';

const [root = ''] = process.argv.slice(2);

const server = (name: string, variable: string) => `
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
createServer((_, response) => response.end('ok')).listen(process.env.${variable}, '127.0.0.1');
writeFileSync(${JSON.stringify(join(root, `${name}.pid`))}, String(process.pid));
process.once('disconnect', () => process.exit(1));
`;

async function run(): Promise<void> {
  for (const [folder, file, variable] of [
    ['api', 'server', 'API_PORT'],
    ['platform', 'edge', 'PORT'],
    ['platform', 'release', 'RELEASE_PORT'],
  ] as const) {
    await mkdir(join(root, folder, 'dist'), { recursive: true });
    await writeFile(join(root, folder, 'dist', `${file}.mjs`), server(file, variable));
  }
  const environment = readEnvironment(process.env, root);
  const registry = openRegistry(environment.dataDir);
  const { build } = await fakeBuild(root, {
    host: hostArtifact(),
    catalog: process.env.BROKEN ? new Error('no such module') : remoteArtifact('catalog'),
  });
  const say = (line: string) => console.log(line);
  await start({ root, registry, build, trial: untried(), say }, environment);
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
