import { unescapeHtml } from '@evmandi/contract/platform/escape-html';
import { SERVICE_WORKER, STORED_PAGE } from '@evmandi/contract/platform/offline';
import type { OfflineSettings } from './scope.ts';

const HTML = /^<!doctype html>\s*<html /i;
const TITLE = /<title>([^<]*)<\/title>/;
const PICTURE = /<link rel="preload" as="image"[^<>]* href="([^"]+)"/;
const found = (part: RegExp, html: string) => unescapeHtml(part.exec(html)?.[1] ?? '');
const FILE = /(?:src|href)="(\/artifacts\/[^"?]+)"/g;

/**
 * Returns a page as it is kept, marked with the time, its title and its first picture; null where it may not be: one
 * that is not the same for every visitor (`ofAll` asks for that), failed, was not rendered, or led elsewhere.
 */
export async function stored(
  response: Response,
  ofAll: boolean,
  now = Date.now(),
): Promise<Response | null> {
  const { headers, status, redirected } = response;
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html'))
    return null;
  if (ofAll && (!isPublic || headers.has('x-robots-tag'))) return null;
  const text = await response.clone().text();
  const all = new Headers(headers);
  // Of what was sent: compressed, and as long as it was then.
  for (const name of ['content-encoding', 'content-length', 'etag']) all.delete(name);
  all.set(STORED_PAGE.at, String(now));
  all.set(STORED_PAGE.title, encodeURIComponent(found(TITLE, text)));
  all.set(STORED_PAGE.picture, found(PICTURE, text));
  const marked = text.replace(HTML, `<!doctype html><html data-${STORED_PAGE.mark}="${now}" `);
  return new Response(marked, { headers: all });
}

const POLICY = 'Content-Security-Policy';
const STYLES = /style-src ([^;]*)/;
const STYLE_HASH = /'sha256-[\w+/]{43}='/g;

/**
 * Returns a stored page as an answer. Every script of the site can write the store, so no header of the copy is used,
 * and the policy names each script of the composition: a page that was planted runs nothing else.
 */
export function answerOf(
  copy: Response,
  { pageHeaders, scripts }: OfflineSettings,
  origin: string,
): Response {
  // Inline styles differ by page. The copy's own hashes let a planted page style itself, which is no code.
  const [, ofCopy = ''] = STYLES.exec(copy.headers.get(POLICY) ?? '') ?? [];
  const styles = ["style-src 'self'", ...(ofCopy.match(STYLE_HASH) ?? [])].join(' ');
  const own = [SERVICE_WORKER, ...scripts].map((path) => origin + path);
  const policy = (pageHeaders[POLICY] ?? '')
    .replace("script-src 'self'", () => `script-src ${own.join(' ')}`)
    .replace("style-src 'self'", () => styles);
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(copy.body, { headers: { ...pageHeaders, ...type, [POLICY]: policy } });
}

/** The files of the composition that a page names. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(FILE)].map(([, file]) => file ?? '')),
];
