import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

/** From where a session is begun or used, or a change is made. */
export interface Origin {
  ip: string;
  /** What the browser says of itself. */
  device: string;
  /** Id of the session that begins there. */
  session?: string;
  /** What that session is bound to, as `identity/browser-bond.ts` writes it. */
  boundTo?: string | undefined;
}

export const LONGEST_DEVICE = 200;

/** From where a request comes. */
export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  device: (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
});

const current = new AsyncLocalStorage<Origin>();

/** Runs `work`, and all that it starts, for a request from there. */
export const withOrigin = <Result>(origin: Origin, work: () => Result): Result =>
  current.run(origin, work);

/** Where the request comes from that this code runs for; `undefined` outside of requests. */
export const currentOrigin = (): Origin | undefined => current.getStore();
