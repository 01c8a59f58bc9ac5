import '@evmandi/contract/platform/end-with-parent';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { type MetricsServer, serveMetrics } from '@evmandi/contract/platform/metrics-server';
import { heldBy } from '@evmandi/contract/platform/port-holder';
import { createVisitCounter } from '../canary/counter.ts';
import { createPartCounter } from '../canary/part-visits.ts';
import { openEdgeRegistry } from '../registry/registry.ts';
import { createEdge } from './edge.ts';
import { readEnvironment } from './environment.ts';
import { followChannel } from './live-site.ts';
import { createLogger } from './log.ts';
import { createMachineFiles } from './machines/machine-files.ts';
import { createEdgeMetrics } from './metrics/edge-metrics.ts';
import { observed } from './metrics/observed.ts';
import { openPasses } from './override/override-passes.ts';
import { createPictures } from './pictures.ts';
import { createPresence } from './presence.ts';
import { createRendering } from './render/rendering.ts';
import { createSecrets } from './secrets.ts';
import { listen, type RunningServer } from './server.ts';
import { createServiceWorker } from './service-worker.ts';

/** Exit code that keeps the supervisor from starting this process again. */
const WRONG_VARIABLES = 2;

/** What keeps it from starting, for the person who starts it. */
const complain = (line: string) => console.error(`edge: ${line}`);

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, process.cwd());
  const logger = createLogger(environment.logLevel);
  const secrets = createSecrets();
  const report = (line: string) => logger.warn(secrets.hide(line));
  await mkdir(join(environment.edgeDir, 'artifacts'), { recursive: true }).catch((error: Error) => {
    throw new EnvironmentError(`EDGE_DIR must be a folder to write in: ${error.message}`);
  });
  const registry = openEdgeRegistry(environment);
  const counter = createVisitCounter();
  const partCounter = createPartCounter();
  const { port, host } = environment;
  const following = new AbortController();
  const beside = (name: string) => join(dirname(fileURLToPath(import.meta.url)), name);
  const workerFile = beside('render-worker.mjs');
  const script = environment.offlinePages
    ? await readFile(beside('service-worker.js'), 'utf8')
    : undefined;
  const rendering = createRendering({ registry, environment, report, workerFile });
  const canaries = () => counter.counted;
  const visits = () => partCounter.counted;
  const { asked } = rendering;
  const presence = createPresence({ registry, port, asked, canaries, visits, report });
  let stopping = false;
  const site = followChannel(registry, report, {
    prepare: (site) => {
      secrets.learn(site);
      return rendering.prepare(site);
    },
    onServing: presence.update,
    signal: following.signal,
  });
  const edge = createEdge({
    registry,
    config: environment.publicConfig,
    report,
    secrets,
    site,
    renderedPages: rendering.pages,
    canRender: rendering.canRender,
    isClosing: () => stopping,
    isSecure: environment.siteUrl.startsWith('https:'),
    machineFiles: createMachineFiles({ ...environment, report }),
    counter,
    partCounter,
    trustProxy: environment.trustProxy,
    passes: openPasses(environment.apiInternalUrl),
    devOrigins: environment.devOrigins,
    pictures: createPictures({ ...environment, report }),
    serviceWorker: createServiceWorker({
      config: environment.publicConfig,
      siteUrl: environment.siteUrl,
      script,
    }),
  });
  const metrics = createEdgeMetrics({
    live: site,
    pool: () => rendering.counters,
    pages: () => rendering.pageCounters,
  });
  let server: RunningServer | undefined;
  let scraped: MetricsServer | undefined;
  const stop = (noticeMs: number) => {
    if (stopping) return;
    stopping = true;
    following.abort();
    void Promise.all([server?.close(noticeMs), presence.close()])
      .then(() => Promise.all([rendering.close(), registry.close(), scraped?.close()]))
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Its supervisor is gone: the port is wanted by the next.
    process.on(signal, () => stop(process.connected === false ? 0 : environment.drainMs));
  }
  const wanted = environment.metrics;
  scraped = wanted && (await serveMetrics(metrics, wanted.port, wanted.host));
  // Before, a closed port sends a load balancer to another edge at once, where an answer would have to be a failure.
  await site();
  if (stopping) return;
  server = await listen(observed(edge, { logger, secrets, metrics }), port, host);
  logger.info({ port: server.port, metricsPort: scraped?.port, pid: process.pid }, 'listening');
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const { port = 0 } = error;
  if (error instanceof EnvironmentError) complain(error.message);
  else if (error.code === 'EADDRINUSE') {
    complain(`port ${port} is in use${heldBy(port)}: set PORT, or METRICS_PORT, to a free one`);
  } else complain(error.stack ?? String(error));
  process.exit(error instanceof EnvironmentError ? WRONG_VARIABLES : 1);
});
