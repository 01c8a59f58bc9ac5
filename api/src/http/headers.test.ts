import { type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';

const POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('headers of every kind of answer', () => {
  test.each([
    ['data', 'GET', '/api/products', 200, {}],
    ['a file', 'GET', '/api/quick-order/sample_order_template.csv', 200, {}],
    ['health', 'GET', '/healthz', 200, { 'cache-control': 'no-store' }],
    ['nothing', 'GET', '/api/nothing', 404, { 'cache-control': 'no-store' }],
    ['a refusal', 'POST', '/api/orders/price', 422, { 'cache-control': 'no-store' }],
    ['no session', 'GET', '/api/auth/me', 401, { 'cache-control': 'no-store' }],
    [
      'a picture',
      'GET',
      '/api/pictures/brakePad/cut.svg',
      200,
      { 'cross-origin-resource-policy': 'cross-origin' },
    ],
    [
      'the reference',
      'GET',
      '/api/docs',
      200,
      {
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
        ),
      },
    ],
  ] as const)('%s', async (_, method, url, status, own) => {
    const { statusCode, headers } = await api.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      ...own,
    });
    expect(JSON.stringify(headers)).not.toMatch(/unsafe|strict-transport/);
  });

  test('a site of HTTPS behind a proxy that ends TLS > HTTPS only, and secure cookies', async () => {
    const app = await buildApp({ db: api.db, corsOrigins: ['https://shop.example'] });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'browser-bond': 'cookie' },
      payload: { username: 'dealer', password: 'evmandi-dealer' },
    });
    await app.close();
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'set-cookie': expect.stringMatching(/^__Secure-evmandi_browser_\w{8}=.*; Secure$/),
    });
  });

  test('what an account is answered stays with it, and what fails is told so', async () => {
    const own = await api.get('/api/auth/me', await api.as('customer'));
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(own.headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    const failing = await buildApp({
      db: undefined as never,
      secrets: ['x'.repeat(32)],
      corsOrigins: [],
    });
    const failed = await failing.inject('/api/products');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(failed.headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    await failing.close();
  });

  test('an address that is none has those that matter', async () => {
    const { statusCode, headers } = await api.get('/api/%');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('by way of TLS browsers are told to use nothing else', async () => {
    const behind = await buildApp({ db: api.db, corsOrigins: [], trustProxy: ['127.0.0.1'] });
    const headers = { 'x-forwarded-proto': 'https' };
    const asked = await behind.inject({ url: '/healthz', headers });
    expect(asked.headers['strict-transport-security']).toBe('max-age=31536000');
    // What a stranger claims counts for nothing.
    const stranger = await api.get('/healthz', headers);
    expect(stranger.headers['strict-transport-security']).toBeUndefined();
    await behind.close();
  });
});
