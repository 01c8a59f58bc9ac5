import '@evmandi/contract/platform/end-with-parent';
import { join } from 'node:path';
import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { heldBy } from '@evmandi/contract/platform/port-holder';
import { evidenceIn, keepJudging, keepPartVisits, partVisitsIn, visitsIn } from '../cli/canary.ts';
import { createTrial } from '../cli/candidate/create-trial.ts';
import { readEnvironment } from '../edge/environment.ts';
import { createLogger } from '../edge/log.ts';
import { LIMITS, listen } from '../edge/server.ts';
import { openRegistry } from '../registry/registry.ts';
import { startOutbox } from './outbox.ts';
import { createService } from './service.ts';
import { openUploads } from './uploads.ts';

/** Exit code that keeps the supervisor from starting this process again. */
const WRONG_VARIABLES = 2;
const HOUR_MS = 60 * 60 * 1000;

async function main(): Promise<void> {
  const root = process.cwd();
  const environment = readEnvironment(process.env, root);
  const { dataDir, registryUrl, heartbeatDir, releasePort, releaseSecret, host, quota } =
    environment;
  const logger = createLogger(environment.logLevel, undefined, 'release');
  const report = (line: string) => logger.warn(line);
  const registry = openRegistry(dataDir, registryUrl, heartbeatDir);
  const uploads = openUploads(registry, join(dataDir, 'uploads'), quota);
  const ending = new AbortController();
  const judging = {
    evidence: evidenceIn(dataDir),
    rule: environment.canaryRule,
    visits: visitsIn(dataDir),
    partVisits: partVisitsIn(dataDir),
  };
  const service = createService({
    registry,
    uploads,
    report,
    judging,
    quota,
    secret: releaseSecret,
    makeTrial: (tell) => createTrial({ root, registry, environment, warn: report, ...tell }),
  });
  // A release says nothing while it is rehearsed.
  const server = await listen(service, releasePort, host, { ...LIMITS, idleMs: 0 });
  if (releaseSecret === undefined) {
    report('RELEASE_SECRET is not set: entries for the audit log stay in the registry');
  } else {
    const destination = { apiUrl: environment.apiInternalUrl, secret: releaseSecret };
    startOutbox(registry.records, destination, { report, signal: ending.signal });
  }
  // From now on the days of tokens that earlier releases made without an end are counted.
  registry.records.tokensEndSince(new Date().toISOString()).catch((error: unknown) => {
    report(`When tokens without an end are to end is not written yet: ${error}`);
  });
  void keepJudging({ registry, say: report }, judging, ending.signal);
  void keepPartVisits({ registry, say: report }, judging, ending.signal);
  const sweep = () => {
    Promise.all([registry.sweep(), uploads.sweep()]).catch((error: unknown) =>
      report(`What was left behind was not removed: ${error}`),
    );
  };
  sweep();
  setInterval(sweep, HOUR_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) return;
      ending.abort();
      void server
        .close()
        .then(() => registry.close())
        .then(() => process.exit(0));
    });
  }
  logger.info({ port: server.port, pid: process.pid }, 'listening');
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const { port = 0 } = error;
  if (error instanceof EnvironmentError) console.error(`release: ${error.message}`);
  else if (error.code === 'EADDRINUSE') {
    console.error(`release: port ${port} is in use${heldBy(port)}: set RELEASE_PORT to a free one`);
  } else console.error(`release: ${error.stack ?? error}`);
  process.exit(error instanceof EnvironmentError ? WRONG_VARIABLES : 1);
});
