import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeaders } from '@evmandi/contract/platform/request-context';
import { LRUCache } from 'lru-cache';
import { type EncodedText, encodedText } from './encoded-text.ts';
import { readText } from './read-text.ts';
import { sendEncoded, sendText } from './responses.ts';

const TIMEOUT_MS = 5_000;
/** How long a picture is served that could not be renewed, before the API is asked again. */
const RETRY_MS = 10_000;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_PICTURE_BYTES = 1024 * 1024;
/** The text of a picture, and its three encodings. */
const BYTES_KEPT_PER_BYTE = 4;

const PATH = /^\/api\/pictures\/[A-Za-z][A-Za-z0-9]{0,63}\/[a-z0-9]{1,32}\.svg$/;
const QUERY = /^(?:\?[A-Za-z0-9%&+*=._-]{0,2000})?$/;
const TYPE = 'image/svg+xml';
/** Statuses that say of an address that it is no picture's. */
const NO_PICTURE = new Set([400, 404, 410, 422]);

interface Picture {
  text: EncodedText;
  caching: string;
  size: number;
}

interface Options {
  /** The API as this process reaches it, without `/api`. */
  apiInternalUrl: string;
  report: (line: string) => void;
  timeoutMs?: number;
  retryMs?: number;
  maxCacheBytes?: number;
}

/** How long an answer is fresh, in milliseconds; 0 for ever, as the cache counts. */
function freshMs(caching: string): number {
  if (/\bimmutable\b/.test(caching)) return 0;
  const seconds = Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return Math.max(1, seconds * 1_000);
}

/**
 * Serves the API's drawings below `/api/pictures/` on the site's own origin. They are fetched without
 * anything of the request but path, query and id, and kept in memory for as long as the API allows; one that
 * the API cannot renew is served as it is. Concurrent misses of an address share one fetch.
 */
export function createPictures(options: Options) {
  const { apiInternalUrl, report, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = options;
  let failing = false;

  async function load(address: string): Promise<[Picture, number] | undefined> {
    const response = await fetch(apiInternalUrl + address, {
      headers: { accept: TYPE, 'accept-encoding': 'identity', ...requestIdHeaders() },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (NO_PICTURE.has(response.status)) return undefined;
      throw new Error(`it answers ${response.status}`);
    }
    if (!response.headers.get('content-type')?.startsWith(TYPE)) {
      await response.body?.cancel();
      throw new Error('it answers something else');
    }
    const caching = response.headers.get('cache-control') ?? 'no-cache';
    const svg = await readText(response, MAX_PICTURE_BYTES);
    const size = Buffer.byteLength(svg) * BYTES_KEPT_PER_BYTE;
    return [{ text: encodedText(svg), caching, size: Math.max(1, size) }, freshMs(caching)];
  }

  /** Loads a picture; one that was known before stands in for one that cannot be read. */
  async function renew(address: string, known: Picture | undefined) {
    try {
      const loaded = await load(address);
      failing = false;
      return loaded;
    } catch (error) {
      if (!failing) report(`The API's pictures cannot be read: ${(error as Error).message}`);
      failing = true;
      if (known) return [known, retryMs] as const;
      throw error;
    }
  }

  const pictures = new LRUCache<string, Picture>({
    maxSize: options.maxCacheBytes ?? MAX_CACHE_BYTES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (address, known, { options: kept }) => {
      const [picture, ttl] = (await renew(address, known)) ?? [];
      if (ttl !== undefined) kept.ttl = ttl;
      return picture;
    },
    ignoreFetchAbort: true,
  });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
  ): Promise<void> => {
    if (!PATH.test(pathname) || !QUERY.test(search)) return sendText(response, 404, 'Not found');
    let picture: Picture | undefined;
    try {
      picture = await pictures.fetch(pathname + search);
    } catch {
      return sendText(response, 502, 'The picture cannot be had at the moment');
    }
    if (!picture) return sendText(response, 404, 'Not found');
    await sendEncoded(request, response, picture.text, {
      // They may stand in pages of other origins, where a CDN has them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': `${TYPE}; charset=utf-8`,
      'Cache-Control': picture.caching,
    });
  };
}
export type Pictures = ReturnType<typeof createPictures>;
