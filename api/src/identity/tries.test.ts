import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { TEST_SECRET, type TestApi, testApi } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { prune } from '../database/prune.ts';
import { Failure } from '../http/failure.ts';
import { countAddressFailure, expectOpenAddress, failureKey } from './address-failures.ts';
import { FairQueue } from './fair-queue.ts';
import { claimTry, forgetTries } from './tries.ts';

/** More than the ten tries of an account. */
const GUESSES = process.env.EVMANDI_FULL ? 100 : 24;
const HOURS = process.env.EVMANDI_FULL ? 12 : 2;
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

  // LIMIT-8
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

  describe('failures of an address', () => {
    const ADDRESS = failureKey('sign-in', '203.0.113.61');
    /** Fails until the address is closed, and returns how often. */
    const failUntilClosed = async () => {
      for (let failures = 0; ; failures += 1) {
        try {
          await expectOpenAddress(api().db, ADDRESS);
        } catch (error) {
          if (error instanceof Failure && error.statusCode === 429) return failures;
          throw error;
        }
        await countAddressFailure(api().db, ADDRESS);
      }
    };

    // LIMIT-8
    test('an address that fails without end > 300 at first, then 120 an hour', async () => {
      const begun = performance.now();
      const first = await failUntilClosed();
      const later: number[] = [];
      for (const minutes of [10, 10, 60]) {
        await pass(minutes);
        later.push(await failUntilClosed());
      }
      await pass(48 * 60);
      const afterDays = await failUntilClosed();
      // One more for each 30 seconds that the test itself took.
      const taken = Math.ceil((performance.now() - begun) / 30_000);
      for (const [tried, allowed] of [
        [first, 300],
        [later[0], 20],
        [later[1], 20],
        [later[2], 120],
        [afterDays, 300],
      ] as const) {
        expect(tried).toBeGreaterThanOrEqual(allowed);
        expect(tried).toBeLessThanOrEqual(allowed + taken);
      }
    });

    // LIMIT-8
    test('more fail at once than the limit lets pass > each lengthens the wait', async () => {
      await Promise.all(Array.from({ length: 320 }, () => countAddressFailure(api().db, ADDRESS)));
      await pass(8);
      await expect(expectOpenAddress(api().db, ADDRESS)).rejects.toMatchObject({ statusCode: 429 });
      await pass(3);
      await expectOpenAddress(api().db, ADDRESS);
    });

    test('a row of an address > a day after the last failure > is deleted', async () => {
      await countAddressFailure(api().db, ADDRESS);
      await prune(api().db);
      await pass(25 * 60);
      const rows = () => api().db.selectFrom('tries').select('key').execute();
      expect(await rows()).toHaveLength(1);
      await prune(api().db);
      expect(await rows()).toEqual([]);
    });

    // LIMIT-8
    test('a closed address > a try at an account > is refused and not claimed', async () => {
      await Promise.all(Array.from({ length: 320 }, () => countAddressFailure(api().db, ADDRESS)));
      await expect(claimTry(api().db, { ...DOOR, address: ADDRESS })).rejects.toMatchObject({
        statusCode: 429,
      });
      expect([await claim(), await claim(), await claim()]).toEqual([0, 0, 0]);
    });
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

  // LIMIT-8
  test.each([
    ['one address', () => '203.0.113.7'],
    ['many addresses', (n: number) => `203.0.113.${n % (GUESSES / 2)}`],
    ['one /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])(`${GUESSES} at once from %s: ten are tried`, async (_name, address) => {
    expect(await guess(GUESSES, address)).toBe(10);
  });

  /** Lets that many minutes pass for all tries. */
  const pass = (minutes: number) =>
    api.db
      .updateTable('tries')
      .set({
        at: sql`at - make_interval(mins => ${minutes})`,
        next_at: sql`next_at - make_interval(mins => ${minutes})`,
      })
      .execute();
  /** As if so many sign-ins from the address failed a moment ago. */
  const failBefore = (address: string, count: number) =>
    sql`insert into tries (key, count, next_at)
      values (${`failures:sign-in:${address}`}, ${count},
        clock_timestamp() + make_interval(secs => 30 * ${count}::int))`.execute(api.db);
  const statuses = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode);

  describe('buyers behind one carrier address', () => {
    const CARRIER = '203.0.113.60';
    const PASSWORD = 'a password of a buyer';
    const name = (n: number) => `carrier-buyer-${n}`;
    const enter = (n: number, password = PASSWORD) =>
      login(CARRIER, { username: name(n), password }, n % 2 ? api.app : other);
    beforeAll(async () => {
      await sql`insert into users (username, name, role_id, password_hash)
        select 'carrier-buyer-' || n, 'Buyer ' || n,
          (select role_id from users where username = 'customer'), ${await cheapHash(PASSWORD)}
        from generate_series(0, 199) n`.execute(api.db);
    });

    // LIMIT-2
    test('200 sign in each hour and 60 of them mistype > none with the right password is refused', async () => {
      for (let hour = 0; hour < HOURS; hour += 1) {
        await api.db.deleteFrom('rate_counts').execute();
        const wrong = await Promise.all(
          Array.from({ length: 60 }, (_, n) => enter(n, 'a slip of the hand')),
        );
        expect(new Set(statuses(wrong))).toEqual(new Set([401]));
        const right = await Promise.all(Array.from({ length: 200 }, (_, n) => enter(n)));
        expect(new Set(statuses(right))).toEqual(new Set([200]));
        // One who mistypes between the hours closes the address to nobody.
        await pass(32);
        expect(statuses([await enter(7, 'a slip'), await enter(7)])).toEqual([401, 200]);
        await pass(28);
      }
    });

    // LIMIT-2
    test('one failure below the limit > 40 right passwords at once all pass', async () => {
      await failBefore(CARRIER, 299);
      const right = await Promise.all(Array.from({ length: 40 }, (_, n) => enter(n)));
      expect(new Set(statuses(right))).toEqual(new Set([200]));
    });

    // LIMIT-8
    test('an account closed by guesses > its refusals do not count for the address', async () => {
      await guess(GUESSES, () => CARRIER);
      const { rows } = await sql<{ count: number }>`select count from tries
        where key = ${`failures:sign-in:${CARRIER}`}`.execute(api.db);
      expect(rows).toEqual([{ count: 10 }]);
    });
  });

  // LIMIT-8
  test('an address near its limit > 60 guesses at once at as many accounts > 20 are tried', async () => {
    const address = '2001:db8:5:6::';
    await failBefore(`${address}/64`, 299);
    const guesses = 60;
    // As many as the turns of an address let pass at once.
    const crowdSize = 20;
    // Each guess asks for a turn of its address, and each of the crowd for one of its account and of hashing.
    const turns = guesses + 2 * crowdSize;
    let release = () => {};
    const crowdIsUnderWay = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    const { run } = FairQueue.prototype;
    jest.spyOn(FairQueue.prototype, 'run').mockImplementation(function (
      this: FairQueue,
      network,
      work,
    ) {
      const result = run.call(this, network, work);
      asked += 1;
      if (asked === turns) release();
      return result;
    });
    const verified = jest.spyOn(argon2, 'verify').mockImplementation(async () => {
      await crowdIsUnderWay;
      return false;
    });
    const answers = await Promise.all(
      Array.from({ length: guesses }, (_, n) =>
        login(`${address}${n}`, { username: `ghost${n}`, password: 'wrong' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(crowdSize);
    expect(verified).toHaveBeenCalledTimes(crowdSize);
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
