import '@evmandi/contract/platform/end-with-parent';
import { join } from 'node:path';
import {
  createEdge,
  createPictures,
  HOST,
  listen,
  openRegistry,
  readEnvironment,
} from '@evmandi/platform/bench';
import { browserPages, serverPages } from './pages.ts';
import type { ServeOptions } from './protocol.ts';
import { monolithSite } from './site.ts';

/** The one bundle behind the edge's own code, on two ports of a process of its own. */
async function serve({ root, browserPort, hints }: ServeOptions, version: string) {
  const environment = readEnvironment(process.env, root);
  const { publicConfig: config, dataDir, port, host } = environment;
  const registry = openRegistry(dataDir);
  const artifact = await registry.readArtifact(HOST, version);
  if (artifact?.kind !== 'host') throw new Error(`${dataDir} holds no build of one bundle`);
  const site = monolithSite(root, artifact);
  const report = (line: string) => console.error(`one bundle: ${line}`);
  const folder = registry.artifactFolder(HOST, version) ?? '';
  const workerFile = join(root, 'platform/dist/render-worker.mjs');
  const server = serverPages({
    ...{ site, config, registry, environment, workerFile, folder, report },
    hints: hints.server,
  });
  const pictures = createPictures({ ...environment, report });
  const edge = (renderedPages: typeof server.pages) =>
    createEdge({ registry, config, report, site: async () => site, renderedPages, pictures });
  await server.prepare();
  await listen(edge(server.pages), port, host);
  await listen(edge(browserPages({ site, config, hints: hints.browser })), browserPort, host);
  process.send?.('ready');
}

const [options = '{}', version = ''] = process.argv.slice(2);
await serve(JSON.parse(options) as ServeOptions, version);
