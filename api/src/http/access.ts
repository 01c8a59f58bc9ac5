import type { FastifyInstance, FastifyRequest } from 'fastify';
import { confirmationNeeded, type Failure, permissionMissing, unauthorized } from './failure.ts';
import type { Access, Route } from './route.ts';

/** The account that sent a request. */
export interface Caller {
  id: string;
  name: string;
  username: string;
  permissions: number[];
  /** Id of the session. */
  session: string;
  /** Whether more than a password began it. */
  secondFactor: boolean;
  /** Whether its person signed in, or proved to be there, within the last ten minutes. */
  confirmed: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** From the table of routes. */
    access?: Access;
    /** From the table of routes: of those that give power which lasts longer than a session. */
    confirmed?: boolean;
  }
  interface FastifyRequest {
    /**
     * Null on public routes, which do not look at tokens, and on optional ones whose token is missing
     * or broken: it cannot fail them (SESSION-7).
     */
    caller: Caller | null;
  }
}

interface Callers {
  /** The account of a request's token, or null when it is missing, expired, forged or withdrawn. */
  identify(request: FastifyRequest): Promise<Caller | null>;
  /** What a request without one is answered where it takes one. */
  refusal(request: FastifyRequest): Promise<Failure>;
}

/**
 * Refuses to register a route that is not in the table from now on, and every request that its route's
 * access does not allow.
 */
export function registerAccess(
  app: FastifyInstance,
  routes: readonly Pick<Route, 'method' | 'url' | 'access'>[],
  { identify, refusal }: Callers,
): void {
  app.decorateRequest('caller', null);
  const listed = new Map(routes.map(({ method, url, access }) => [`${method} ${url}`, access]));
  app.addHook('onRoute', ({ config, method, url }) => {
    for (const name of [method].flat().map((one) => (one === 'HEAD' ? 'GET' : one))) {
      const access = listed.get(`${name} ${url}`);
      if (access === undefined || access !== config?.access) {
        throw new Error(
          `${name} ${url} is not in the table of routes: add it to api/src/routes.ts`,
        );
      }
    }
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access, confirmed } = request.routeOptions.config;
    if (access === 'public') return;
    request.caller = await identify(request);
    if (access === 'optional') return;
    const { caller } = request;
    if (!caller) throw await refusal(request);
    if (access !== 'session' && !access?.some((code) => caller.permissions.includes(code))) {
      throw permissionMissing();
    }
    if (confirmed && !caller.confirmed) throw confirmationNeeded();
  });
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}
