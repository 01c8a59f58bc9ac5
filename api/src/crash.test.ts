import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ProductList } from '../contract/catalog.ts';
import { databaseIn, sampleFolder } from '../testing/memory-database.ts';
import { countOrders, inconsistencies } from '../testing/order-consistency.ts';
import { expectNothingLost, orderStorm, stockedParts, unanswered } from '../testing/order-storm.ts';
import { runMain } from '../testing/run-main.ts';
import { endServers, runServer, type ServerProcess } from '../testing/server-process.ts';
import { migrate } from './database/migrate.ts';
import { checkChain } from './events/chain.ts';

const ROUNDS = process.env.EVMANDI_FULL ? 20 : 1;
/** Each start of an empty folder takes as long as the first of an installation. */
const KILLED_AFTER_MS = [700, 1_800, 3_000, 4_200];
const SEEDED = 240;

if (process.env.EVMANDI_FULL) jest.setTimeout(900_000);

const killed = async (server: ServerProcess) => {
  server.child.kill('SIGKILL');
  await server.ended;
};
const totalProducts = async (url: string) =>
  ((await (await fetch(`${url}/api/products?page_size=1`)).json()) as ProductList).page.total;

/** These share one folder: each begins with the process that the one before left. */
describe('a process on the embedded database', () => {
  let dataDir: string;
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'evmandi-crash-'));
    await sampleFolder(dataDir);
  });
  afterAll(() => {
    endServers();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = (args: string[] = []) =>
    runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }, args);
  const locks = () => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));
  const signIn = (username: string, password: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });

  /** Returns the files and folders of the database that others on this machine may read or write. */
  function openToOthers(): string[] {
    const folder = join(dataDir, 'db');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.length).toBeGreaterThan(900);
    return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  }

  test('closes a folder that others could read, and answers', async () => {
    chmodSync(join(dataDir, 'db'), 0o755);
    chmodSync(join(dataDir, 'db/PG_VERSION'), 0o644);
    expect(openToOthers()).toContain('PG_VERSION');
    server = run();
    url = await server.ready();
    await fetch(`${url}/api/visits`, { method: 'POST' });
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('refuses a second process, with the first one named', async () => {
    const { code, stderr } = await runMain({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `The database in ${join(dataDir, 'db')} is in use by process ${server.child.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
  });

  // What each command does: run-users.test.ts.
  test('accepts commands about accounts of another process', async () => {
    expect(statSync(join(dataDir, 'users.sock')).mode & 0o777).toBe(0o600);
    const added = run(['users', 'add', 'ravi.k', '--role', 'Stock staff', '--password-stdin']);
    added.child.stdin?.end('a long enough password\n');
    expect([(await added.ended).code, added.stderr()]).toEqual([0, '']);
    expect((await signIn('ravi.k', 'a long enough password')).status).toBe(200);
    const refused = await runMain({ DATA_DIR: dataDir }, ['users', 'disable', 'nobody']);
    expect(refused.code).toBe(1);
    expect(refused.stderr.trim()).toBe('There is no account named nobody: see users list.');
    const off = await runMain({ DATA_DIR: dataDir }, ['users', 'disable', 'ravi.k']);
    expect(off.stderr).toBe('');
    expect((await signIn('ravi.k', 'a long enough password')).status).toBe(401);
  });

  test(`killed in the middle of orders (rounds: ${ROUNDS}), restarts with every order and session`, async () => {
    const parts = await stockedParts(url);
    const products = await totalProducts(url);
    const { token } = (await (await signIn('admin', 'evmandi-admin')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    let kept = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const storm = orderStorm(url, parts);
      await storm.reached(12);
      await killed(server);
      await storm.over;
      // Each buyer had an order under way.
      expect(unanswered(storm).length).toBeGreaterThan(0);
      expect(storm.failures).toEqual([]);
      expect(locks()).toHaveLength(1);

      server = run();
      url = await server.ready();
      kept += await expectNothingLost(url, storm);
      expect(await totalProducts(url)).toBe(products);
      expect((await fetch(`${url}/api/admin/orders`, { headers })).status).toBe(200);
      expect(server.stdout()).not.toMatch(/evmandi-admin|Bearer/);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(locks()).toEqual([]);
    expect(openToOthers()).toEqual([]);

    const { db, close } = await databaseIn(dataDir);
    expect(await countOrders(db)).toEqual({ orders: SEEDED + kept, numbers: SEEDED + kept });
    expect(await inconsistencies(db)).toEqual([]);
    const { entries, broken } = await checkChain(db);
    expect(broken).toBeFalsy();
    expect(entries).toBeGreaterThan(SEEDED);
    await close();
  });
});

describe('a first start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evmandi-crash-'));
  });
  afterEach(() => {
    endServers();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = () => runServer({ DATA_DIR: folder });
  const hasUnfinished = () => readdirSync(folder).some((name) => name.startsWith('db.new-'));

  /** Returns the files of tables and indexes. PostgreSQL gives its first own database the number 5. */
  function relations(): string[] {
    const place = join(folder, 'db', 'base', '5');
    return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [];
  }
  const megabytes = () =>
    relations().reduce(
      (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1e6,
      0,
    );

  /** Kills a start once its files show how far it is: it logs nothing before it ends. */
  async function killAt(isReached: () => boolean, everyMs = 250) {
    const server = run();
    while (!isReached()) await sleep(everyMs);
    await killed(server);
  }

  test('killed while it makes files, schema and rows, leaves nothing half to the next start', async () => {
    await killAt(hasUnfinished, 20);
    // A new database has 300, the schema 800.
    await killAt(() => relations().length > 400);
    expect(hasUnfinished()).toBe(false);
    // The schema adds 6 MB to a new database, the sample data another 30.
    const begun = megabytes();
    await killAt(() => megabytes() > begun + 8);

    const { db, close } = await databaseIn(folder);
    // The third start had made the whole schema.
    expect((await migrate(db)).ran).toEqual([]);
    for (const table of ['installation', 'brands', 'products'] as const) {
      const rows = await db.selectFrom(table).select(sql`1`.as('one')).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    await close();
  });

  const inFull = process.env.EVMANDI_FULL ? test : test.skip;
  // The test above kills one start at each stage, and fills nothing after it.
  inFull('killed at any moment, is made up for by the next one', async () => {
    for (const moment of KILLED_AFTER_MS) {
      const server = run();
      await sleep(moment);
      await killed(server);
    }
    const server = run();
    await server.ready();
    server.child.kill('SIGTERM');
    await server.ended;
    const { db, close } = await databaseIn(folder);
    expect(await countOrders(db)).toEqual({ orders: SEEDED, numbers: SEEDED });
    expect(await inconsistencies(db)).toEqual([]);
    await close();
  });
});
