import { randomUUID } from 'node:crypto';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { type DestinationStream, pino } from 'pino';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** A caller's own request id when it is one, else a new one. */
export const requestId: NonNullable<FastifyServerOptions['genReqId']> = (request) => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
};

/** Only what names the fault: errors of the database also carry the parameters of their query. */
function errorForLog(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, code, constraint, stack = '' } = error;
  return { type: name, message, code, constraint, stack };
}

/** JSON lines, on standard output by default; never a header or a body. */
export const createLogger = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino({ level, base: { name: 'api' }, serializers: { err: errorForLog } }, to);

/** Without its query and without a token: the address of an order or a quotation is enough to read it. */
function pathForLog({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '';
  return pattern.includes('/:token') ? pattern : (url.split('?')[0] ?? '');
}

/** One line for each request: quiet when all is well, `info` for refusals, `error` for faults. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    const level = statusCode >= 500 ? 'error' : statusCode >= 400 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        path: pathForLog(request),
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
