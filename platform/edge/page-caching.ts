import type { OutgoingHttpHeaders } from 'node:http';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';

/** Of the browser alone: the address may hold a secret, and the page is the browser's to fill. */
const PRIVATE = 'private, no-cache';
/**
 * A cache in front may serve a page for a second, for four more while it asks for the next, and for a day
 * when no edge answers. A release is therefore on every page within five seconds of serving; browsers ask
 * each time.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';

const REVALIDATION_FAILED = '111 - "Revalidation Failed"';
/** When a machine may come again for a page that was not rendered. */
const RETRY_AFTER_SECONDS = '10';

type Access = Pick<PageRoute, 'access' | 'render'>;

/**
 * Returns the headers by which caches treat a rendered page. Of the request no page depends on more than its address, and
 * while there are canaries on the visitor's number (`forVisitor`).
 */
export function renderedHeaders({ access, render }: Access, lastGoodMs?: number) {
  const shared = access === 'public' && render === 'full';
  return {
    'Cache-Control': shared ? SHARED : PRIVATE,
    ...(lastGoodMs !== undefined && {
      Age: String(Math.floor(lastGoodMs / 1_000)),
      Warning: REVALIDATION_FAILED,
    }),
  };
}

/** The headers of a page as `caching` changes them; what was of one visitor alone stays so. */
export function forVisitor(
  headers: ReturnType<typeof renderedHeaders>,
  caching: OutgoingHttpHeaders = {},
): OutgoingHttpHeaders {
  const { 'Cache-Control': usual } = headers;
  return { ...headers, ...caching, ...(usual === PRIVATE && { 'Cache-Control': PRIVATE }) };
}

/** Headers of a page that should have been rendered: no search engine takes it, no cache keeps it. */
export const UNRENDERED_HEADERS = {
  'Cache-Control': PRIVATE,
  'X-Robots-Tag': 'noindex',
  'Retry-After': RETRY_AFTER_SECONDS,
};

/** Headers of a site whose pages are all rendered by the browser. */
export const SHELL_HEADERS = { 'Cache-Control': 'no-cache' };
