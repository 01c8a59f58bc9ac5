import { type FastifyInstance, fastify, LogController } from 'fastify';
import { catalogRoutes } from './catalog/routes.ts';
import type { Database } from './database/database.ts';
import { registerAccess } from './http/access.ts';
import { registerCaching } from './http/caching.ts';
import { answerError, registerErrorAnswers } from './http/error-answers.ts';
import { registerHealth } from './http/health.ts';
import { loggerOptions, registerRequestLog, requestId } from './http/logging.ts';
import { answerBadRequest } from './http/malformed.ts';
import { registerSecurity } from './http/security.ts';
import { type ZodTypeProvider, zodValidator } from './http/validation.ts';
import { identityRoutes } from './identity/routes.ts';
import { identify, registerTokens } from './identity/tokens.ts';
import { orderRoutes } from './orders/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { workshopRoutes } from './workshop/routes.ts';

/** Largest request body: a quick order of some hundred lines fits. */
const BODY_LIMIT = 256 * 1_024;

export interface AppOptions {
  db: Database;
  /** Signs the tokens, 32 characters or more. */
  secret: string;
  /** Origins whose pages may call. */
  corsOrigins: string[];
  logLevel?: string;
  trustProxy?: string[];
}

/** The whole API, ready to listen or to be injected into; it does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, secret, corsOrigins, logLevel = 'silent', trustProxy = [] } = options;
  const app = fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(zodValidator);
  registerRequestLog(app);
  registerErrorAnswers(app);
  registerCaching(app);
  await registerSecurity(app, corsOrigins);
  await registerTokens(app, secret);
  registerAccess(app, (request) => identify(db, request));

  registerHealth(app, db);
  await app.register(
    async (scope) => {
      const api = { app: scope.withTypeProvider<ZodTypeProvider>(), db };
      await identityRoutes(api);
      catalogRoutes(api);
      orderRoutes(api);
      workshopRoutes(api);
      pictureRoutes(api);
    },
    { prefix: '/api' },
  );
  return app;
}
