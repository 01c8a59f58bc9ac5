import { gzipSync } from 'node:zlib';
import { errorSchema } from '../../contract/common.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { callerOf } from './access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('errors', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/', 404],
    ['POST', '/api/products', 404],
    ['GET', '/api/../../etc/passwd', 404],
    ['GET', `/api/products/${'x'.repeat(300)}`, 404],
    ['GET', '/api/%', 400],
  ])('%s %s answers %i in the one shape', async (method, url, status) => {
    const answer = await api.app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(status);
    errorSchema.strict().parse(answer.json());
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['application/json', 400, '{"username":'],
    ['application/json', 400, ''],
    ['application/json', 400, '{"__proto__":{"x":1},"username":"a","password":"b"}'],
    ['application/xml', 415, '<login/>'],
    ['text/plain', 415, '{"username":"admin","password":"evmandi-admin"}'],
    ['application/x-www-form-urlencoded', 415, 'username=admin'],
    ['application/json', 413, `{"username":"${'x'.repeat(300_000)}"}`],
    ['application/json', 422, '[]'],
    ['application/json', 422, 'null'],
  ])('%s answers %i to body %#', async (type, status, payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    errorSchema.strict().parse(answer.json());
  });

  test('a compressed body is not unpacked', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"username":"admin","password":"evmandi-admin"}'),
    });
    expect(answer.statusCode).toBe(400);
    errorSchema.strict().parse(answer.json());
  });

  test.each([
    ['lists', `{"lines":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['objects', `{"lines":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`],
  ])('%s nested without end are refused at their field', async (_, payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/orders/price',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = errorSchema.strict().parse(answer.json());
    expect(errors).toEqual([{ path: 'lines', message: 'must not be nested so deeply' }]);
  });

  const zeros = (count: number) => `[${'0,'.repeat(count).slice(0, -1)}]`;
  test.each([
    ['/api/orders/price', `{"lines":${zeros(125_000)}}`, 413, 'send 64 kB or less'],
    ['/api/auth/login', `{"username":${zeros(20_000)}}`, 413, 'send 32 kB or less'],
    ['/api/quick-order/validate', `{"rows":${zeros(300_000)}}`, 413, 'send 256 kB or less'],
    ['/api/orders/price', `{"lines":${zeros(30_000)}}`, 422, 'must have 1,000 entries or fewer'],
    ['/api/quick-order/validate', `{"rows":${zeros(125_000)}}`, 422, '1,000 entries or fewer'],
    [
      '/api/quick-order/validate',
      `{"rows":[${Array.from({ length: 120 }, () => zeros(999)).join(',')}]}`,
      422,
      'must hold 6,000 values or fewer',
    ],
  ])(
    'a list without end is refused before it is looked at: %s %#',
    async (url, body, status, text) => {
      const answer = await api.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: body,
      });
      expect(answer.statusCode).toBe(status);
      const { message, errors = [] } = errorSchema.strict().parse(answer.json());
      expect(message).toContain(text);
      expect(errors.length).toBeLessThan(2);
    },
  );

  test.each(['\ud800', 'pads \udc00', '\udc00\ud800'])(
    'half a character is refused: %j',
    async (id) => {
      const lines = [
        { productId: '1', quantity: 1 },
        { productId: id, quantity: 1 },
      ];
      const answer = await api.post('/api/orders/price', { lines });
      expect(answer.statusCode).toBe(422);
      expect(errorSchema.strict().parse(answer.json()).errors).toEqual([
        { path: 'lines.1.productId', message: 'holds half a character: enter it again' },
      ]);
    },
  );

  test('the same complaint about a field is made once', async () => {
    const answer = await api.get('/api/products?price_max=99999999999999999999');
    const complaints = errorSchema.strict().parse(answer.json()).errors ?? [];
    expect(complaints.map(({ path }) => path)).toEqual(['price_max']);
  });

  test.each([
    ['99999999999999999999', 'must be 10000 or less'],
    ['-99999999999999999999', 'must be 1 or more'],
    ['1.5', 'must be a whole number, such as 1'],
  ])('a page %s gets one complaint', async (page, message) => {
    const answer = await api.get(`/api/products?page=${page}`);
    expect(answer.json().errors).toEqual([{ path: 'page', message }]);
  });

  test('a body that is no object is refused in words', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '[]',
    });
    expect(answer.json().message).toBe('body must be a JSON object');
  });

  test('an unexpected error tells nothing of itself', async () => {
    const { app, close } = await testApi(async () => ({
      db: broken('relation "secret" is gone'),
      kind: 'embedded',
      close: async () => {},
    }));
    const answer = await app.inject('/api/products');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side',
      code: 'internal',
    });
    await close();
  });

  test('a database out of reach is 503 with a time to try again', async () => {
    const away = broken('connect ECONNREFUSED', 'ECONNREFUSED');
    const { app, close } = await testApi(async () => ({
      db: away,
      kind: 'server',
      close: async () => {},
    }));
    for (const url of ['/api/products', '/api/home', '/readyz']) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 503]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(errorSchema.strict().parse(answer.json()).message).not.toContain('ECONN');
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await close();
  });
});

/** A database whose every query fails. */
function broken(message: string, code?: string): TestApi['db'] {
  return api.db.withPlugin({
    transformQuery() {
      throw Object.assign(new Error(message), { code });
    },
    transformResult: async ({ result }) => result,
  });
}

describe('access', () => {
  test('a route outside of the table cannot be registered, nor one with another access', async () => {
    const { app, close } = await testApi(async () => ({
      db: api.db,
      kind: 'embedded',
      close: async () => {},
    }));
    const config = { access: 'public' } as const;
    const handler = async () => 'open';
    expect(() => app.get('/api/forgotten', { config }, handler)).toThrow(
      'GET /api/forgotten is not in the table of routes: add it to api/src/routes.ts',
    );
    expect(() => app.get('/api/admin/orders', { config }, handler)).toThrow('not in the table');
    await close();
  });

  test('a handler that asks for the caller of a public route gets none', () => {
    expect(() => callerOf({ caller: null } as Parameters<typeof callerOf>[0])).toThrow('Sign in');
  });
});

describe('caching', () => {
  test('public reads have an ETag and answer 304 while nothing changed', async () => {
    const first = await api.get('/api/products?page_size=2');
    expect(first.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60');
    const { etag } = first.headers;
    const again = await api.get('/api/products?page_size=2', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await api.get('/api/products?page_size=3', { 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  test('health and answers to an account are not stored', async () => {
    expect((await api.get('/healthz')).headers['cache-control']).toBe('no-store');
    const orders = await api.get('/api/admin/orders', await api.as('admin'));
    expect([orders.headers['cache-control'], orders.headers.etag]).toEqual(['no-store', undefined]);
  });

  test('large answers are compressed, and say that they vary by it', async () => {
    for (const coding of ['br', 'gzip']) {
      const answer = await api.get('/api/home', { 'accept-encoding': coding });
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toMatch(/accept-encoding/);
      expect(answer.rawPayload.length).toBeLessThan(12_000);
    }
  });
});

describe('origins', () => {
  test('only those on the list may read answers', async () => {
    const allowed = await api.get('/api/products', { origin: 'http://localhost:3000' });
    expect(allowed.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(allowed.headers.vary).toMatch(/Origin/);
    for (const origin of ['http://evil.example', 'http://localhost:3000.evil.example', 'null']) {
      const answer = await api.get('/api/products', { origin });
      expect([origin, answer.headers['access-control-allow-origin']]).toEqual([origin, undefined]);
    }
  });

  test('a preflight for a call with a token is answered', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/admin/orders',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toMatch(/authorization/);
  });
});

test('every answer has a request id: the one given, when it is one', async () => {
  expect((await api.get('/healthz')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const given = await api.get('/healthz', { 'x-request-id': 'edge-12345678' });
  expect(given.headers['x-request-id']).toBe('edge-12345678');
  const hostile = await api.get('/healthz', { 'x-request-id': '"}\n{"level":60' });
  expect(hostile.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('health and readiness', async () => {
  expect((await api.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.get('/readyz')).json()).toEqual({ status: 'ready' });
});
