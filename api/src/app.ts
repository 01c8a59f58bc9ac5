import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Database } from './database/database.ts';
import { registerDocumentation } from './documentation/register.ts';
import { registerAccess } from './http/access.ts';
import { registerCaching } from './http/caching.ts';
import { registerClosing } from './http/closing.ts';
import { answerError, registerErrorAnswers } from './http/error-answers.ts';
import { registerHealth } from './http/health.ts';
import { createLogger, registerRequestLog, requestId } from './http/logging.ts';
import { answerBadRequest } from './http/malformed.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerSecurity } from './http/security.ts';
import { type ZodTypeProvider, zodValidator } from './http/validation.ts';
import { identityRoutes } from './identity/routes.ts';
import { identify, registerTokens } from './identity/tokens.ts';
import { publicRoutes } from './public-routes.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { tradeRoutes } from './trade-routes.ts';

/** Largest request body: a quick order of some hundred lines fits. */
const BODY_LIMIT = 256 * 1_024;
/** For a request to arrive whole; somebody who sends a byte a minute must not hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  db: Database;
  /** Signs the tokens, 32 characters or more. */
  secret: string;
  /** Origins whose pages may call. */
  corsOrigins: string[];
  /** Silent when left out. */
  logger?: FastifyBaseLogger;
  trustProxy?: string[];
  settings?: Settings;
}

/** The whole API, ready to listen or to be injected into; it does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, secret, corsOrigins, logger = createLogger('silent'), trustProxy = [] } = options;
  const { settings = DEFAULT_SETTINGS } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(zodValidator);
  app.removeContentTypeParser('text/plain');
  registerRequestLog(app);
  registerErrorAnswers(app);
  registerCaching(app);
  registerClosing(app);
  await registerSecurity(app, corsOrigins);
  await registerTokens(app, secret);
  registerAccess(app, (request) => identify(db, request));

  registerHealth(app, db);
  registerDocumentation(app);
  await app.register(
    async (scope) => {
      const api = { app: scope.withTypeProvider<ZodTypeProvider>(), db, settings };
      await registerRateLimit(api);
      await identityRoutes(api);
      tradeRoutes(api);
      publicRoutes(api);
    },
    { prefix: '/api' },
  );
  return app;
}
