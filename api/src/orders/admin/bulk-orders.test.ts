import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type BulkAnswer, bulkAnswerSchema } from '../../../contract/admin-order-changes.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { describeWithPostgres } from '../../../testing/postgres-database.ts';
import { sampleServer } from '../../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { openDatabase } from '../../database/database.ts';
import * as changes from './change-order.ts';

// Of the test's own, so that it can be spied on: what a module exports cannot be redefined.
jest.mock('./change-order.ts', () => ({
  __esModule: true,
  ...jest.requireActual('./change-order.ts'),
}));

const PAD = 'BP-EV-2041';

onSampleData('many orders at once', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() => setStock(api().db, PAD, 100));

  async function placed(count: number): Promise<{ number: string; version: number }[]> {
    const { id } = await productBySku(api().db, PAD);
    const orders: { number: string; version: number }[] = [];
    for (let at = 0; at < count; at += 1) {
      const answer = await order(api(), { lines: [{ productId: id, quantity: 1 }] });
      orders.push({ number: answer.json().number, version: 1 });
    }
    return orders;
  }
  const send = (body: object, key: string = randomUUID(), headers = admin) =>
    api().post('/api/admin/orders/bulk', body, { ...headers, 'idempotency-key': key });
  const results = (answer: Awaited<ReturnType<typeof send>>): BulkAnswer['results'] => {
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return bulkAnswerSchema.parse(answer.json()).results;
  };
  const versions = async (orders: { number: string }[]) =>
    (
      await api()
        .db.selectFrom('orders')
        .select('version')
        .where(
          'number',
          'in',
          orders.map(({ number }) => number),
        )
        .orderBy('number')
        .execute()
    ).map(({ version }) => version);

  test('a repeat of the key answers the same and does nothing more', async () => {
    const orders = await placed(3);
    const body = { action: 'ship', orders: [...orders, { number: 'X9', version: 1 }] };
    const key = randomUUID();
    const first = results(await send(body, key));
    expect(first.map(({ done }) => done)).toEqual([true, true, true, false]);
    const after = await versions(orders);
    expect(results(await send(body, key))).toEqual(first);
    const twice = await Promise.all([send(body, key), send(body, key)]);
    expect(twice.map(results)).toEqual([first, first]);
    expect(await versions(orders)).toEqual(after);
  });

  test('two at the same time with one key do each step once', async () => {
    const orders = await placed(3);
    const [key, body] = [randomUUID(), { action: 'pay', orders }];
    const [one, two] = (await Promise.all([send(body, key), send(body, key)])).map(results);
    expect(one).toEqual(two);
    expect(one?.every(({ done }) => done)).toBe(true);
    expect(await versions(orders)).toEqual([2, 2, 2]);
  });

  /** From the third step on each fails, so often. */
  function failing(error: Error, times: number) {
    const whole = changes.changeIn;
    let calls = 0;
    return jest.spyOn(changes, 'changeIn').mockImplementation((...args) => {
      calls += 1;
      if (calls > 2 && calls <= 2 + times) throw error;
      return whole(...args);
    });
  }
  const terminated = () => Object.assign(new Error('terminated'), { code: '57P01' });

  test('when the database goes away each order is answered for, and the repeat goes on with the rest', async () => {
    const orders = await placed(4);
    const [key, body] = [randomUUID(), { action: 'ship', orders }];
    const away = failing(terminated(), 9);
    const first = await send(body, key);
    const left = [false, 'The database could not be reached: try again'];
    expect(results(first).map(({ done, message }) => [done, message])).toEqual([
      [true, null],
      [true, null],
      left,
      left,
    ]);
    expect(first.json()).toMatchObject({ unfinished: true });
    expect(await versions(orders)).toEqual([2, 2, 1, 1]);
    away.mockRestore();
    const again = await send(body, key);
    expect(results(again).map(({ done, status }) => [done, status])).toEqual(
      Array(4).fill([true, 'Shipped']),
    );
    expect(again.json().unfinished).toBe(false);
    expect(await versions(orders)).toEqual([2, 2, 2, 2]);
  });

  test('a connection that is lost once is not noticed, and what breaks one order stops no other', async () => {
    const orders = await placed(4);
    const lost = failing(terminated(), 1);
    const one = await send({ action: 'pay', orders });
    expect(results(one).map(({ done }) => done)).toEqual([true, true, true, true]);
    lost.mockRestore();
    const broken = failing(new TypeError('no such thing'), 1);
    const moved = orders.map(({ number }) => ({ number, version: 2 }));
    const two = await send({ action: 'ship', orders: moved });
    broken.mockRestore();
    expect(results(two).map(({ done }) => done)).toEqual([true, true, false, true]);
    expect(two.json().unfinished).toBe(true);
    expect(two.body).not.toContain('no such thing');
  });

  test('a key of another request, none, or one order twice is refused', async () => {
    const orders = await placed(2);
    const key = randomUUID();
    await send({ action: 'pay', orders }, key);
    const other = await send({ action: 'cancel', orders }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const none = await api().post('/api/admin/orders/bulk', { action: 'pay', orders }, admin);
    expect([none.statusCode, none.json().errors[0].path]).toEqual([422, 'idempotency-key']);
    const twice = await send({ action: 'pay', orders: [orders[0], orders[0]] });
    expect([twice.statusCode, twice.json().errors[0].message]).toEqual([
      422,
      'Give each order once',
    ]);
  });
});

describeWithPostgres('many orders at once on a server that ends all connections', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(sampleServer);
    await setStock(api.db, PAD, 100);
  });
  afterAll(() => api?.close());

  test('each is shipped once, under one key, and its pieces leave the stock once', async () => {
    const admin = await api.as('admin');
    const { id } = await productBySku(api.db, PAD);
    const orders: { number: string; version: number }[] = [];
    for (let at = 0; at < 12; at += 1) {
      const answer = await order(api, { lines: [{ productId: id, quantity: 1 }] });
      orders.push({ number: answer.json().number, version: 1 });
    }
    const whole = changes.changeIn;
    let calls = 0;
    const ending = jest.spyOn(changes, 'changeIn').mockImplementation(async (...args) => {
      calls += 1;
      // Once in the middle of a step, and twice in a row for another one: that and the rest are left.
      if ([3, 7, 8].includes(calls)) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
      }
      return whole(...args);
    });
    const other = await openDatabase({ dataDir: '', databaseUrl: await addressOf() });
    const send = () =>
      api.post(
        '/api/admin/orders/bulk',
        { action: 'ship', orders },
        {
          ...admin,
          'idempotency-key': 'a-key-that-is-kept-over-the-outage',
        },
      );
    const first = await send();
    expect(first.statusCode).toBe(200);
    const { results, unfinished } = bulkAnswerSchema.parse(first.json());
    expect([results.filter(({ done }) => done).length, unfinished]).toEqual([5, true]);
    ending.mockRestore();
    await other.close();
    const again = bulkAnswerSchema.parse((await send()).json());
    expect(again.results.every(({ done, version }) => done && version === 2)).toBe(true);
    expect(again.unfinished).toBe(false);
    expect(await inconsistencies(api.db)).toEqual([]);
  });

  /** Of the suite's own database. */
  async function addressOf(): Promise<string> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db);
    const address = new URL(String(process.env.TEST_DATABASE_URL));
    address.pathname = `/${rows[0]?.name}`;
    return address.href;
  }
});
