import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from './failure.ts';

/**
 * Who may call a route: everybody, everybody with a signed-in person being known to it (`optional`),
 * anybody signed in, or holders of a permission code.
 */
type Access = 'public' | 'optional' | 'session' | number;

/** The signed-in person of a request. */
export interface Caller {
  id: string;
  name: string;
  permissions: number[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route. */
    access?: Access;
  }
  interface FastifyRequest {
    /**
     * Null on public routes, which do not look at tokens, and on optional ones whose token is missing
     * or broken: it cannot fail them (ruling 6).
     */
    caller: Caller | null;
  }
}

/**
 * Holds every route registered from now on to a declared access, and every request to it. `identify`
 * finds the person of a request's token, or null when it is missing, expired, forged or withdrawn.
 */
export function registerAccess(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Caller | null>,
): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    const access = config?.access;
    if (access === undefined) {
      throw new Error(
        `${method} ${url} declares no access: add config: { access: 'public' | 'optional' | 'session' | <permission code> }`,
      );
    }
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    request.caller = await identify(request);
    if (access === 'optional') return;
    if (!request.caller) throw unauthorized();
    if (typeof access === 'number' && !request.caller.permissions.includes(access))
      throw forbidden();
  });
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}
