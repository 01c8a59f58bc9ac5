import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import {
  hostArtifact,
  recordsOf,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { CATALOG, CATALOG_FILES, withEdge } from '../testing/edge.ts';
import { ask } from '../testing/http.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { until } from '../testing/until.ts';
import { firstScript } from './first-script.ts';
import { createLogger } from './log.ts';
import { observed } from './metrics/observed.ts';
import { createSecrets } from './secrets.ts';

test('an address with a secret > refused, failed and tried otherwise > is logged without it', async () => {
  const ORDER = remoteArtifact('catalog', { descriptor: { routes: [route('/order/:token')] } });
  const requests: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => requests.push(JSON.parse(line)) });
  const secrets = createSecrets();
  await withEdge(
    async ({ port, lines }) => {
      await ask(port, '/order/s3cret?by=s3cret');
      await ask(port, '/ORDER/s3cret/');
      await ask(port, '/order/s3cret', { method: 'POST' });
      await ask(port, '/order/s3cret/more');
      await until(async () => requests.length === 4, 'the lines of four requests');
      expect(requests.map(({ status }) => status)).toEqual([500, 500, 405, 302]);
      expect(lines).toEqual([
        'GET /order/:token: Error: no /order/:token',
        'GET /ORDER/:token: Error: no /order/:token',
      ]);
      expect(JSON.stringify([requests, lines])).not.toContain('s3cret');
    },
    {
      secrets,
      observe: (edge) => observed(edge, { logger, secrets }),
      renderedPages: async () => {
        throw new Error('no /order/s3cret');
      },
    },
    [hostArtifact(), ORDER],
  );
});

test('a page names what the browser needs, in the mode in which it will be asked for', () =>
  withEdge(async ({ port }) => {
    const { status, headers, body } = await ask(port, '/product/7?from=home');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const hostFiles = '/artifacts/host/1.0.0-00000001/browser';
    const script = 'as="script" href="X">';
    for (const expected of [
      '<div id="root"></div>',
      `<script defer src="${hostFiles}/static/js/index.js" crossorigin="anonymous">`,
      `<link rel="stylesheet" href="${hostFiles}/static/css/index.css">`,
      script.replace('X', `${hostFiles}/static/js/async/vendor.js`),
      script.replace('X', `${CATALOG_FILES}/remoteEntry.js`),
      script.replace('X', `${CATALOG_FILES}/static/js/routes.js`),
      `as="style" href="${CATALOG_FILES}/static/css/routes.css"`,
      `as="font" type="font/woff2" href="${hostFiles}/static/font/figtree-latin.woff2" crossorigin`,
    ]) {
      expect(body).toContain(expected);
    }
    expect(body).toContain('India \\u003c/script>');
    const inline = body.match(/<script(?![^>]*(src=|type="application\/json"))/g);
    expect(inline).toHaveLength(1);
    const block = /id="evmandi-composition">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ number: 1, remotes: [{ name: 'catalog' }] });
  }));

test('pages carry an enforced policy with one script inside of them, and the API as the only other origin', () =>
  withEdge(async ({ port }) => {
    const policy = (await ask(port, '/')).headers['content-security-policy'];
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${firstScript('store').source}; style-src 'self'`,
    );
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain("img-src 'self' data: http://api.test:8000");
    expect(policy).toContain("connect-src 'self' http://api.test:8000");
    expect(policy).not.toContain('unsafe');
    for (const path of ['/registry.json', '/missing.js', '/nobody', '/healthz', '/%zz']) {
      const { headers } = await ask(port, path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    }
  }));

test.each([true, false])(
  'headers of every kind of answer, with visitors on https: %s',
  (isSecure) =>
    withEdge(
      async ({ port }) => {
        const etag = String((await ask(port, '/cart')).headers.etag);
        for (const [method, path, status, given] of [
          ['GET', '/cart', 200, {}],
          ['GET', '/cart', 304, { 'if-none-match': etag }],
          ['POST', '/cart', 405, {}],
          ['GET', '/missing.js', 404, {}],
          ['GET', '/%zz', 400, {}],
          ['GET', '/healthz', 200, {}],
          ['GET', '/registry.json', 200, {}],
          ['GET', '/api/products', 404, {}],
          ['GET', `${CATALOG_FILES}/remoteEntry.js`, 200, {}],
          ['GET', '/artifacts/catalog/none.js', 404, {}],
        ] as const) {
          const answer = await ask(port, path, { method, headers: given });
          expect([path, answer.status]).toEqual([path, status]);
          const { headers } = answer;
          expect(headers['x-content-type-options']).toBe('nosniff');
          expect(headers['strict-transport-security']).toBe(
            isSecure ? 'max-age=31536000' : undefined,
          );
          // By the dozen, public and never a page: as few headers as do.
          if (path.startsWith('/artifacts/') && status === 200) continue;
          expect(headers).toMatchObject({
            'referrer-policy': 'strict-origin',
            'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            'cross-origin-opener-policy': 'same-origin',
            'cross-origin-resource-policy': 'same-origin',
          });
          if (status === 304) continue;
          expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
          expect(headers['content-security-policy']).not.toMatch(/unsafe/);
        }
      },
      { isSecure },
    ),
);

test('documents are compressed, revalidated and answered to HEAD without a body', () =>
  withEdge(async ({ port }) => {
    const plain = await ask(port, '/cart');
    const zipped = await ask(port, '/cart', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(zipped.bytes).toString()).toBe(plain.body);
    const refused = await ask(port, '/cart', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();

    const etag = String(plain.headers.etag);
    const again = await ask(port, '/cart', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect(again).toMatchObject({ status: 304, body: '' });
    const head = await ask(port, '/cart', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(plain.bytes.length));
  }));

// ROUTE-4, ROUTE-5
test.each([
  ['/nobody/knows/this', 302],
  ['/nobody?next=//evil.example', 302],
  ['//evil/x', 302],
  ['/cart/', 200],
  ['/CART', 200],
  ['/favicon.ico', 404],
  ['/cart/app.js', 404],
  ['/cart/app%2Ejs', 404],
  ['/artifacts', 404],
  ['/artifacts/catalog', 404],
  ['/.well-known/security', 404],
  ['/product/%E0%A4%A', 400],
  ['/healthz', 200],
  ['/readyz', 200],
])('%s is answered with %i', (path, status) =>
  withEdge(async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(status);
    if (status === 302) expect(answer.headers.location).toBe('/');
    if (status >= 400) {
      expect(answer.headers['content-type']).toMatch('text/plain');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  }),
);

test('anything but GET and HEAD is refused with what is allowed, to a person with a page', () =>
  withEdge(async ({ port }) => {
    const post = (path: string) => ask(port, path, { method: 'POST' });
    const { status, headers, body } = await post('/cart?a=1&b="');
    expect([status, headers.allow, headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
    expect(headers['content-type']).toMatch('text/html');
    expect(body).toContain('<h1>This page takes no form</h1>');
    expect(body).toContain('<a href="/cart?a=1&amp;b=&quot;">');
    for (const path of ['/nobody/knows', '/missing.js', '/artifacts/x', '/%zz']) {
      const other = await post(path);
      expect([path, other.status, other.headers['content-type']]).toEqual([
        path,
        405,
        'text/plain; charset=utf-8',
      ]);
    }
  }));

test.each(['GET', 'POST'])('%s of an address of the API is answered for a program', (method) =>
  withEdge(async ({ port }) => {
    for (const path of ['/api', '/api/products?q=x', '/api/pictures/x.svg']) {
      const { status, headers, body } = await ask(port, path, { method });
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json']);
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
    }
  }),
);

test('artefact files are kept for ever, what is not there by no cache', () =>
  withEdge(async ({ port }) => {
    const file = await ask(port, `${CATALOG_FILES}/remoteEntry.js`);
    expect(file.body).toBe('console.log("entry");');
    expect(file.headers['cache-control']).toBe('public,max-age=31536000,immutable');
    expect(file.headers['content-type']).toBe('text/javascript');
    const zipped = await ask(port, `${CATALOG_FILES}/remoteEntry.js`, {
      headers: { 'accept-encoding': 'gzip, br', range: 'bytes=5-2' },
    });
    expect(zipped.status).toBe(200);
    expect(brotliDecompressSync(zipped.bytes).toString()).toBe(file.body);
    expect(zipped.headers['content-encoding']).toBe('br');
    // Connections are kept without a word on it, which would weigh on each file of a page.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    agent.on('free', (socket) => sockets.add(socket));
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await ask(port, `${CATALOG_FILES}/remoteEntry.js`, { agent });
      expect([headers.connection, headers['keep-alive']]).toEqual([undefined, undefined]);
    }
    agent.destroy();
    expect(sockets.size).toBe(1);

    for (const path of [
      `${CATALOG_FILES}/missing.js`,
      `${CATALOG_FILES}/../artifact.json`,
      `${CATALOG_FILES}/%2e%2e/artifact.json`,
      '/artifacts/catalog/1.0.0-0000000a/server/index.js',
      '/artifacts/catalog/1.0.0-0000000b/browser/remoteEntry.js',
      '/artifacts/../1.0.0-0000000a/browser/remoteEntry.js',
    ]) {
      const { status, headers } = await ask(port, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  }));

// RELEASE-11
test('a kind of file that a release may not hold > is served as no page, and a picture without scripts', () =>
  withEdge(async ({ port, registry }) => {
    const files = {
      'browser/evil.html': '<script>alert(1)</script>',
      'browser/EVIL.XHTML': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'browser/drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    };
    const old = { ...CATALOG, version: '1.0.0-0000000d', files: recordsOf(files) };
    const staged = await registry.stage();
    await writeArtifactFolder(staged, old, files);
    await registry.putArtifact(staged);
    const ofFile = async (path: string) =>
      (await ask(port, `/artifacts/catalog/${old.version}/${path}`)).headers;
    for (const path of ['browser/evil.html', 'browser/EVIL.XHTML']) {
      expect((await ofFile(path))['content-type']).toBe('application/octet-stream');
    }
    // A worker that a page starts out of it reaches this site alone, and evaluates no text.
    expect((await ask(port, `${CATALOG_FILES}/remoteEntry.js`)).headers).toMatchObject({
      'content-type': 'text/javascript',
      'content-security-policy': "default-src 'self'",
    });
    // A service worker that it would become ends itself.
    const asked = await ask(port, `${CATALOG_FILES}/remoteEntry.js`, {
      headers: { 'service-worker': 'script' },
    });
    expect(asked.body).toContain('registration.unregister()');
    expect(asked.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    });
    expect(await ofFile('browser/drawing.svg')).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  }));

test('a file that is not what its artefact records is never served, and is named', () =>
  withEdge(async ({ port, registry, lines }) => {
    const old = { ...CATALOG, version: '1.0.0-0000000c' };
    const staged = await registry.stage();
    await writeArtifactFolder(staged, old);
    await registry.putArtifact(staged);
    const folder = registry.artifactFolder('catalog', old.version) ?? '';
    const address = (file: string) => `/artifacts/catalog/${old.version}/browser/${file}`;
    await writeFile(join(folder, 'browser/remoteEntry.js'), 'console.log("evil!");');
    await writeFile(join(folder, 'browser/static/css/routes.css.br'), 'no brotli');
    for (const file of ['remoteEntry.js', 'static/css/routes.css']) {
      const { status, headers, body } = await ask(port, address(file));
      expect([status, headers['cache-control'], body]).toEqual([
        503,
        'no-store',
        'Not available\n',
      ]);
      expect(lines.at(-1)).toContain(`browser/${file}`);
    }
    expect((await ask(port, address('static/js/routes.js'))).status).toBe(200);
    // What was read before it was changed is served as it was.
    const live = registry.artifactFolder('catalog', CATALOG.version) ?? '';
    await writeFile(join(live, 'browser/remoteEntry.js'), 'console.log("evil!");');
    expect((await ask(port, `${CATALOG_FILES}/remoteEntry.js`)).body).not.toContain('evil');
  }));

test('page loads soon after a release show it, and a release that is broken leaves the one before', () =>
  withEdge(async ({ port, registry, lines }) => {
    const number = async () => JSON.parse((await ask(port, '/registry.json')).body).number;
    expect(await number()).toBe(1);
    const newer = { ...CATALOG, version: '1.0.0-0000000b' };
    await releaseUnchecked(registry, [hostArtifact(), newer]);
    await until(async () => (await number()) !== 1, 'another release');
    expect((await ask(port, '/')).body).toContain('/artifacts/catalog/1.0.0-0000000b/');
    expect((await ask(port, `${CATALOG_FILES}/remoteEntry.js`)).status).toBe(200);

    await writeFile(join(registry.root, 'channels/stable/3.json'), '{"sequence": 3');
    await until(() => lines.length > 0, 'a line');
    expect(await number()).toBe(2);
    expect((await ask(port, '/cart')).status).toBe(200);
    expect(lines).toEqual([expect.stringContaining('channels/stable/3.json')]);
  }));

test('before the first release the edge says so, and serves it as soon as it is there', () =>
  withEdge(
    async ({ port, registry }) => {
      const early = await ask(port, '/cart');
      expect(early.status).toBe(503);
      expect(early.headers['retry-after']).toBeDefined();
      expect(early.body).toContain('Nothing is released yet');
      expect((await ask(port, '/readyz')).status).toBe(503);
      expect((await ask(port, '/registry.json')).status).toBe(503);
      expect((await ask(port, '/registry/site.json')).status).toBe(503);
      await releaseUnchecked(registry, [hostArtifact(), CATALOG]);
      await until(async () => (await ask(port, '/cart')).status === 200, 'the page');
    },
    {},
    [],
  ));

test('a visitor who leaves in the middle of an answer does no harm', () =>
  withEdge(async ({ port }) => {
    for (const path of ['/cart', `${CATALOG_FILES}/remoteEntry.js`]) {
      const socket = connect(port);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await wait(5);
      socket.resetAndDestroy();
    }
    expect((await ask(port, '/healthz')).status).toBe(200);
  }));

test.each([
  ['nonsense', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}`, 431],
])('a request that cannot be read is told why', (text, status) =>
  withEdge(async ({ port }) => {
    const socket = connect(port);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.write(`${text}\r\n\r\n`);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect((await ask(port, '/healthz')).status).toBe(200);
  }),
);
