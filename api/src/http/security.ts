import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import { BOND_HEADER, PROOF_HEADER, STAMP_HEADER } from '@evmandi/contract/domain/browser-bond';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What an answer may do, should a browser show it as a page: nothing. */
const POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The policy of the one page that the API itself serves: its style is known by its hash. */
export const policyWithStyle = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of what is answered before any of this is asked: an address or a request that is none. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

const HTTPS_ONLY = 'max-age=31536000';

/** Whether every page that may call is secure: then so is the address of the API, wherever TLS ends before it. */
export const isSecureSite = (origins: readonly string[]): boolean =>
  origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));

/** Headers, the origins that may call from a page, compression. */
export async function registerSecurity(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Below: a browser that came without TLS is not to be sent away.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (protocol === 'https' || app.isSecureSite)
      reply.header('strict-transport-security', HTTPS_ONLY);
  });
  await app.register(cors, {
    origin: origins,
    // For the cookie that a session is bound to; it opens nothing without the token, which no page of others has.
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      BOND_HEADER,
      PROOF_HEADER,
      'content-type',
      'idempotency-key',
      'if-match',
      'x-request-id',
    ],
    exposedHeaders: [
      'content-disposition',
      'date',
      'etag',
      'retry-after',
      'x-request-id',
      STAMP_HEADER,
    ],
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
