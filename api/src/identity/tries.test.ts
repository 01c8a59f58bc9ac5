import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { Failure } from '../http/failure.ts';
import { claimTry, forgetTries, takeBackTry } from './tries.ts';

const DOOR = { key: 'door', free: 3, forgottenAfter: 24 };

onSampleData('tries', (api) => {
  beforeEach(async () => {
    await api().db.deleteFrom('tries').execute();
  });
  /** Seconds to wait, 0 where the try may go on. */
  const claim = async (guarded = DOOR) => {
    try {
      await claimTry(api().db, guarded);
      return 0;
    } catch (error) {
      if (error instanceof Failure && error.statusCode === 429) return error.retryAfter;
      throw error;
    }
  };
  const pass = (minutes: number) =>
    api()
      .db.updateTable('tries')
      .set({
        at: sql`at - make_interval(mins => ${minutes})`,
        next_at: sql`next_at - make_interval(mins => ${minutes})`,
      })
      .execute();

  test('after the free ones the waits grow from a minute to 15, and a success ends them', async () => {
    expect([await claim(), await claim(), await claim()]).toEqual([0, 0, 0]);
    const waits: (number | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) {
      waits.push(await claim());
      await pass(15);
      expect(await claim()).toBe(0);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
    await forgetTries(api().db, DOOR.key);
    expect(await claim()).toBe(0);
  });

  test('a try that was no guess is taken back', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await claim()).toBe(0);
      await takeBackTry(api().db, DOOR.key);
    }
  });

  test('a day without a try is a new beginning', async () => {
    for (let n = 0; n < 3; n += 1) await claim();
    await pass(25 * 60);
    expect([await claim(), await claim(), await claim()]).toEqual([0, 0, 0]);
  });

  test('of 100 at once no more than the free ones pass', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => claim()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeLessThanOrEqual(60);
  });
});

describeWithPostgres('guessing at a password', () => {
  let api: TestApi;
  let other: Awaited<ReturnType<typeof buildApp>>;
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
    await api.db.deleteFrom('rate_counts').execute();
  });

  const login = (remoteAddress: string, payload: object, app = api.app) =>
    app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
  /** Wrong passwords at one account, all at once, by two processes. */
  const guess = async (count: number, address: (n: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        login(address(n), { username: 'dealer', password: `wrong ${n}` }, n % 2 ? api.app : other),
      ),
    );
    return answers.filter(({ statusCode }) => statusCode === 401).length;
  };

  test.each([
    ['one address', () => '203.0.113.7'],
    ['50 addresses', (n: number) => `203.0.113.${n % 50}`],
    ['one /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])('100 at once from %s: ten are tried', async (_name, address) => {
    expect(await guess(100, address)).toBe(10);
  });

  test('from one address not more than 50 are tried, at however many accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, n) =>
        login('2001:db8::7', { username: `ghost${n}`, password: 'wrong' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
  });

  test('a stranger does not lock the owner out of a browser that was signed in once', async () => {
    const right = { username: 'dealer', password: 'evmandi-dealer' };
    const { device } = (await login('198.51.100.1', right)).json<{ device: string }>();
    expect(await guess(30, (n) => `203.0.113.${n}`)).toBe(10);
    expect((await login('198.51.100.2', right)).statusCode).toBe(429);
    expect((await login('198.51.100.2', { ...right, device })).statusCode).toBe(200);
    // Nor does that browser's word open more tries at somebody else's account.
    const stolen = { username: 'customer', password: 'wrong', device };
    const tried = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login(`203.0.113.${n}`, stolen)),
    );
    expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test('300 at once who know their password all come in', async () => {
    const right = { username: 'dealer', password: 'evmandi-dealer' };
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) => login('203.0.113.8', right, n % 2 ? api.app : other)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('one from elsewhere does not wait for a crowd', async () => {
    const crowd = Array.from({ length: 90 }, (_, n) =>
      login('203.0.113.9', { username: `ghost${n}`, password: 'wrong' }),
    );
    const done: string[] = [];
    const all = Promise.all(crowd).then(() => done.push('crowd'));
    const right = { username: 'customer', password: 'evmandi-customer' };
    expect((await login('198.51.100.1', right)).statusCode).toBe(200);
    expect(done).toEqual([]);
    await all;
  });

  test('the calls of a minute are counted for all processes', async () => {
    const ask = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: '/api/subscriptions',
        payload: {},
        remoteAddress: '203.0.113.1',
      });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(n % 2 ? api.app : other)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });
});
