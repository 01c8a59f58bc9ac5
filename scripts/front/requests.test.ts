import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { ask, askHttp2 } from '../lib/ask.ts';
import { onFront } from './stand.ts';

const FILE = '/artifacts/catalog/1.0.0-0000000a/browser/routes.js';

/** Sends a beginning and nothing more; resolves when the connection is closed. */
const silent = (port: number, text: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, 'localhost').on('error', () => undefined);
    socket.write(text);
    socket.resume().once('close', () => resolve());
  });

onFront('requests through the front', (stand) => {
  test('with one API dead, each change is made once', async () => {
    await stand().apis[0].kill();
    for (let order = 1; order <= 20; order += 1) {
      const sent = { method: 'POST', body: '{}' };
      expect((await ask(`${stand().front.url}/api/orders?n=${order}`, sent)).status).toBe(200);
      expect(stand().arrived(stand().apis, `/api/orders?n=${order}`)).toBe(1);
    }
  });

  test('servers behind it see the address of the visitor, and not the one that it claims', async () => {
    for (const path of ['/', '/api/products']) {
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
      await ask(stand().front.url.replace('localhost', '127.0.0.1') + path, {
        localAddress: '127.0.0.2',
        headers,
      });
    }
    const requests = [...stand().edges, ...stand().apis].flatMap(({ seen }) => seen);
    expect(requests).toHaveLength(2);
    for (const { headers } of requests) {
      expect(headers['x-forwarded-for']).toBe('127.0.0.2');
      expect(headers['x-forwarded-proto']).toBe('http');
    }
  });

  test('one id goes through, comes back and stands in the log, which has no query and no token', async () => {
    const given = { 'x-request-id': 'visit-0123456789' };
    const answer = await stand().get('/api/orders/by-token/s3cret?q=secretword', given);
    expect(answer.headers['x-request-id']).toBe('visit-0123456789');
    const forged = await stand().get('/', { 'x-request-id': 'x" }' });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    const ids = [...stand().apis, ...stand().edges].flatMap(({ seen }) =>
      seen.map(({ headers }) => headers),
    );
    expect(ids.map((headers) => headers['x-request-id'])).toEqual([
      'visit-0123456789',
      forged.headers['x-request-id'],
    ]);
    // A line is written once its answer has gone.
    while (stand().front.log().length < 2) await sleep(20);
    const log = stand().front.log();
    expect(log).toMatchObject([
      { reqId: 'visit-0123456789', path: '/api/orders/by-token/:token', status: 200 },
      { reqId: forged.headers['x-request-id'], path: '/', status: 200 },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/s3cret|secretword/);
  });

  test('addresses that hold a secret > servers up and away > stand in no log with it', async () => {
    const addresses = [
      ...['/order/s3cret', '/Order/s3cret/x', '//order//s3cret', '/%6frder/s3cret'],
      ...['/quotes/s3cret', '/questions/s3cret', '/api/quotes/s3cret/accept'],
      '/desk/9f0c1c38-5a3e-4b8b-9d0e-3e7b6f1f2a10/x',
    ];
    const referer = `${stand().front.url}/order/s3cret`;
    for (const address of addresses) await stand().get(address, { referer });
    await Promise.all([...stand().edges, ...stand().apis].map(({ kill }) => kill()));
    for (const address of addresses) await stand().get(address, { referer });
    const log = (wanted: string) =>
      stand()
        .front.log()
        .filter(({ msg }) => msg === wanted);
    while (log('request').length < 2 * addresses.length) await sleep(20);
    const [failed] = log('a server failed');
    expect(failed).toMatchObject({ upstreamStatus: '502, 502', path: '/order/:token' });
    const all = stand().front.log();
    for (const { path } of all) expect(path).toContain(':token');
    expect(JSON.stringify(all) + stand().front.errors()).not.toMatch(/s3cret|9f0c1c38/);
  });

  test('each kind of answer has its headers once, and behind TLS asks for nothing else', async () => {
    const secure = await stand().start(true);
    try {
      const refused = 'x'.repeat(600_000);
      const secured = await Promise.all(
        ['/', FILE, '/api/products'].map((path) => askHttp2(secure.url, path)),
      );
      for (const { headers } of secured.slice(0, 1)) {
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      }
      for (const { headers } of secured) expect(headers['x-content-type-options']).toBe('nosniff');
      const plain = [
        await stand().get('/'),
        await stand().get('/api/products'),
        await ask(`${stand().front.url}/api/orders`, { method: 'POST', body: refused }),
        await ask(`${stand().front.url}${FILE}`, { method: 'POST', body: refused }),
        await ask(`${stand().front.url}/${'x'.repeat(70_000)}`),
      ];
      await Promise.all([...stand().edges, ...stand().apis].map(({ kill }) => kill()));
      plain.push(await stand().get('/product/7'), await stand().get('/api/products'));
      expect(plain.map(({ status }) => status)).toEqual([200, 200, 413, 413, 414, 503, 503]);
      for (const { headers } of plain) {
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|,/);
      }
      const lost = await askHttp2(secure.url, '/api/products');
      expect(lost.headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await secure.stop();
    }
  });

  test('behind TLS weak ciphers and older versions are refused', async () => {
    const secure = await stand().start(true);
    const { port } = new URL(secure.url);
    const shake = (how: ConnectionOptions) =>
      new Promise<string>((resolve) => {
        const socket = connectTls(
          { port: Number(port), host: 'localhost', rejectUnauthorized: false, ...how },
          () => {
            resolve(socket.getCipher().standardName);
            socket.destroy();
          },
        );
        socket.once('error', () => resolve('refused'));
      });
    try {
      const old = { maxVersion: 'TLSv1.2' } as const;
      expect(await shake(old)).toMatch(/^TLS_ECDHE_\w+_WITH_AES_256_GCM_SHA384$/);
      const weak = ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA256'];
      for (const ciphers of weak) {
        expect([ciphers, await shake({ ...old, ciphers })]).toEqual([ciphers, 'refused']);
      }
      const ancient = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' };
      expect(await shake(ancient as ConnectionOptions)).toBe('refused');
    } finally {
      await secure.stop();
    }
  });

  test('clients that send byte by byte, or nothing, are let go while others are answered', async () => {
    const brief = await stand().start(false, (text) =>
      text.replace(/(client_(?:header|body)_timeout) 10s/g, '$1 1s'),
    );
    try {
      const { port } = new URL(brief.url);
      const POST = 'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{';
      const clients = ['', 'GET / HTTP/1.1\r\nX-Long: ', POST].flatMap((text) =>
        Array.from({ length: 5 }, () => silent(Number(port), text)),
      );
      expect((await ask(`${brief.url}/`)).status).toBe(200);
      const closed = await Promise.race([Promise.all(clients), sleep(8_000, 'open')]);
      expect(closed).toHaveLength(15);
    } finally {
      await brief.stop();
    }
  });

  test('a body above the limit is refused before it reaches an API', async () => {
    const post = (bytes: number) =>
      ask(`${stand().front.url}/api/orders`, { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await post(300_000)).status).toBe(200);
    const refused = await post(600_000);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([413, { code: 'too_large' }]);
    expect(stand().arrived(stand().apis, '/api/orders')).toBe(1);
  });
});
