import { hasSecret } from '@evmandi/contract/platform/secret-addresses';
import { sampleDatabase } from '../../testing/sample-database.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { ROUTES } from '../routes.ts';
import { createLogger } from './logging.ts';

test('an address with a secret > with and without a route > is logged without it', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const { db, close } = await sampleDatabase();
  const app = await buildApp({ db, secrets: [TEST_SECRET], corsOrigins: [], logger });
  const secret = ROUTES.filter(({ url }) => hasSecret(url));
  for (const { method, url } of secret) {
    const address = url.replace(':token', 's3cret');
    await app.inject({ method, url: address });
    await app.inject({ method: 'PUT', url: `${address}/nothing?by=s3cret` });
    await app.inject({ method, url: `${address.toUpperCase()}` });
  }
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests).toHaveLength(3 * secret.length);
  for (const { path } of requests) expect(path).toContain(':token');
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('s3cret');
  await app.close();
  await close();
});

test('one line for each request, with its id, and nothing that a person sent', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('debug', { write: (line) => lines.push(JSON.parse(line)) });
  const { db, close } = await sampleDatabase();
  const app = await buildApp({
    db,
    secrets: [TEST_SECRET],
    corsOrigins: ['http://a.example'],
    logger,
  });
  const { user, token } = (
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'dealer', password: 'evmandi-dealer' },
    })
  ).json<{ user: { id: string }; token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  lines.length = 0;
  const answers = [
    await app.inject('/api/products?q=secretword&page_size=1'),
    await app.inject('/api/nothing?q=secretword'),
    // Who is not allowed, and where from, is told; the token is not.
    await app.inject({ url: '/api/admin/roles', headers, remoteAddress: '203.0.113.7' }),
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { authorization: 'Bearer secretword' },
      payload: { username: 'secretword', password: 'secretword' },
    }),
  ];
  const [order] = await db.selectFrom('orders').select('token').limit(1).execute();
  answers.push(await app.inject(`/api/orders/by-token/${order?.token}`));
  answers.push(await app.inject(`/api/v1/orders/by-token/${order?.token}`));
  answers.push(await app.inject(`/${order?.token}`));
  await db.schema.dropTable('subscriptions').execute();
  answers.push(
    await app.inject({
      method: 'POST',
      url: '/api/subscriptions',
      payload: { email: 'secretword@shop.example', source: 'categories' },
    }),
  );
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ level, method, path, status }) => [level, method, path, status])).toEqual([
    [30, 'GET', '/api/products', 200],
    [30, 'GET', '/api/nothing', 404],
    [30, 'GET', '/api/admin/roles', 422],
    [30, 'POST', '/api/auth/login', 401],
    [30, 'GET', '/api/orders/by-token/:token', 200],
    [30, 'GET', '/api/v1/orders/by-token/:token', 404],
    [30, 'GET', '/:token', 404],
    [50, 'POST', '/api/subscriptions', 500],
  ]);
  expect(requests.map(({ reqId }) => reqId)).toEqual(
    answers.map(({ headers }) => headers['x-request-id']),
  );
  expect(requests[2]).toMatchObject({ user: user.id, from: '203.0.113.7' });
  expect(JSON.stringify(lines)).not.toContain(token);
  const [fault] = lines.filter(({ msg }) => msg === 'request failed');
  expect(fault?.err).toMatchObject({ message: expect.stringContaining('subscriptions') });
  expect(JSON.stringify(lines)).not.toContain('secretword');
  expect(JSON.stringify(lines)).not.toContain(order?.token);
  await app.close();
  await close();
});
