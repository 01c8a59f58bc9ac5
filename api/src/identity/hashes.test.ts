import argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';

const GUESSES = process.env.EVMANDI_FULL ? 100 : 24;

let hash: jest.SpiedFunction<typeof argon2.hash>;
let counted: jest.SpiedFunction<typeof argon2.verify>;

/** What a password is compared with: algorithm and cost, which is what takes the time. */
const costs = () =>
  counted.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join('$'));

describeWithPostgres('the work that a guess at a password causes', () => {
  let api: TestApi;
  let other: FastifyInstance;
  beforeAll(async () => {
    api = await testApi(sampleServer);
    other = await buildApp({ db: api.db, secrets: [TEST_SECRET], corsOrigins: [] });
  });
  afterAll(async () => {
    await other?.close();
    await api?.close();
  });
  beforeEach(async () => {
    await api.db.deleteFrom('tries').execute();
    hash = jest.spyOn(argon2, 'hash');
    counted = jest.spyOn(argon2, 'verify');
  });

  const post = (url: string, payload: object, options: object = {}, app = api.app) =>
    app.inject({ method: 'POST', url, payload, ...options });
  const login = (username: string, password = 'wrong') =>
    post('/api/auth/login', { username, password });

  test('is the same for a known name, an unknown one, and an account that is switched off', async () => {
    await api.db
      .updateTable('users')
      .set({ active: false })
      .where('username', '=', 'counter')
      .execute();
    // The first of a process as well.
    for (const username of ['ghost', 'dealer', 'counter', 'ghost', 'DEALER', "x' or '1'='1"]) {
      expect((await login(username)).statusCode).toBe(401);
    }
    expect(hash).not.toHaveBeenCalled();
    expect(costs()).toEqual(Array(6).fill('argon2id$v=19$m=19456,t=2,p=1'));
  });

  test(`is done ten times for ${GUESSES} guesses at once, from one address or many, by two processes`, async () => {
    for (const [round, addresses] of [1, GUESSES / 2].entries()) {
      counted.mockClear();
      const answers = await Promise.all(
        Array.from({ length: GUESSES }, (_, n) =>
          post(
            '/api/auth/login',
            { username: `ghost${round}`, password: `wrong ${n}` },
            { remoteAddress: `203.0.113.${n % addresses}` },
            n % 2 ? api.app : other,
          ),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      expect(counted).toHaveBeenCalledTimes(10);
    }
  });

  test('so it is for a current password that somebody with a stolen session tries to guess, and across a restart', async () => {
    const headers = await api.as('stock');
    counted.mockClear();
    const guess = (n: number, app: FastifyInstance) =>
      post(
        '/api/auth/change-password',
        { currentPassword: `wrong ${n}`, newPassword: 'a new password, longer' },
        { headers, remoteAddress: `203.0.113.${n % (GUESSES / 2)}` },
        app,
      );
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) => guess(n, n % 2 ? api.app : other)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    // On a slow machine some are told that the database is busy.
    const others = answers.filter(({ statusCode }) => ![422, 429, 503].includes(statusCode));
    expect(others.map(({ statusCode, body }) => [statusCode, body])).toEqual([]);
    expect(counted).toHaveBeenCalledTimes(10);
    const restarted = await buildApp({ db: api.db, secrets: [TEST_SECRET], corsOrigins: [] });
    const later = await guess(101, restarted);
    await restarted.close();
    expect([later.statusCode, counted.mock.calls.length]).toEqual([429, 10]);
  });

  test('of a link that nobody was given is none', async () => {
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) =>
        post(
          '/api/auth/password-links/use',
          { token: `guess-${n}`.padEnd(43, 'x'), newPassword: 'a new password, longer' },
          { remoteAddress: `203.0.113.${n}` },
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect([hash.mock.calls.length, counted.mock.calls.length]).toEqual([0, 0]);
  });

  test('of a link that comes eight times at once sets one password', async () => {
    const { id } = await api.db
      .selectFrom('users')
      .where('username', '=', 'customer')
      .select('id')
      .executeTakeFirstOrThrow();
    const made = await post(
      `/api/admin/accounts/${id}/password-links`,
      {},
      { headers: await api.as('admin') },
    );
    const [, token] = made.json<{ path: string }>().path.split('#');
    hash.mockClear();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post(
          '/api/auth/password-links/use',
          { token, newPassword: `a new password ${n}` },
          { remoteAddress: `203.0.113.${n}` },
          n % 2 ? api.app : other,
        ),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const kept = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await login('customer', `a new password ${kept}`)).statusCode).toBe(200);
  });
});
