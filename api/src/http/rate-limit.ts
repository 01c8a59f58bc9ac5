import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { Failure } from './failure.ts';
import { networkOf } from './network.ts';
import { storeOfCounts } from './rate-counts.ts';

/** 429 with the time to wait in words. */
export function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Failure(429, 'too_many_attempts', `Too many attempts: try again in ${wait}`, {
    retryAfter: seconds,
  });
}

/**
 * Returns under which name the calls of a client are counted. A client that has gone away may have no address any more.
 */
export const rateKey = ({ ip }: { ip?: string | undefined }): string => networkOf(ip ?? '');

/**
 * Applies `config: { rateLimit: { max, timeWindow } }` of routes registered from now on, by address, where
 * a /64 of IPv6 is one.
 */
export async function registerRateLimit(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: rateKey,
    store: storeOfCounts(db),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1_000)),
  });
}
