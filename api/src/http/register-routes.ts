import type { FastifyReply } from 'fastify';
import { readIfMatch, sendVersion, takesVersion } from './if-match.ts';
import { type Api, BODY_BYTES, limitOf, type Route, type RouteRequest } from './route.ts';

const MINUTE_MS = 60_000;

function optionsOf(route: Route) {
  const { method, url, access, confirmed, holds = 'form', params, query, headers, body } = route;
  const max = limitOf(route);
  return {
    method,
    url,
    bodyLimit: BODY_BYTES[holds],
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
    },
    config: {
      access,
      ...(confirmed && { confirmed }),
      ...(max && { rateLimit: { max, timeWindow: MINUTE_MS } }),
    },
  };
}

/** Registers every route of the API's table, with its schemas, access, rate limit and status. */
export function registerRoutes(api: Api): void {
  for (const route of api.routes) {
    const { status = 200 } = route;
    api.app.route({
      ...optionsOf(route),
      ...(takesVersion(route.body) && { preValidation: readIfMatch }),
      ...(route.access !== 'public' && { preSerialization: sendVersion }),
      handler: async (request: RouteRequest, reply: FastifyReply) => {
        reply.code(status);
        return route.handle(api, request, reply);
      },
    });
  }
}
