import type { FastifyInstance } from 'fastify';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { ROUTES } from '../routes.ts';
import type { Route } from './route.ts';

/** Calls of a burst, half of them past the limit. */
const BURST = process.env.EVMANDI_FULL ? 40 : 6;

describeWithPostgres('calls of a minute', () => {
  let api: TestApi;
  let other: FastifyInstance;
  /** Of a process that started later: it has seen none of the calls before the limit. */
  let restarted: FastifyInstance;
  let headers: Record<string, string>;
  const started = () => buildApp({ db: api.db, secrets: [TEST_SECRET], corsOrigins: [] });
  beforeAll(async () => {
    api = await testApi(sampleServer);
    other = await started();
    restarted = await started();
    headers = await api.as('admin');
  });
  afterAll(async () => {
    await restarted?.close();
    await other?.close();
    await api?.close();
  });
  beforeEach(() => api.db.deleteFrom('rate_counts').execute());

  const limited = ROUTES.filter(({ perMinute }) => perMinute);

  const call = ({ method, url }: Route, remoteAddress: string, app: FastifyInstance) =>
    app.inject({
      method,
      url: url.replace(/:\w+/g, 'x'),
      headers,
      remoteAddress,
      // Wrong ones count as well, and change nothing.
      ...(method !== 'GET' && { payload: {} }),
    });
  const taken = async (route: Route, address: (n: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: BURST }, (_, n) => call(route, address(n), n % 2 ? api.app : other)),
    );
    return answers.filter(({ statusCode }) => statusCode !== 429).length;
  };

  test('are limited where somebody could try, ask or write without end', () => {
    const paths = limited.map(({ method, url }) => `${method} ${url}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login',
        'POST /api/auth/change-password',
        'POST /api/auth/password-links/look',
        'POST /api/auth/password-links/use',
        'POST /api/questions',
        'POST /api/quotes',
        'POST /api/orders',
        'POST /api/orders/price',
        'POST /api/quick-order/validate',
        'POST /api/subscriptions',
        'POST /api/visits',
      ]),
    );
  });

  test.each(limited.map((route) => [`${route.method} ${route.url}`, route] as const))(
    '%s: counted for all processes and across a restart, for each address and each /64',
    async (_name, route) => {
      const left = BURST / 2;
      const most = route.perMinute ?? 0;
      // What came before is counted by a row, not by hundreds of calls.
      const before = Math.max(0, most - left);
      const one = '203.0.113.7';
      await call(route, one, api.app);
      await api.db.updateTable('rate_counts').set({ count: before }).execute();
      expect(await taken(route, () => one)).toBe(Math.min(most, left));
      const again = await call(route, one, restarted);
      expect([again.statusCode, again.json().code]).toEqual([429, 'too_many_attempts']);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
      expect((await call(route, '203.0.113.8', api.app)).statusCode).not.toBe(429);
      await api.db.updateTable('rate_counts').set({ count: before }).execute();
      const household = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
      await call(route, household(1), api.app);
      await api.db.updateTable('rate_counts').set({ count: before }).execute();
      expect(await taken(route, household)).toBe(Math.min(most, left));
    },
  );
});
