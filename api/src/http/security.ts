import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers, the origins that may call from a page, compression. */
export async function registerSecurity(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(helmet, {
    // No answer is a page; pictures style themselves inside.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
      },
    },
    // The site, on an address of its own, shows pictures from here.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'x-request-id',
    ],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'x-request-id'],
    maxAge: 7_200,
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // No caller compresses its requests, and a small one could unpack to a very large one.
    globalDecompression: false,
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
