import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { Failure } from '../http/failure.ts';
import { FairQueue } from './fair-queue.ts';
import { claimTry, forgetTries, takeBackTry } from './tries.ts';

/** More than the ten tries of an account, and than the 50 of an address. */
const GUESSES = process.env.EVMANDI_FULL ? 100 : 24;
const OWNERS = process.env.EVMANDI_FULL ? 300 : 60;
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

  test(`of ${GUESSES} at once no more than the free ones pass`, async () => {
    const waits = await Promise.all(Array.from({ length: GUESSES }, () => claim()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeLessThanOrEqual(60);
  });
});

const RIGHT = { username: 'dealer', password: 'evmandi-dealer' };
const cheapHash = (password: string) =>
  argon2.hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });

describeWithPostgres('guessing at a password', () => {
  let api: TestApi;
  let other: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    api = await testApi(sampleServer);
    other = await buildApp({ db: api.db, secrets: [TEST_SECRET], corsOrigins: [] });
    // What a password costs is shown by hashes.test.ts: here only who is tried counts.
    const password_hash = await cheapHash(RIGHT.password);
    await api.db
      .updateTable('users')
      .set({ password_hash })
      .where('username', '=', RIGHT.username)
      .execute();
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
    ['many addresses', (n: number) => `203.0.113.${n % (GUESSES / 2)}`],
    ['one /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])(`${GUESSES} at once from %s: ten are tried`, async (_name, address) => {
    expect(await guess(GUESSES, address)).toBe(10);
  });

  test('from one address not more than 50 are tried, at however many accounts', async () => {
    const verified = jest.spyOn(argon2, 'verify').mockResolvedValue(false);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        login('2001:db8::7', { username: `ghost${n}`, password: 'wrong' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
    expect(verified).toHaveBeenCalledTimes(50);
  });

  test('a stranger does not lock the owner out of a browser that was signed in once', async () => {
    const { device } = (await login('198.51.100.1', RIGHT)).json<{ device: string }>();
    expect(await guess(30, (n) => `203.0.113.${n}`)).toBe(10);
    expect((await login('198.51.100.2', RIGHT)).statusCode).toBe(429);
    expect((await login('198.51.100.2', { ...RIGHT, device })).statusCode).toBe(200);
    // Nor does that browser's word open more tries at somebody else's account.
    const stolen = { username: 'customer', password: 'wrong', device };
    const tried = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login(`203.0.113.${n}`, stolen)),
    );
    expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test(`${OWNERS} at once who know their password all come in`, async () => {
    const answers = await Promise.all(
      Array.from({ length: OWNERS }, (_, n) =>
        login('203.0.113.8', RIGHT, n % 2 ? api.app : other),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('one from elsewhere does not wait for a crowd', async () => {
    const elsewhere = '198.51.100.1';
    // As many as the turns of an address let pass at once.
    const crowdSize = 20;
    // Each sign-in passes the turns of its address and of its account, and waits to be hashed.
    const queues = 3;
    const runs: string[] = [];
    let tellCrowd = () => {};
    let tellElsewhere = () => {};
    const crowdQueued = new Promise<void>((resolve) => (tellCrowd = resolve));
    const elsewhereQueued = new Promise<void>((resolve) => (tellElsewhere = resolve));
    const { run } = FairQueue.prototype;
    jest.spyOn(FairQueue.prototype, 'run').mockImplementation(function (
      this: FairQueue,
      network,
      work,
    ) {
      const result = run.call(this, network, work);
      runs.push(network);
      const fromElsewhere = runs.filter((one) => one === elsewhere).length;
      if (runs.length - fromElsewhere === queues * crowdSize) tellCrowd();
      if (fromElsewhere === queues) tellElsewhere();
      return result;
    });
    const verified: unknown[] = [];
    jest.spyOn(argon2, 'verify').mockImplementation(async (_hash, password) => {
      // No slot is given back before the one from elsewhere waits, too.
      await elsewhereQueued;
      verified.push(password);
      return password === RIGHT.password;
    });
    const crowd = Array.from({ length: crowdSize }, (_, n) =>
      login('203.0.113.9', { username: `ghost${n}`, password: 'wrong' }),
    );
    await crowdQueued;
    expect((await login(elsewhere, RIGHT)).statusCode).toBe(200);
    // Only what runs already, and the turn of the crowd that came first, are before it.
    const slots = Math.max(1, availableParallelism() - 1);
    expect(verified.indexOf(RIGHT.password)).toBeLessThanOrEqual(slots + 1);
    await Promise.all(crowd);
  });

  test('the calls of a minute are counted for all processes', async () => {
    const ask = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/password-links/look',
        payload: {},
        remoteAddress: '203.0.113.1',
      });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(n % 2 ? api.app : other)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });
});
