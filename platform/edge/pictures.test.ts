import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../testing/http.ts';
import { createPictures } from './pictures.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=0';
const PAD = '/api/pictures/brakePad/cut.svg?accent=c2410c&v=1';

let caching = FOREVER;
let reply: RequestListener;
let asked: IncomingMessage[] = [];
const lines: string[] = [];
const servers: Server[] = [];

const svg = (mark: string): RequestListener => {
  return (_, response) =>
    response
      .writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': caching })
      .end(`<svg><title>${mark}</title>${'<path/>'.repeat(200)}</svg>`);
};
const status = (code: number): RequestListener => {
  return (_, response) =>
    response.writeHead(code, { 'set-cookie': 'a=b', 'x-inside': '1' }).end('internal words');
};

const hangs: RequestListener = () => undefined;

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return (server.address() as AddressInfo).port;
}

/** A server of pictures before an API that answers with `reply`. */
async function open(options: Partial<Parameters<typeof createPictures>[0]> = {}) {
  const api = await listen((request, response) => {
    asked.push(request);
    reply(request, response);
  });
  const pictures = createPictures({
    apiInternalUrl: `http://localhost:${api}`,
    report: (line) => lines.push(line),
    ...options,
  });
  const port = await listen((request, response) => {
    const [pathname = '', query] = (request.url ?? '').split('?');
    void pictures(request, response, pathname, query === undefined ? '' : `?${query}`);
  });
  return (path = PAD, init: Parameters<typeof ask>[2] = {}) => ask(port, path, init);
}

beforeEach(() => {
  caching = FOREVER;
  reply = svg('first');
  asked = [];
  lines.length = 0;
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('a picture is fetched with path and query only, and kept', async () => {
  const get = await open();
  const visitor = { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4' };
  const { status, headers, body } = await get(PAD, { headers: visitor });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    FOREVER,
  ]);
  expect(body).toContain('first');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  reply = svg('second');
  expect((await get()).body).toContain('first');
  expect(asked.map(({ url }) => url)).toEqual([PAD]);
  expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded/)]),
  );
});

test('it is sent compressed, without a body to HEAD, and not again when it is known', async () => {
  const get = await open();
  const { headers, bytes } = await get(PAD, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(bytes))).toContain('first');
  const head = await get(PAD, { method: 'HEAD' });
  expect([head.status, head.body, Number(head.headers['content-length']) > 1_000]).toEqual([
    200,
    '',
    true,
  ]);
  const known = await get(PAD, { headers: { 'if-none-match': String(headers.etag) } });
  expect([known.status, known.body, known.headers['cache-control']]).toEqual([304, '', FOREVER]);
});

test('concurrent misses of an address share one fetch, addresses do not', async () => {
  const get = await open();
  reply = async (request, response) => {
    await wait(20);
    svg('late')(request, response);
  };
  const all = await Promise.all([get(), get(), get(), get(`${PAD}2`)]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(asked).toHaveLength(2);
});

test('a picture that may change is renewed, and stays while the API cannot be read', async () => {
  const get = await open({ retryMs: 1 });
  caching = BRIEFLY;
  await get();
  await wait(5);
  reply = svg('second');
  expect((await get()).body).toContain('second');
  reply = status(500);
  await wait(5);
  expect((await get()).body).toContain('second');
  reply = svg('third');
  await wait(5);
  expect((await get()).body).toContain('third');
  reply = status(404);
  await wait(5);
  expect((await get()).status).toBe(404);
});

test.each([404, 422])('an API that answers %i gives a plain 404 that is not kept', async (code) => {
  const get = await open();
  reply = status(code);
  const { status: given, headers, body } = await get();
  expect([given, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found\n']);
  expect(headers).not.toHaveProperty('set-cookie');
  reply = svg('there');
  expect((await get()).status).toBe(200);
});

test.each<[string, RequestListener]>([
  ['fails', status(503)],
  ['refuses for now', status(429)],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end()],
  ['breaks off', (_, response) => response.destroy()],
  ['hangs', hangs],
  ['answers a page', (_, response) => response.setHeader('content-type', 'text/html').end('<p>')],
  [
    'answers without end',
    (_, response) =>
      response.setHeader('content-type', 'image/svg+xml').end(Buffer.alloc(2_000_000)),
  ],
])('an API that %s gives a plain 502 that is not kept, and one line', async (_, listener) => {
  // Only what hangs meets the limit: a busy machine may need longer for an answer.
  const get = await open(listener === hangs ? { timeoutMs: 100 } : {});
  reply = listener;
  const { status: given, headers, body } = await get();
  expect([given, headers['cache-control']]).toEqual([502, 'no-store']);
  expect(body).not.toMatch(/internal|localhost/);
  await get();
  expect(lines).toEqual([expect.stringMatching(/^The API's pictures cannot be read: /)]);
  reply = svg('there');
  let recovered: number;
  do recovered = (await get()).status;
  while (listener === hangs && recovered !== 200);
  expect(recovered).toBe(200);
});

test.each([
  ['the folder', ''],
  ['another type', 'brakePad/cut.png'],
  ['a path upwards', 'brakePad/../../products.svg'],
  ['an encoded path upwards', 'brakePad/%2e%2e/cut.svg'],
  ['an empty part', 'brakePad//cut.svg'],
  ['another host', '@evil.example/cut.svg'],
  ['an odd character', 'brakePad/cut.svg?title=<script>'],
  ['a very long query', `brakePad/cut.svg?title=${'x'.repeat(3_000)}`],
])('%s is no picture: the API is not asked', async (_, rest) => {
  const get = await open();
  expect((await get(`/api/pictures/${rest}`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('the least recently used go when the cache is full', async () => {
  const get = await open({ maxCacheBytes: 15_000 });
  for (const version of [1, 2, 3, 1]) await get(`/api/pictures/pad/cut.svg?v=${version}`);
  expect(asked).toHaveLength(4);
});
