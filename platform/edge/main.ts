import '@evmandi/contract/platform/end-with-parent';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { heldBy } from '@evmandi/contract/platform/port-holder';
import { openEdgeRegistry } from '../registry/registry.ts';
import { createEdge } from './edge.ts';
import { readEnvironment } from './environment.ts';
import { followChannel } from './live-site.ts';
import { createMachineFiles } from './machines/machine-files.ts';
import { createPictures } from './pictures.ts';
import { createPresence } from './presence.ts';
import { createRendering } from './render/rendering.ts';
import { listen } from './server.ts';

/** Exit code that keeps the supervisor from starting this process again. */
const WRONG_VARIABLES = 2;

const report = (line: string) => console.error(`edge: ${line}`);

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  await mkdir(join(environment.edgeDir, 'artifacts'), { recursive: true }).catch((error: Error) => {
    throw new EnvironmentError(`EDGE_DIR must be a folder to write in: ${error.message}`);
  });
  const registry = openEdgeRegistry(environment);
  const presence = createPresence({ registry, port: environment.port, report });
  const following = new AbortController();
  const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'render-worker.mjs');
  const rendering = createRendering({ registry, environment, report, workerFile });
  let stopping = false;
  const edge = createEdge({
    registry,
    config: environment.publicConfig,
    report,
    site: followChannel(registry, report, {
      prepare: rendering.prepare,
      onServing: presence.update,
      signal: following.signal,
    }),
    renderedPages: rendering.pages,
    canRender: rendering.canRender,
    isClosing: () => stopping,
    machineFiles: createMachineFiles({ ...environment, report }),
    pictures: createPictures({ ...environment, report }),
    metrics: rendering.metrics,
  });
  const server = await listen(edge, environment.port, environment.host);
  console.log(`edge: listening on port ${server.port}`);

  const stop = (noticeMs: number) => {
    if (stopping) return;
    stopping = true;
    following.abort();
    void Promise.all([server.close(noticeMs), presence.close()])
      .then(() => Promise.all([rendering.close(), registry.close()]))
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Its supervisor is gone: the port is wanted by the next.
    process.on(signal, () => stop(process.connected === false ? 0 : environment.drainMs));
  }
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const { port = 0 } = error;
  if (error instanceof EnvironmentError) report(error.message);
  else if (error.code === 'EADDRINUSE') {
    report(`port ${port} is in use${heldBy(port)}: set PORT to a free one`);
  } else report(error.stack ?? String(error));
  process.exit(error instanceof EnvironmentError ? WRONG_VARIABLES : 1);
});
