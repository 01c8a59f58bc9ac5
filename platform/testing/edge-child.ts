/**
 * Run by tests as a process of its own: `edge-child.ts <port> <dataDir> <url>` is an edge without rendering on
 * the registry of that PostgreSQL. Says `ready` once it listens.
 */
import { createEdge } from '../edge/edge.ts';
import { readEnvironment } from '../edge/environment.ts';
import { followChannel } from '../edge/live-site.ts';
import { createPresence } from '../edge/presence.ts';
import { listen } from '../edge/server.ts';
import { openEdgeRegistry } from '../registry/registry.ts';

const [port = '', dataDir = '', registryUrl = ''] = process.argv.slice(2);

async function run(): Promise<void> {
  const variables = { PORT: port, DATA_DIR: dataDir, REGISTRY_URL: registryUrl };
  const environment = readEnvironment(variables, '/');
  const report = (line: string) => console.error(`edge on ${port}: ${line}`);
  const registry = openEdgeRegistry(environment);
  const presence = createPresence({ registry, port: environment.port, report });
  const site = followChannel(registry, report, { onServing: presence.update });
  const edge = createEdge({ registry, config: environment.publicConfig, report, site });
  await listen(edge, environment.port, '127.0.0.1');
  process.send?.('ready');
  process.once('disconnect', () => process.exit(0));
}

void run();
