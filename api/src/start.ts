import type { AddressInfo } from 'node:net';
import { serveMetrics } from '@evmandi/contract/platform/metrics-server';
import { buildApp } from './app.ts';
import { fillFacts } from './catalog/technical/fill-facts.ts';
import { createDoubtsSearch } from './customers/find-doubts.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { type PrepareOptions, prepareDatabase } from './database/prepare.ts';
import { prune } from './database/prune.ts';
import { repeat } from './database/repeat.ts';
import { passLateDeliveries } from './deliveries/pass-late.ts';
import type { Environment } from './environment.ts';
import { chainEvents } from './events/chain.ts';
import { watchChain } from './events/watch-chain.ts';
import { wordFitment } from './fitment/word-fitment.ts';
import { createLogger } from './http/logging.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { tellFailures } from './identity/failed-tries.ts';
import { createSeal, sealKeys } from './identity/seal.ts';
import { resealAuthenticators } from './identity/second-step/authenticator.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { unsetForTransfers } from './orders/payment-methods.ts';
import { checkPort, portError } from './port.ts';
import { openReleaseService } from './releases/admin/release-service.ts';
import { openUsersChannel } from './users/users-channel.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHAIN_MS = 2_000;

export interface RunningServer {
  url: string;
  /** Finishes the requests under way, closes the database and releases its folder. */
  stop(): Promise<void>;
}

/** Metrics and the port that answers with them, where one is wanted. Throws a `PortError`. */
async function openMetrics({ metrics: wanted }: Environment, { connections }: OpenDatabase) {
  if (!wanted) return undefined;
  const metrics: Metrics = createMetrics(connections);
  const { port, host } = wanted;
  const server = await serveMetrics(metrics.registry, port, host).catch((error: Error) => {
    throw portError(error, port, 'API_METRICS_PORT');
  });
  return { metrics, port: server.port, close: server.close };
}

/** The release service, where its address and the secret that both hold are known. */
const releaseServiceOf = ({ releaseUrl, releaseSecret }: Environment) =>
  releaseUrl && releaseSecret ? openReleaseService(releaseUrl, releaseSecret) : undefined;

/** Whether a level tells of each query. */
const isTold = (level: string) => level === 'debug' || level === 'trace';

/**
 * Opens and prepares the database and listens; then writes one log line whose `msg` is `ready`.
 * Throws an error with one clear line when the port or the database cannot be had.
 */
export async function start(
  environment: Environment,
  prepare: Pick<PrepareOptions, 'sampleData' | 'guard'> = {},
): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl } = environment;
  await checkPort(port, host);
  const logger = createLogger(environment.logLevel);
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    onError: (err) => logger.warn({ err }, 'a database connection broke'),
    onQuery: isTold(environment.logLevel) ? (query) => logger.debug(query, 'query') : undefined,
  });
  let metrics: Awaited<ReturnType<typeof openMetrics>>;
  try {
    metrics = await openMetrics(environment, database);
    const { ran, ahead } = await prepareDatabase(database, prepare);
    if (ran.length > 0) logger.info({ steps: ran }, 'the schema was brought up to date');
    const missing = unsetForTransfers(environment.settings);
    if (missing) logger.warn(`bank transfer is not offered at checkout: set ${missing}`);
    if (ahead.length > 0) logger.warn({ steps: ahead }, 'the schema is that of a newer release');
    const app = await buildApp({
      db: database.db,
      secrets: environment.jwtSecrets,
      corsOrigins: environment.corsOrigins,
      logger,
      metrics: metrics?.metrics,
      trustProxy: environment.trustProxy,
      mostLateMs: environment.mostLateMs,
      settings: environment.settings,
      releaseSecret: environment.releaseSecret,
      releases: releaseServiceOf(environment),
    });
    const { db } = database;
    const chores = [
      repeat(() => prune(db), { everyMs: HOUR_MS, logger, failure: 'old rows were not deleted' }),
      repeat(() => resealAuthenticators(db, createSeal(sealKeys(db, environment.jwtSecrets))), {
        everyMs: HOUR_MS,
        logger,
        failure: 'secrets of authenticator apps were not sealed with the key of today',
      }),
      repeat(() => expireOrders(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'unpaid orders were not cancelled',
      }),
      repeat(() => fillFacts(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'technical facts of products were not read',
      }),
      repeat(() => wordFitment(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'parts did not get the kinds of vehicles that they fit as words',
      }),
      repeat(() => passLateDeliveries(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'days of late deliveries were not replaced by the next ones',
      }),
      repeat(createDoubtsSearch(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'customers with records of somebody else were not looked for',
      }),
      repeat(() => tellFailures(db), {
        everyMs: MINUTE_MS,
        logger,
        failure: 'failed sign-ins were not written down',
      }),
      repeat(() => chainEvents(db), {
        everyMs: CHAIN_MS,
        logger,
        failure: 'entries of the audit log were not chained',
      }),
      repeat(() => watchChain(db, logger), {
        everyMs: 15 * MINUTE_MS,
        logger,
        failure: 'the audit log was not checked',
      }),
    ];
    const closeUsers =
      database.kind === 'embedded'
        ? await openUsersChannel(db, dataDir, (err) =>
            logger.warn({ err }, 'a command about accounts failed'),
          )
        : undefined;
    app.addHook('onClose', async () => {
      await closeUsers?.();
      await Promise.all([...chores.map((end) => end()), metrics?.close()]);
      await database.close();
    });
    await app.listen({ port, host }).catch((error: Error) => {
      throw portError(error, port);
    });
    const { port: actual } = app.server.address() as AddressInfo;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
    const { kind } = database;
    const about = {
      url,
      port: actual,
      metricsPort: metrics?.port,
      database: kind,
      pid: process.pid,
    };
    logger.info(about, 'ready');
    return { url, stop: () => app.close() };
  } catch (error) {
    await metrics?.close();
    await database.close().catch(() => {});
    throw error;
  }
}
