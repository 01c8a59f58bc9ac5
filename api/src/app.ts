import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Database } from './database/database.ts';
import { registerAccess } from './http/access.ts';
import { registerCaching } from './http/caching.ts';
import { registerClosing } from './http/closing.ts';
import { answerError, registerErrorAnswers } from './http/error-answers.ts';
import { createLogger, registerRequestLog, requestId } from './http/logging.ts';
import { answerBadRequest } from './http/malformed.ts';
import { type Metrics, registerMetrics } from './http/metrics.ts';
import { registerPressure } from './http/pressure.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerRoutes } from './http/register-routes.ts';
import { BODY_BYTES } from './http/route.ts';
import { BARE_HEADERS, isSecureSite, registerSecurity } from './http/security.ts';
import { registerServing } from './http/serving.ts';
import { zodValidator } from './http/validation.ts';
import { registerBrowserBond } from './identity/browser-bond.ts';
import { identify } from './identity/identify.ts';
import { givenKeys, storedKeys } from './identity/keys.ts';
import { createSeal, sealKeys } from './identity/seal.ts';
import { refusalOf } from './identity/session-end.ts';
import { createTokens } from './identity/tokens.ts';
import type { ReleaseService } from './releases/admin/release-service.ts';
import { ROUTES } from './routes.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** What a client may take of connections without asking for anything. */
const CONNECTION_LIMITS = {
  /** For the head of a request to arrive, from the opening of its connection on. */
  headersMs: 10_000,
  /** For all of it: a client that sends a byte a minute must not hold a connection. */
  requestMs: 30_000,
  /** How often both are looked at. */
  checkMs: 2_000,
  /** For nothing to move while an answer is made or taken: one who asks and does not read holds all that was made. */
  idleMs: 60_000,
  /** More are closed as they come: a load balancer goes elsewhere. */
  connections: 2_000,
};

export interface AppOptions {
  db: Database;
  /** The first signs tokens, the others are believed; the database keeps its own when left out. */
  secrets?: [string, ...string[]] | undefined;
  /** Origins whose pages may call. */
  corsOrigins: string[];
  /** Silent when left out. */
  logger?: FastifyBaseLogger;
  /** What observes the requests. */
  metrics?: Metrics | undefined;
  trustProxy?: string[];
  /** How late the event loop may be before requests are turned away; never when left out. */
  mostLateMs?: number;
  settings?: Settings;
  /** Shared with the release service. */
  releaseSecret?: string | undefined;
  releases?: ReleaseService | undefined;
  /** Shorter in tests. */
  limits?: typeof CONNECTION_LIMITS;
}

/** The whole API, ready to listen or to be injected into; it does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, secrets, corsOrigins, logger = createLogger('silent'), trustProxy = [] } = options;
  const { settings = DEFAULT_SETTINGS, limits = CONNECTION_LIMITS } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_BYTES.form,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    forceCloseConnections: 'idle',
    // A request that a proxy sent on a kept connection while this process ends is answered all the same.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(BARE_HEADERS)),
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 200 },
  });
  app.server.maxConnections = limits.connections;
  app.setValidatorCompiler(zodValidator);
  app.removeContentTypeParser('text/plain');
  registerRequestLog(
    app,
    ROUTES.map(({ url }) => url),
  );
  if (options.metrics) registerMetrics(app, options.metrics);
  registerErrorAnswers(app);
  registerCaching(app);
  registerClosing(app);
  registerServing(app);
  app.decorate('isSecureSite', isSecureSite(corsOrigins));
  await registerSecurity(app, corsOrigins);
  const { mostLateMs, metrics } = options;
  if (mostLateMs !== undefined) await registerPressure(app, { mostLateMs, metrics });
  registerBrowserBond(app);
  const tokens = createTokens(secrets ? givenKeys(secrets) : storedKeys(db));
  registerAccess(app, ROUTES, {
    identify: (request) => identify(db, tokens, request),
    refusal: (request) => refusalOf(db, tokens, request),
  });
  await registerRateLimit(app, db);
  const seal = createSeal(sealKeys(db, secrets));
  const { releaseSecret, releases } = options;
  registerRoutes({ app, db, settings, tokens, seal, releaseSecret, releases, routes: ROUTES });
  return app;
}
