import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Database } from './database/database.ts';
import { registerAccess } from './http/access.ts';
import { registerCaching } from './http/caching.ts';
import { registerClosing } from './http/closing.ts';
import { answerError, registerErrorAnswers } from './http/error-answers.ts';
import { createLogger, registerRequestLog, requestId } from './http/logging.ts';
import { answerBadRequest } from './http/malformed.ts';
import { type Metrics, registerMetrics } from './http/metrics.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerRoutes } from './http/register-routes.ts';
import { registerSecurity } from './http/security.ts';
import { zodValidator } from './http/validation.ts';
import { identify } from './identity/identify.ts';
import { givenKeys, storedKeys } from './identity/keys.ts';
import { createTokens } from './identity/tokens.ts';
import { ROUTES } from './routes.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** Largest request body: a quick order of some hundred lines fits. */
const BODY_LIMIT = 256 * 1_024;
/** For a request to arrive whole; a client that sends a byte a minute must not hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

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
  settings?: Settings;
}

/** The whole API, ready to listen or to be injected into; it does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, secrets, corsOrigins, logger = createLogger('silent'), trustProxy = [] } = options;
  const { settings = DEFAULT_SETTINGS } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    forceCloseConnections: 'idle',
    // A request that a proxy sent on a kept connection while this process ends is answered all the same.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(zodValidator);
  app.removeContentTypeParser('text/plain');
  registerRequestLog(app);
  if (options.metrics) registerMetrics(app, options.metrics);
  registerErrorAnswers(app);
  registerCaching(app);
  registerClosing(app);
  await registerSecurity(app, corsOrigins);
  const tokens = createTokens(secrets ? givenKeys(secrets) : storedKeys(db));
  registerAccess(app, ROUTES, (request) => identify(db, tokens, request));
  await registerRateLimit(app, db);
  registerRoutes({ app, db, settings, tokens, routes: ROUTES });
  return app;
}
