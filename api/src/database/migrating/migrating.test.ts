import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { order } from '../../../testing/ordering.ts';
import { describeWithPostgres, type PostgresDatabase } from '../../../testing/postgres-database.ts';
import { runMain } from '../../../testing/run-main.ts';
import { newSampleServer } from '../../../testing/sample-database.ts';
import { endServers, runServer } from '../../../testing/server-process.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import type { OpenDatabase } from '../database.ts';
import { alone, migrate, TablesBusy } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { SchemaTooNew } from './schema-state.ts';
import type { Step } from './step.ts';

const step = (statement: string, more: Partial<Step> = {}): Step => ({
  up: async (db) => void (await sql.raw(statement).execute(db)),
  ...more,
});

/** What a later release may add without a thought for the one before. */
const LATER = {
  ...migrations,
  '9001-notes': step(
    'create table later_notes (order_id bigint references orders (id), text text)',
  ),
  '9002-colour': step("alter table products add column later_colour text not null default ''"),
  '9003-index': step('select', {
    indexes: [{ name: 'later_index', on: 'orders (ship_phone, placed_at)' }],
  }),
};
const TAKES_AWAY = { ...LATER, '9004-contract': step('select', { needs: '9002-colour' }) };

/** With the whole answer read: a process that ends waits for those under way. */
async function statusOf(url: string, init?: RequestInit): Promise<number | string> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  return answer.status < 300 ? answer.status : `${answer.status} ${text}`;
}

describeWithPostgres('a schema and releases of different age', () => {
  let server: PostgresDatabase;
  let database: OpenDatabase;
  let api: TestApi;
  let db: Kysely<unknown>;
  beforeAll(async () => {
    server = await newSampleServer();
    database = await server.open();
    db = database.db as unknown as Kysely<unknown>;
    api = await testApi(() => server.open());
  });
  afterAll(async () => {
    endServers();
    await api?.close();
    await database?.close();
    await server?.drop();
  });

  const run = (args: string[] = []) => runMain({ DATABASE_URL: server.url }, args);

  /** Resolves when a connection waits for a lock. */
  async function waitForLock() {
    const count = sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await count.execute(db)).rows[0]?.waiting === 0) await sleep(20);
  }
  const columns = async () =>
    (
      await sql<{ name: string }>`select table_name || '.' || column_name as name
        from information_schema.columns where column_name like 'later%'`.execute(db)
    ).rows.map(({ name }) => name);
  const prepare = (steps: typeof LATER) => alone(db, () => migrate(db, { steps, isShared: true }));

  test('a step waits for its table in short turns, and those who use the table go first', async () => {
    const steps = { ...migrations, '9002-colour': LATER['9002-colour'] };
    let migrating: Promise<unknown> = Promise.resolve();
    let isDone = false;
    await db.transaction().execute(async (reader) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(reader);
      await sql`select count(*) from products`.execute(reader);
      await expect(migrate(db, { steps, lockAttempts: 1 })).rejects.toThrow(TablesBusy);
      migrating = migrate(db, { steps }).then(() => {
        isDone = true;
      });
      // Each visit comes while the step waits. One that waited for it would never be answered: the step waits for
      // this transaction.
      for (let visit = 0; visit < 2; visit += 1) {
        await waitForLock();
        expect((await api.get('/api/products?page_size=1')).statusCode).toBe(200);
      }
      expect(isDone).toBe(false);
      expect(await columns()).toEqual([]);
    });
    await migrating;
    expect(await columns()).toEqual(['products.later_colour']);
  });

  test('two processes of a newer release at once build an index while orders are placed', async () => {
    let both: Promise<unknown[]> = Promise.resolve([]);
    await db.transaction().execute(async (writer) => {
      await sql`update orders set ship_phone = ship_phone where id = 1`.execute(writer);
      both = Promise.all([prepare(LATER), prepare(LATER)]);
      await waitForLock();
      const lines = [{ productId: '1', quantity: 1 }];
      expect((await order(api, { lines })).statusCode).toBe(201);
    });
    const ran = (await both) as { ran: string[] }[];
    expect(ran.map((one) => one.ran.length).sort()).toEqual([0, 2]);
    const { rows } = await sql`select indisvalid from pg_index
      where indexrelid = to_regclass('later_index')`.execute(db);
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  test('a release starts and works on the schema of a newer one, which its log names', async () => {
    const older = runServer({ DATABASE_URL: server.url });
    const url = await older.ready();
    for (const path of ['/readyz', '/api/home', '/api/products?q=brake', '/api/products/1']) {
      expect([path, await statusOf(url + path)]).toEqual([path, 200]);
    }
    const placed = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'evmandi-admin' }),
    });
    const { token } = (await placed.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect(await statusOf(`${url}/api/admin/orders`, { headers })).toBe(200);
    const line = older
      .stdout()
      .split('\n')
      .find((text) => text.includes('newer release'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      steps: ['9001-notes', '9002-colour', '9003-index'],
    });

    // A step that takes something away comes while it runs: it runs on, and does not start again.
    await prepare(TAKES_AWAY);
    expect(await statusOf(`${url}/api/products?page=2`)).toBe(200);
    older.child.kill('SIGTERM');
    expect((await older.ended).code).toBe(0);
    const again = await run();
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(
      /^The database was changed by a newer release: its step 9004-contract needs a release that knows 9002-colour, .*\n$/,
    );
    await expect(migrate(db)).rejects.toThrow(SchemaTooNew);
    expect(await migrate(db, { steps: LATER })).toEqual({ ran: [], ahead: ['9004-contract'] });
  });

  test('a dry run lists what would be run, and runs nothing', async () => {
    await sql`delete from migration_marks`.execute(db);
    await sql`delete from kysely_migration where name = '0045-marks' or name > '9'`.execute(db);
    const dry = await run(['migrate', '--dry-run']);
    expect([dry.stderr, dry.stdout]).toEqual(['', 'Would be run:\n  0045-marks\n']);
    const { rows } = await sql`select from kysely_migration where name = '0045-marks'`.execute(db);
    expect(rows).toEqual([]);
    await sql`drop table migration_marks`.execute(db);
    const wet = await run(['migrate']);
    expect([wet.stderr, wet.stdout]).toEqual(['', 'Run:\n  0045-marks\n']);
    const next = await run(['migrate', '--dry-run']);
    expect(next.stdout).toBe('The schema is up to date: nothing would be run.\n');
  });
});
