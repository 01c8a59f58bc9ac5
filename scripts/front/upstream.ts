import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What a small server behind the front answers with; each test changes what it needs. */
interface Behaviour {
  status: number;
  caching: string;
  /** Names the page of now. */
  version: string;
  delayMs: number;
  /** Pages are of a visitor's number, and give one to who has none, as edges do while there is a canary. */
  draws: boolean;
}

export interface Upstream {
  port: number;
  behaviour: Behaviour;
  /** Requests so far, as they arrived. */
  seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** Breaks off all that is under way and listens no more. */
  kill: () => Promise<void>;
  /** Listens again on the same port. */
  revive: () => Promise<void>;
}

export const SCRIPT = 'console.log("the same text many times");'.repeat(50);
const IMMUTABLE = 'public,max-age=31536000,immutable';

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** As edges do: from copies, in the encoding that was asked for. */
function sendScript({ headers }: IncomingMessage, response: ServerResponse): void {
  const asked = String(headers['accept-encoding']);
  const [encoding, body] =
    asked === 'br'
      ? ['br', brotliCompressSync(SCRIPT)]
      : asked === 'gzip'
        ? ['gzip', gzipSync(SCRIPT)]
        : ['identity', Buffer.from(SCRIPT)];
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', IMMUTABLE);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(body);
}

/** Stands in for an edge and an API: files below `/artifacts/`, JSON below `/api/`, else pages. */
export async function startUpstream(name: string): Promise<Upstream> {
  const behaviour = { status: 200, caching: 'no-store', version: '1', delayMs: 0, draws: false };
  const seen: Upstream['seen'] = [];

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request;
    if (url.startsWith('/artifacts/')) sendScript(request, response);
    else if (url.startsWith('/api/')) response.end(JSON.stringify({ name }));
    else sendPage(request, response);
  }

  function sendPage(request: IncomingMessage, response: ServerResponse): void {
    const { status, caching, version, draws } = behaviour;
    const [, number] = /ev_visitor=(\d+)/.exec(request.headers.cookie ?? '') ?? [];
    const etag = `W/"${version}"`;
    const isFirst = draws && number === undefined;
    if (isFirst) response.setHeader('Set-Cookie', 'ev_visitor=1; Path=/');
    const known = !isFirst && request.headers['if-none-match'] === etag;
    response.writeHead(known ? 304 : status, {
      'Cache-Control': status < 400 ? caching : 'no-store',
      ETag: etag,
      Vary: 'Accept-Encoding',
    });
    response.end(known ? undefined : `page ${version}${draws ? ` of ${number}` : ''}`);
  }

  const make = () => {
    const server = createServer((request, response) => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers });
      request.resume().once('end', () => {
        setTimeout(() => answer(request, response), behaviour.delayMs);
      });
    });
    // Longer than the front keeps connections, as with edges and APIs.
    server.keepAliveTimeout = 65_000;
    return server;
  };
  let server = make();
  const port = await listen(server, 0);
  return {
    port,
    behaviour,
    seen,
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    revive: async () => {
      server = make();
      await listen(server, port);
    },
  };
}
