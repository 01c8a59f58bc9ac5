import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../contract/common.ts';
import { isDatabaseAway } from '../database/outage.ts';
import { Failure, Overloaded, unavailable } from './failure.ts';

/** What the framework refuses by itself, in this API's own words. */
const FRAMEWORK: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported_media_type',
    'Send the request as application/json',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'invalid_request',
    'The content length does not match the body',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json', 'The request has no body: send a JSON object'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_json', 'The body is not valid JSON'],
  FST_ERR_BAD_URL: [400, 'invalid_address', 'The address is malformed'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found', 'There is nothing at this address'],
};

/** Of the route that was asked: some take a list of a thousand rows, most a form. */
const tooLarge = ({ routeOptions: { bodyLimit } }: FastifyRequest) =>
  new Failure(
    413,
    'too_large',
    `The request is too large: send ${Math.floor((bodyLimit ?? 0) / 1_024)} kB or less`,
  );

function asFailure(error: unknown, request: FastifyRequest): Failure | undefined {
  if (error instanceof Failure) return error;
  // Its client went away in the middle of it: no fault of ours that a stranger could fill the log with.
  if (request.raw.errored === error) {
    return new Failure(400, 'invalid_request', 'The request was cut off: send it again');
  }
  if (isDatabaseAway(error)) {
    return unavailable(
      'The database cannot be reached at the moment: try again in a few seconds',
      5,
    );
  }
  const { code, statusCode, name } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request);
  const known = code ? FRAMEWORK[code] : undefined;
  if (known) return new Failure(...known);
  if (name === 'SyntaxError' && statusCode === 400) {
    return new Failure(400, 'invalid_json', 'The body is not valid JSON');
  }
  // A plugin's own refusal: its status, but not its words.
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Failure(statusCode, 'invalid_request', STATUS_CODES[statusCode] ?? 'Refused');
  }
  return undefined;
}

/** Sends the one shape of every error. An unexpected error is logged and answered without details. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure =
    asFailure(error, request) ?? new Failure(500, 'internal', 'Something went wrong on our side');
  // Thousands of them tell nothing: they are counted.
  const isCounted = failure instanceof Overloaded;
  if (failure.statusCode >= 500 && !isCounted) request.log.error({ err: error }, 'request failed');
  if (failure.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const body: ApiError = {
    message: failure.message,
    code: failure.code,
    ...(failure.errors && { errors: failure.errors }),
    ...(failure.current && { current: { ...failure.current } }),
  };
  return reply
    .code(failure.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(body);
}

/** Every error and every unknown address answers in the shape of the contract. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new Failure(404, 'not_found', 'There is nothing at this address'), request, reply),
  );
}
