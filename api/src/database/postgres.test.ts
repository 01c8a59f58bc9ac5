import { sql, type Transaction } from 'kysely';
import { adminOrderListSchema } from '../../contract/admin-orders.ts';
import { homeSchema, productListSchema } from '../../contract/catalog.ts';
import { seed } from '../../sample-data/seed.ts';
import {
  describeWithPostgres,
  newPostgresDatabase,
  type PostgresDatabase,
} from '../../testing/postgres-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { addAccount } from '../identity/users.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { prepareDatabase } from './prepare.ts';
import type { Schema } from './schema.ts';

describeWithPostgres('on a PostgreSQL server', () => {
  let server: PostgresDatabase;
  let opened: OpenDatabase[] = [];
  let api: TestApi;

  beforeAll(async () => {
    server = await newPostgresDatabase();
    opened = await Promise.all([server.open(), server.open(), server.open()]);
    await Promise.all(opened.map((database) => prepareDatabase(database, { sampleData: seed })));
    api = await testApi(() => server.open());
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all(opened.map((database) => database.close()));
    await server?.drop();
  });

  test('three processes that start at once migrate and seed once', async () => {
    const { rows } = await sql<{ installations: number; orders: number; samples: number }>`select
      (select count(*)::int from installation) as installations,
      (select count(*)::int from orders) as orders,
      (select count(*)::int from products where sku = 'BP-EV-2041') as samples`.execute(api.db);
    expect(rows).toEqual([{ installations: 1, orders: 240, samples: 1 }]);
  });

  test('a connection gives queries 15 s and compiles none', async () => {
    const { rows } = await sql<{ line: string }>`select concat_ws(' ',
      current_setting('statement_timeout'), current_setting('jit')) as line`.execute(api.db);
    expect(rows[0]?.line).toBe('15s off');
  });

  test('a first start on a slow machine is given the time it takes', async () => {
    const slow = await newPostgresDatabase();
    const database = await slow.open();
    let limits: { statement: string; silence: string }[] = [];
    const sampleData = {
      demoAccounts: async () => {},
      fill: async (transaction: Transaction<Schema>) => {
        const { rows } = await sql<(typeof limits)[number]>`select
          current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as silence`.execute(transaction);
        limits = rows;
      },
    };
    try {
      await prepareDatabase(database, { sampleData });
    } finally {
      await database.close();
      await slow.drop();
    }
    expect(limits).toEqual([{ statement: '0', silence: '0' }]);
  });

  test('there are no demo accounts', async () => {
    expect(await api.db.selectFrom('users').select('username').execute()).toEqual([]);
    const answer = await api.post('/api/auth/login', {
      username: 'admin',
      password: 'evmandi-admin',
    });
    expect(answer.statusCode).toBe(401);
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
      where datname = current_database() and pid <> pg_backend_pid()`.execute(
      opened[0]?.db ?? api.db,
    );
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
