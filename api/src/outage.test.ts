import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorSchema } from '../contract/common.ts';
import { insertFewParts } from '../testing/few-parts.ts';
import { countOrders, inconsistencies } from '../testing/order-consistency.ts';
import { expectNothingLost, orderStorm, sendOrder, stockedParts } from '../testing/order-storm.ts';
import { BUYER } from '../testing/ordering.ts';
import { describeWithPrograms, type OwnPostgres, ownPostgres } from '../testing/own-postgres.ts';
import { endServers, runServer, type ServerProcess } from '../testing/server-process.ts';
import { TEST_SECRET } from '../testing/test-api.ts';
import { type Database, openDatabase } from './database/database.ts';

jest.setTimeout(120_000);

/** Answered orders before each crash. */
const ANSWERED = process.env.EVMANDI_FULL ? 40 : 15;

describeWithPrograms('two processes on one PostgreSQL server', () => {
  let postgres: OwnPostgres;
  let servers: ServerProcess[] = [];
  let urls: string[] = [];
  /** Orders that were placed so far. */
  let placed = 0;

  const run = () =>
    runServer({
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      JWT_SECRET: TEST_SECRET,
      SAMPLE_DATA: 'no',
      // Its buyers pay by bank transfer.
      BANK_ACCOUNT: '5010 0012 3456 78',
      BANK_IFSC: 'HDFC0001234',
    });

  beforeAll(async () => {
    postgres = await ownPostgres();
    servers = [run(), run()];
    urls = await Promise.all(servers.map((server) => server.ready()));
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    await insertFewParts(db);
    await close();
  });
  afterAll(async () => {
    endServers();
    await postgres?.remove();
  });

  async function expectBooks() {
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    expect(await countOrders(db)).toEqual({ orders: placed, numbers: placed });
    expect(await inconsistencies(db)).toEqual([]);
    await close();
  }

  /** How many wait for another's lock. */
  async function waiting(db: Database): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
      from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting ?? 0;
  }

  const isOpen = (url: string) =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );

  /** Resolves when a process answers from its database again. */
  async function recovered(url: string) {
    while ((await fetch(`${url}/api/products?page_size=1`)).status !== 200) await sleep(100);
  }

  // That such starts also fill it once: postgres.test.ts.
  test('that started at once made one shop', async () => {
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    expect(await db.selectFrom('installation').select('single').execute()).toHaveLength(1);
    await close();
    const made = servers.filter((server) =>
      server.stdout().includes('the schema was brought up to date'),
    );
    expect(made).toHaveLength(1);
  });

  test('the server stopped: 503 with a time to try again, and the same processes go on after', async () => {
    const [url = ''] = urls;
    await postgres.stop('SIGINT');
    for (const path of ['/api/home', '/api/products', '/api/products/1', '/readyz']) {
      const answer = await fetch(`${url}${path}`);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(errorSchema.strict().parse(await answer.json()).code).toBe('unavailable');
    }
    const login = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nobody', password: 'nothing' }),
    });
    expect(login.status).toBe(503);
    for (const path of ['/healthz', '/api/docs', '/api/pictures/brakePad/cut.svg']) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    }
    await postgres.start();
    await Promise.all(urls.map(recovered));
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });

  test('one process killed in the middle of orders: the other knows every one of them', async () => {
    const [one = '', two = ''] = urls;
    const storm = orderStorm(one, await stockedParts(two));
    await storm.reached(ANSWERED);
    servers[0]?.child.kill('SIGKILL');
    await storm.over;
    placed += await expectNothingLost(two, storm);
    await expectBooks();
  });

  test('the server crashed in the middle of orders: what was answered is there after its recovery', async () => {
    const [, url = ''] = urls;
    const storm = orderStorm(url, await stockedParts(url));
    await storm.reached(ANSWERED);
    await postgres.stop('SIGQUIT');
    await storm.over;
    expect(new Set(storm.failures)).toEqual(new Set([503]));
    await postgres.start();
    await recovered(url);
    placed += await expectNothingLost(url, storm);
    await expectBooks();
  });

  test('asked to end, a process finishes the order under way and takes no more', async () => {
    const [, server] = servers;
    const [, url = ''] = urls;
    const [id = ''] = await stockedParts(url);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    const { answer } = await db.transaction().execute(async (transaction) => {
      await sql`select from products where id = ${id} for update`.execute(transaction);
      const lines = [{ productId: id, quantity: 1 }];
      const answer = sendOrder(url, randomUUID(), { ...BUYER, lines });
      while ((await waiting(transaction)) === 0) await sleep(20);
      server?.child.kill('SIGTERM');
      while (await isOpen(url)) await sleep(20);
      return { answer };
    });
    expect((await answer).status).toBe(201);
    expect(await server?.ended).toEqual({ code: 0, signal: null });
    placed += 1;
    await close();
    await expectBooks();
  });
});
