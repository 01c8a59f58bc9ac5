import { sql, type Transaction } from 'kysely';
import { adminOrderListSchema } from '../../contract/admin-orders.ts';
import { homeSchema, productListSchema } from '../../contract/catalog.ts';
import {
  describeWithPostgres,
  newPostgresDatabase,
  type PostgresDatabase,
} from '../../testing/postgres-database.ts';
import { newSampleServer } from '../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { addAccount } from '../identity/users.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { prepareDatabase } from './prepare.ts';
import type { Schema } from './schema.ts';

describeWithPostgres('on a PostgreSQL server', () => {
  let server: PostgresDatabase;
  let watcher: OpenDatabase;
  let api: TestApi;

  beforeAll(async () => {
    server = await newSampleServer();
    watcher = await server.open();
    api = await testApi(() => server.open());
  });
  afterAll(async () => {
    await api?.close();
    await watcher?.close();
    await server?.drop();
  });

  test('three processes that start at once migrate and fill once, without demo accounts, in the time it takes', async () => {
    const empty = await newPostgresDatabase();
    const opened = await Promise.all([empty.open(), empty.open(), empty.open()]);
    const fills: { statement: string; silence: string }[] = [];
    const demoAccounts = jest.fn(async () => []);
    const sampleData = {
      demoAccounts,
      fill: async (transaction: Transaction<Schema>) => {
        const { rows } = await sql<(typeof fills)[number]>`select
          current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as silence`.execute(transaction);
        fills.push(...rows);
        await transaction.insertInto('brands').values({ slug: 'uno', name: 'Uno' }).execute();
      },
    };
    try {
      const started = await Promise.all(
        opened.map((database) => prepareDatabase(database, { sampleData })),
      );
      expect(started.filter(({ ran }) => ran.length > 0)).toHaveLength(1);
      const { rows } = await sql<{ installations: number; brands: number; users: number }>`select
        (select count(*)::int from installation) as installations,
        (select count(*)::int from brands) as brands,
        (select count(*)::int from users) as users`.execute(opened[0]?.db ?? api.db);
      expect(rows).toEqual([{ installations: 1, brands: 1, users: 0 }]);
    } finally {
      await Promise.all(opened.map((database) => database.close()));
      await empty.drop();
    }
    expect(fills).toEqual([{ statement: '0', silence: '0' }]);
    expect(demoAccounts).not.toHaveBeenCalled();
  });

  test('a connection gives queries 15 s and compiles none', async () => {
    const { rows } = await sql<{ line: string }>`select concat_ws(' ',
      current_setting('statement_timeout'), current_setting('jit')) as line`.execute(api.db);
    expect(rows[0]?.line).toBe('15s off');
  });

  test('an account that was made signs in and sees the orders', async () => {
    await addAccount(api.db, {
      username: 'Asha',
      name: 'Asha Rao',
      role: 'Administrator',
      password: 'a long password',
    });
    const { token } = (
      await api.post('/api/auth/login', { username: 'asha', password: 'a long password' })
    ).json();
    const orders = await api.get('/api/admin/orders?q=brake&status=Delivered', {
      authorization: `Bearer ${token}`,
    });
    const { counts, page } = adminOrderListSchema.parse(orders.json());
    expect(page.total).toBe(counts.Delivered);
    await expect(
      addAccount(api.db, {
        username: 'ASHA',
        name: 'x',
        role: 'Customer',
        password: 'another password',
      }),
    ).rejects.toMatchObject({ constraint: 'users_username' });
  });

  test('home, list and misspelt search answer as on the embedded database', async () => {
    const home = homeSchema.parse((await api.get('/api/home')).json());
    expect(home.bikes[0]).toMatchObject({ name: 'Hero Splendor Plus', price: { min: 74_491_00 } });
    const list = productListSchema.parse(
      (await api.get('/api/products?category=spare-parts&sort=name')).json(),
    );
    expect(list.category?.children).toHaveLength(6);
    const found = productListSchema.parse((await api.get('/api/products?q=hedlight')).json());
    expect(found.products[0]?.name).toMatch(/Headlight/);
  });

  test('broken connections are replaced by new ones', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(watcher.db);
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await api.get('/api/products?page_size=1')).statusCode);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses.at(-1)).toBe(200);
  });
});

test('a server that does not answer is 503, not a crash', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  const api = await testApi(() => openDatabase({ dataDir: '', databaseUrl: url }));
  const answer = await api.get('/api/home');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  await api.close();
});
