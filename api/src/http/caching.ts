import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fresh from 'fresh';

/** Prices and stock may be so old in a browser, in milliseconds, and a while longer while it asks anew. */
export const SHORT_MS = 15_000;
const SHORT = `public, max-age=${SHORT_MS / 1_000}, stale-while-revalidate=60`;
const FOREVER = 'public, max-age=31536000, immutable';

/** For an answer whose address changes whenever the answer would. */
export const cacheForever = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', FOREVER);

/** For an answer to the holder of its unguessable address: no cache in between may keep it. */
export const cacheNever = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store');

const etagOf = (body: string | Buffer) =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Public reads get an ETag and a short life; all else is never stored. */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const open = !request.is404 && request.routeOptions.config.access === 'public';
    const kept = reply.getHeader('cache-control') !== 'no-store';
    if (!reads || !open || !kept || reply.statusCode !== 200) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return body;
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', SHORT);
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) return body;
    const etag = etagOf(body);
    reply.header('etag', etag);
    // Cache-Control of a request is for caches on the way, not for the server.
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return body;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
