import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy, through, type Way } from '@evmandi/contract/testing/silent-proxy';
import { sql } from 'kysely';
import { order } from '../../testing/ordering.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { newSampleServer } from '../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

/** From the moment at which the network drops all packets. */
const REFUSED_WITHIN_MS = 5_000;
/** From the moment at which it passes new ones. */
const HEALED_WITHIN_MS = 10_000;
const PATHS = ['/api/home', '/api/products?page_size=1', '/readyz'];

describeWithPostgres('a network that drops packets', () => {
  let server: Awaited<ReturnType<typeof newSampleServer>>;
  let way: Way;
  let api: TestApi;
  /** Reaches the server by another way. */
  let beside: OpenDatabase;

  beforeAll(async () => {
    server = await newSampleServer();
    way = await startProxy(new URL(server.url));
    api = await testApi(() => openDatabase({ dataDir: '', databaseUrl: through(way, server.url) }));
    beside = await server.open();
  });
  afterAll(async () => {
    await api?.close();
    await beside?.close();
    await way?.close();
    await server?.drop();
  });

  const placed = () => order(api, { lines: [{ productId: '1', quantity: 1 }] });

  async function statusAndTime(asked: Promise<{ statusCode: number }>) {
    const begun = performance.now();
    const { statusCode } = await asked;
    return { status: statusCode, ms: performance.now() - begun };
  }

  /** Asks for a while, also for what is refused, and returns how long until all are answered. */
  async function healed(): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const answers = await Promise.all(PATHS.map((path) => api.get(path)));
      if (answers.every(({ statusCode }) => statusCode === 200)) return performance.now() - begun;
      expect(performance.now() - begun).toBeLessThan(HEALED_WITHIN_MS);
      await sleep(100);
    }
  }

  test('is answered with 503 in time, and over when it passes new ones again', async () => {
    const { db } = api;
    // As many connections as there may be.
    await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(db)));
    const held = db.transaction().execute(async (transaction) => {
      await sql`update products set name = name where id = 1`.execute(transaction);
      way.cutOff();
      await sql`select 1`.execute(transaction);
    });
    const ended = held.then(
      () => 'committed',
      () => 'failed',
    );
    await sleep(200);
    // At once, more than there are connections, and again and again.
    const asked = Array.from({ length: 8 }, () => PATHS.map((path) => api.get(path))).flat();
    const first = await Promise.all([...asked, placed()].map(statusAndTime));
    expect([...new Set(first.map(({ status }) => status))]).toEqual([503]);
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(REFUSED_WITHIN_MS);
    expect(await ended).toBe('failed');
    const later = await statusAndTime(api.get('/api/home'));
    expect(later).toEqual({ status: 503, ms: expect.any(Number) });
    expect(later.ms).toBeLessThan(REFUSED_WITHIN_MS);

    way.forget();
    await healed();
    // What the lost connection had changed and locked is given back.
    const begun = performance.now();
    await sql`update products set name = name where id = 1`.execute(beside.db);
    expect(performance.now() - begun).toBeLessThan(HEALED_WITHIN_MS);
    expect((await placed()).statusCode).toBe(201);
  });

  test('and forgets connections that were open: the next ones are made anew', async () => {
    await healed();
    way.forget();
    const first = await Promise.all(PATHS.map((path) => statusAndTime(api.get(path))));
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(REFUSED_WITHIN_MS);
    await healed();
    // Those that nobody waited at went with them.
    expect(
      (await Promise.all(PATHS.map((path) => api.get(path)))).map((one) => one.statusCode),
    ).toEqual([200, 200, 200]);
  });

  test('a query that works for long is left alone', async () => {
    const { rows } = await sql`select 1 as one from pg_sleep(3.5)`.execute(api.db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
