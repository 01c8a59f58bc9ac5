import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { sql } from 'kysely';
import type { StockRow } from '../../../contract/stock.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { describeWithPostgres } from '../../../testing/postgres-database.ts';
import { sampleServer } from '../../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';

// Many calls at once take their time on a busy machine.
jest.setTimeout(120_000);

const SKUS = ['BP-EV-2041', 'BD-220-W'];
const DISC = 'BD-220-W';

describeWithPostgres('stock at the same time', () => {
  let api: TestApi;
  let admin: { authorization: string };
  let keeper: { authorization: string };
  beforeAll(async () => {
    api = await testApi(sampleServer);
    admin = await api.as('admin');
    keeper = await api.as('stock');
  });
  afterAll(() => api?.close());

  const row = async (sku: string): Promise<StockRow> =>
    (await api.get(`/api/admin/stock?state=all&q=${sku}`, keeper)).json().rows[0];
  const correct = (body: object, key: string = randomUUID()) =>
    api.post('/api/admin/stock/corrections', body, { ...keeper, 'idempotency-key': key });
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

  test('of twelve who counted the same one is booked, and a key is booked once', async () => {
    await setStock(api.db, DISC, 10);
    const { onHand, left } = await row(DISC);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        correct({ sku: DISC, expected: onHand, counted: onHand + 1 + index, cause: 'counted' }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    const now = await row(DISC);
    expect(now.left).toBe(left + (made[0]?.json().difference ?? 0));
    for (const answer of answers) {
      if (answer.statusCode !== 201) expect(answer.json().current.onHand).toBe(now.onHand);
    }
    const key = randomUUID();
    const body = { sku: DISC, expected: now.onHand, difference: -1, cause: 'lost' };
    const repeats = await Promise.all(Array.from({ length: 6 }, () => correct(body, key)));
    const booked = repeats.filter(({ statusCode }) => statusCode === 201);
    expect(booked.length).toBeGreaterThan(0);
    for (const answer of booked) expect(answer.json()).toEqual(booked[0]?.json());
    expect((await row(DISC)).onHand).toBe(now.onHand - 1);
  });

  test('after any mixture the stock is the opening and what moved, and nothing waits beside it', async () => {
    // The same mixture in every run.
    let seed = 20_261_123;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const ids = new Map<string, string>();
    const opening = new Map<string, number>();
    for (const sku of SKUS) {
      await setStock(api.db, sku, 12);
      ids.set(sku, (await productBySku(api.db, sku)).id);
      await api.post(
        '/api/admin/deliveries',
        { productId: ids.get(sku), quantity: 60, expectedOn: dayInIndia(Date.now() + DAY_MS) },
        keeper,
      );
      opening.set(sku, 12);
    }
    const { last } = await api.db
      .selectFrom('stock_movements')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const orders: string[] = [];
    const statuses: number[] = [];
    const took = async (
      answer: Promise<{ statusCode: number; json: () => { number?: string } }>,
    ) => {
      const { statusCode, json } = await answer;
      statuses.push(statusCode);
      return statusCode === 201 ? json().number : undefined;
    };
    const place = async (sku: string, quantity: number) => {
      const lines = [{ productId: ids.get(sku), quantity }];
      const email = `b${orders.length}-${random(1_000_000)}@mix.example`;
      const number = await took(order(api, { email, lines }));
      if (number) orders.push(number);
    };
    const move = async (status: string) => {
      const number = at(orders, random(1_000));
      if (!number) return;
      const { version } = (await api.get(`/api/admin/orders/${number}`, admin)).json();
      await took(api.patch(`/api/admin/orders/${number}`, { version, status }, admin));
    };
    const book = async (sku: string, quantity: number) => {
      const list = await api.get(`/api/admin/deliveries?status=Announced&q=${sku}`, keeper);
      const [delivery] = list.json().deliveries;
      if (!delivery) return;
      const path = `/api/admin/deliveries/${delivery.number}/bookings`;
      await took(api.post(path, { version: delivery.version, quantity }, keeper));
    };
    const fix = async (sku: string, difference: number) => {
      const { onHand } = await row(sku);
      await took(correct({ sku, expected: onHand, difference, cause: 'found' }));
    };
    const worker = async () => {
      for (let step = 0; step < 20; step += 1) {
        const sku = at(SKUS, random(2));
        const kind = random(10);
        if (kind < 4) await place(sku, 1 + random(4));
        else if (kind < 7) await fix(sku, random(2) === 0 ? 1 + random(5) : -1 - random(3));
        else if (kind < 8) await book(sku, 1 + random(6));
        else await move(random(2) === 0 ? 'Shipped' : 'Cancelled');
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(40);
    expect(await inconsistencies(api.db)).toEqual([]);
    for (const sku of SKUS) {
      const { moved } = await api.db
        .selectFrom('stock_movements')
        .where('product_id', '=', ids.get(sku) ?? '')
        .where('id', '>', last ?? '0')
        .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as('moved'))
        .executeTakeFirstOrThrow();
      const now = await row(sku);
      expect(now.left).toBe((opening.get(sku) ?? 0) + moved);
      expect(now.left === 0 || now.waiting === 0).toBe(true);
    }
  });
});
