import { logDestination } from '@evmandi/contract/platform/log-lines';
import { requestIdField, withRequestId } from '@evmandi/contract/platform/request-context';
import { REQUEST_ID_HEADER, requestIdFrom } from '@evmandi/contract/platform/request-id';
import { hasSecret, secretsHider } from '@evmandi/contract/platform/secret-addresses';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { originOf, withOrigin } from './request-origin.ts';

/** A client's own request id when it is one, else a new one. */
export const requestId: NonNullable<FastifyServerOptions['genReqId']> = (request) =>
  requestIdFrom(request.headers[REQUEST_ID_HEADER]);

/** Only what names the fault: errors of the database also carry the parameters of their query. */
function errorForLog(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, code, constraint, stack = '' } = error;
  return { type: name, message, code, constraint, stack };
}

/** A request's own logger names it already. */
const requestField: NonNullable<LoggerOptions['mixin']> = (_, __, logger) =>
  'reqId' in logger.bindings() ? {} : requestIdField();

/** JSON lines on standard output, or text on a terminal; never a header or a body. */
export const createLogger = (
  level: string,
  to: DestinationStream | undefined = logDestination(),
): FastifyBaseLogger =>
  pino(
    { level, base: { name: 'api' }, serializers: { err: errorForLog }, mixin: requestField },
    to,
  );

const PROBES = new Set(['/healthz', '/readyz']);

/** Probes leave no line at the usual level. */
function levelOf({ url }: FastifyRequest, status: number): 'error' | 'info' | 'debug' {
  if (PROBES.has(url)) return 'debug';
  return status >= 500 ? 'error' : 'info';
}

const enter = (request: FastifyRequest, _: FastifyReply, done: () => void) =>
  withRequestId(request.id, () => withOrigin(originOf(request), done));

/**
 * One line for each request, `error` for faults, with the account that asks and where from. What is registered from now on runs for the request's id,
 * which the database is given, too. `patterns` are those of all routes.
 */
export function registerRequestLog(app: FastifyInstance, patterns: readonly string[]): void {
  const hide = secretsHider(patterns);
  /** Without its query and without a secret, also where no route answers the address. */
  const pathForLog = ({ url, routeOptions }: FastifyRequest): string => {
    const pattern = routeOptions.url ?? '';
    return hasSecret(pattern) ? pattern : hide(url.split('?')[0] ?? '');
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onRequest', enter);
  // Reading a body goes on outside of it.
  app.addHook('preValidation', enter);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    request.log[levelOf(request, statusCode)](
      {
        method: request.method,
        path: pathForLog(request),
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
        from: request.ip,
        ...(request.caller && { user: request.caller.id }),
      },
      'request',
    );
  });
}
