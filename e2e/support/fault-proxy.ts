import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an answer goes wrong. What is corrupt or cut off comes with the headers of the good file. */
export type Fault = 'down' | 'missing' | 'slow' | 'hangs' | 'truncated' | 'corrupt' | 'throws';

export interface Rule {
  /** Path of the request, without query. */
  matches: RegExp;
  fault: Fault | ((body: string) => string);
  /** How many answers of each path go wrong; all of them by default. */
  times?: number;
}

const SLOW_MS = 2_500;
const GARBAGE = '<!doctype html><p>A captive portal';
const FOR_EVER = 'public, max-age=31536000, immutable';

const BODIES: Partial<Record<Fault, (body: string) => string>> = {
  truncated: (body) => body.slice(0, Math.floor(body.length / 2)),
  corrupt: () => GARBAGE,
  throws: (body) => `throw new Error('A file that throws');${body}`,
};

/** A server in front of the site whose answers can be made to go wrong. Browsers cache them as the site's own. */
export async function startFaultProxy(target: string, port: number) {
  let rules: (Rule & { used: Map<string, number> })[] = [];
  /** Addresses that were answered wrongly, and not well since. */
  const spoilt = new Set<string>();

  function faultOf(path: string): Rule['fault'] | undefined {
    for (const { matches, fault, times = Number.POSITIVE_INFINITY, used } of rules) {
      if (!matches.test(path)) continue;
      const before = used.get(path) ?? 0;
      used.set(path, before + 1);
      if (before < times) return fault;
    }
    return undefined;
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    change?: (body: string) => string,
  ) {
    const { host: _, ...headers } = request.headers;
    if (change) headers['accept-encoding'] = 'identity';
    const options = { method: request.method, headers };
    const upstream = ask(new URL(request.url ?? '/', target), options, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!change) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const body = Buffer.from(change(Buffer.concat(parts).toString()));
        const { 'transfer-encoding': __, etag: ___, ...kept } = answer.headers;
        const changed: OutgoingHttpHeaders = { ...kept, 'content-length': body.length };
        response.writeHead(status, changed);
        response.end(body);
      });
    });
    upstream.once('error', () => response.destroy());
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const fault = faultOf(url.replace(/\?.*/, ''));
    if (fault && fault !== 'slow') spoilt.add(url);
    else response.once('finish', () => response.statusCode < 400 && spoilt.delete(url));
    if (typeof fault === 'function') return forward(request, response, fault);
    if (fault === 'hangs') return;
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'missing') {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': FOR_EVER });
      return void response.end('Not found');
    }
    if (fault === 'slow') return void setTimeout(forward, SLOW_MS, request, response);
    forward(request, response, fault && BODIES[fault]);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${own}`,
    /** From now on these, and only these, go wrong. */
    fail(...next: Rule[]) {
      rules = next.map((rule) => ({ ...rule, used: new Map() }));
    },
    heal() {
      rules = [];
    },
    /** Addresses whose last answer went wrong: a browser may keep it. */
    spoilt: () => [...spoilt],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
