import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { BUYER, productBySku, setStock } from '../../testing/ordering.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { prune } from '../database/prune.ts';
import { openSession } from '../identity/sessions.ts';
import { ROUTES } from '../routes.ts';
import { limitOf, type Route, WRITES_PER_MINUTE } from './route.ts';

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

  /** Those with a limit of their own, and one with that of all that write. */
  const limited = ROUTES.filter(
    ({ method, url, perMinute }) =>
      typeof perMinute === 'number' || (method === 'DELETE' && url === '/api/addresses/:id'),
  );

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

  // LIMIT-1
  test('have a limit at every route that changes something, but for those that edges call for all', () => {
    const writing = ROUTES.filter(({ method }) => method !== 'GET');
    expect(writing.length).toBeGreaterThan(50);
    expect(writing.filter((route) => !limitOf(route)).map(({ url }) => url)).toEqual([
      '/api/overrides',
      '/api/overrides/look',
    ]);
    expect(limitOf({ method: 'POST' })).toBe(WRITES_PER_MINUTE);
  });

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
      const most = limitOf(route) ?? 0;
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

const PAD = 'BP-EV-2041';

describeWithPostgres('what strangers may leave behind', () => {
  let api: TestApi;
  let productId: string;
  beforeAll(async () => {
    api = await testApi(sampleServer);
    await setStock(api.db, PAD, 9_000);
    productId = (await productBySku(api.db, PAD)).id;
  });
  afterAll(() => api?.close());

  const post = (address: string, url: string, payload: object, headers = {}) =>
    api.app.inject({
      ...{ method: 'POST', url, payload, remoteAddress: address },
      headers: { 'idempotency-key': randomUUID(), ...headers },
    });
  const { name, phone } = BUYER;
  const contact = (n: number) => ({ name, phone, email: `buyer${n}@carrier.example` });
  const ask = (address: string, n: number, headers = {}) =>
    post(address, '/api/quotes', { ...contact(n), lines: [{ productId, quantity: 10 }] }, headers);
  const buy = (address: string, n: number, headers = {}) =>
    post(
      address,
      '/api/orders',
      { ...BUYER, ...contact(n), lines: [{ productId, quantity: 10 }] },
      headers,
    );
  const register = (address: string, n: number) =>
    post(address, '/api/auth/register', {
      ...{ kind: 'customer', ...contact(n), username: `carrier-${n}`, accepted: true },
      password: 'a password long enough',
    });

  // LIMIT-2
  test('200 buyers behind one carrier address browse, register, ask and order: none is refused', async () => {
    const address = '203.0.113.50';
    const refused: string[] = [];
    const expectTaken = (answer: { statusCode: number; body: string }) => {
      if (answer.statusCode >= 300) refused.push(answer.body);
    };
    const visit = async (n: number) => {
      expectTaken(
        await api.app.inject({ url: `/api/products/${productId}`, remoteAddress: address }),
      );
      expectTaken(await post(address, '/api/visits', { visitor: randomUUID() }));
      const registered = await register(address, n);
      expectTaken(registered);
      const { token } = registered.json<{ token?: string }>();
      const headers = n % 2 ? { authorization: `Bearer ${token}` } : {};
      expectTaken(await ask(address, n, headers));
      expectTaken(await buy(address, n, headers));
    };
    for (let first = 0; first < 200; first += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, n) => visit(first + n)));
    }
    expect(refused).toEqual([]);
  });

  /** As if so many came from a network before. */
  const sent = (subject: string, network: string, count: number, lines = 1) =>
    sql`insert into open_requests (subject, subject_id, network, lines)
      select ${subject}, -count - (select count(*) from open_requests), ${network}::inet, ${lines}
      from generate_series(1, ${count}) count`.execute(api.db);

  const CALLS: [subject: string, call: (address: string) => ReturnType<typeof ask>][] = [
    ['quote', (address) => ask(address, 901)],
    ['order', (address) => buy(address, 902)],
    ['account', (address) => register(address, 903)],
    [
      'question',
      (address) => post(address, '/api/questions', { ...contact(904), question: 'Does it fit?' }),
    ],
    [
      'subscription',
      (address) =>
        post(address, '/api/subscriptions', {
          ...{ email: 'buyer905@carrier.example', kind: 'newsletter', accepted: true },
        }),
    ],
  ];

  // LIMIT-3
  test.each(CALLS)(
    '%s: a network full of it is refused, with the wider ones; others are not',
    async (subject, call) => {
      await sent(subject, '198.51.100.7', 500);
      const full = await call('198.51.100.7');
      expect([full.statusCode, full.json()]).toMatchObject([
        409,
        { code: 'too_many_open', message: expect.stringMatching(/: sign in, or call us$/) },
      ]);
      await sent(subject, '2001:db8:9:100::/64', 100);
      expect((await call('2001:db8:9:100::5')).statusCode).toBe(409);
      for (const at of [1, 2, 3, 4]) await sent(subject, `2001:db8:9:10${at}::/64`, 100);
      expect((await call('2001:db8:9:1ff::5')).statusCode).toBe(409);
      for (const at of [2, 3, 4, 5, 6]) await sent(subject, `2001:db8:9:${at}00::/64`, 100);
      expect((await call('2001:db8:9:ff00::5')).statusCode).toBe(409);
      expect((await call('2001:db8:a:ff00::5')).statusCode).toBeLessThan(300);
    },
  );

  // LIMIT-3
  test('lines count, an account counts apart from guests, and what is answered is forgotten after a day', async () => {
    await sent('quote', '198.51.101.7', 5, 5_000);
    expect((await ask('198.51.101.7', 906)).json().code).toBe('too_many_open');
    const dealer = await api.as('dealer');
    expect((await ask('198.51.101.7', 907, dealer)).statusCode).toBe(201);
    await sql`update open_requests set at = now() - interval '2 days'`.execute(api.db);
    await prune(api.db);
    const { rows } = await sql<{ subject: string; open: boolean }>`select distinct subject,
      exists (select from quotes where id = subject_id and status = 'Open')
        or exists (select from questions where id = subject_id and answer is null) as open
      from open_requests order by subject`.execute(api.db);
    expect(rows).toEqual([
      { subject: 'question', open: true },
      { subject: 'quote', open: true },
    ]);
    expect((await ask('198.51.101.7', 908)).statusCode).toBe(201);
  });

  const withdraw = (address: string, key = randomUUID()) =>
    post(address, '/api/orders/withdrawals', {}, { 'idempotency-key': key });

  // LIMIT-5
  test('withdrawals of attempts > a network full of them > are refused, others and known keys are not', async () => {
    const known = randomUUID();
    expect((await withdraw('198.51.102.7', known)).json()).toEqual({ order: null });
    await sent('withdrawal', '198.51.102.7', 4_999);
    const full = await withdraw('198.51.102.7');
    expect([full.statusCode, full.json()]).toMatchObject([503, { code: 'too_many_open' }]);
    expect((await withdraw('198.51.102.7', known)).statusCode).toBe(200);
    const placed = randomUUID();
    const order = (address: string) =>
      post(
        address,
        '/api/orders',
        { ...BUYER, ...contact(910), lines: [{ productId, quantity: 10 }] },
        { 'idempotency-key': placed },
      );
    expect((await order('198.51.102.7')).statusCode).toBe(201);
    expect((await withdraw('198.51.102.7', placed)).json().order).not.toBeNull();
    expect((await withdraw('198.51.102.8')).statusCode).toBe(200);
    await sent('withdrawal', '198.51.102.9', 4_999);
    expect((await withdraw('198.51.102.10')).statusCode).toBe(503);
    await sent('withdrawal', '2001:db8:20:100::/64', 1_000);
    expect((await withdraw('2001:db8:20:100::5')).statusCode).toBe(503);
    expect((await withdraw('2001:db8:20:101::5')).statusCode).toBe(200);
    await sql`update open_requests set at = now() - interval '2 days'`.execute(api.db);
    expect((await withdraw('198.51.102.7')).statusCode).toBe(200);
  });

  // LIMIT-2, LIMIT-5
  test('200 buyers behind one address > each withdraws five attempts > none is refused', async () => {
    const calls = Array.from({ length: 200 }, () => () => withdraw('203.0.113.51'));
    const refused = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await api.db.deleteFrom('rate_counts').execute();
      const answers = await Promise.all(calls.map((call) => call()));
      refused.push(...answers.filter(({ statusCode }) => statusCode !== 200));
    }
    expect(refused).toEqual([]);
  });

  // LIMIT-4
  test('an account that signs in again and again has few entries in the audit log', async () => {
    const { id } = await api.db
      .selectFrom('users')
      .where('username', '=', 'stock')
      .select('id')
      .executeTakeFirstOrThrow();
    const origin = { ip: '203.0.113.9', device: 'a browser' };
    for (let n = 0; n < 70; n += 1) await openSession(api.db, { id, name: 'Gopal Yadav' }, origin);
    const entries = await api.db
      .selectFrom('events')
      .where('subject', '=', 'account')
      .where('subject_id', '=', id)
      .where('kind', '=', 'signed_in')
      .orderBy('id')
      .select('after')
      .execute();
    expect(entries.slice(19).map(({ after }) => after)).toEqual([
      null,
      { times: 32 },
      { times: 64 },
    ]);
  });
});
