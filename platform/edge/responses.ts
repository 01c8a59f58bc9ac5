import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { EncodedText } from './encoded-text.ts';
import { chooseEncoding } from './encoding.ts';
import { COMMON_HEADERS, NO_PAGE_POLICY } from './security-headers.ts';

/** Sends a body, or only its headers to HEAD; `headers` bring the policy of a page. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): void {
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Security-Policy': NO_PAGE_POLICY,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** A line of plain text that no cache keeps. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  send(response, status, { ...type, ...headers }, `${text}\n`);
}

/** JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  send(response, status, type, `${JSON.stringify(value)}\n`);
}

/** Sends the client to `location`; no cache keeps the answer. */
export function redirect(response: ServerResponse, location: string, status = 302): void {
  sendText(response, status, `See ${location}`, { Location: location });
}

/** Sends a text in the encoding that the client prefers, or 304 when the client has it. */
export async function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, body }: EncodedText,
  headers: OutgoingHttpHeaders,
  status = 200,
): Promise<void> {
  const all = { Vary: 'Accept-Encoding', ...headers, ETag: etag };
  // Without Cache-Control: it tells caches what to do, and a copy that a client holds is as good with it.
  const known = { 'if-none-match': request.headers['if-none-match'] };
  // A cache in front passes on nothing of an answer that says so, and a cookie has to arrive.
  if (status === 200 && !response.hasHeader('Set-Cookie') && fresh(known, { etag })) {
    response.writeHead(304, { ...COMMON_HEADERS, ...all }).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  send(response, status, { ...all, ...encoded }, await body(encoding));
}
