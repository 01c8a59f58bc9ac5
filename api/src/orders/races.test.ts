import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AdminOrderDetail } from '../../contract/admin-orders.ts';
import { sampleServer } from '../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../testing/ordering.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

// Many calls at once take their time on a busy machine.
jest.setTimeout(60_000);

const PAD = 'BP-EV-2041';
const DISC = 'BD-220-W';

/** What only a server with many connections can show. */
describeWithPostgres('at the same time', () => {
  let api: TestApi;
  let admin: { authorization: string };
  beforeAll(async () => {
    api = await testApi(sampleServer);
    admin = await api.as('admin');
  }, 60_000);
  afterAll(() => api?.close());

  const stockOf = async (sku: string) => (await productBySku(api.db, sku)).stock;
  const times = <T>(number: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, index) => work(index)));
  const tally = (answers: { statusCode: number }[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ statusCode }) => statusCode))].map((code) => [
        code,
        answers.filter(({ statusCode }) => statusCode === code).length,
      ]),
    );

  async function placed(quantity = 1): Promise<AdminOrderDetail> {
    const { id } = await productBySku(api.db, PAD);
    const answer = await order(api, { lines: [{ productId: id, quantity }] });
    return (await api.get(`/api/admin/orders/${answer.json().number}`, admin)).json();
  }
  const change = ({ number, version }: AdminOrderDetail, what: object) =>
    api.patch(`/api/admin/orders/${number}`, { version, ...what }, admin);

  test('60 orders for 100 of 40 sell exactly 40', async () => {
    await setStock(api.db, PAD, 40);
    const { id } = await productBySku(api.db, PAD);
    const quantities = Array.from({ length: 60 }, (_, index) => 1 + (index % 3));
    const answers = await times(60, (index) =>
      order(api, {
        email: `racer${index % 7}@race.example`,
        lines: [{ productId: id, quantity: quantities[index] }],
      }),
    );
    const sold = answers.reduce(
      (sum, answer, index) => sum + (answer.statusCode === 201 ? (quantities[index] ?? 0) : 0),
      0,
    );
    expect(Object.keys(tally(answers))).toEqual(['201', '409']);
    expect(await stockOf(PAD)).toBe(40 - sold);
    // A refused buyer asked for more than was left: the last pieces still sell.
    expect(40 - sold).toBeLessThan(3);
    const { rows } = await sql<{ moved: string; lines: string }>`select
      (select -sum(quantity) from stock_movements where product_id = ${id} and order_id is not null) as moved,
      (select sum(from_stock) from order_lines join orders on orders.id = order_id
        where product_id = ${id} and status <> 'Cancelled') as lines`.execute(api.db);
    expect(rows[0]?.moved).toBe(rows[0]?.lines);
  });

  test('orders for the same products in opposite order do not lock each other out', async () => {
    await setStock(api.db, PAD, 500);
    await setStock(api.db, DISC, 500);
    const [pad, disc] = [await productBySku(api.db, PAD), await productBySku(api.db, DISC)];
    const lines = [pad, disc].map(({ id }) => ({ productId: id, quantity: 1 }));
    const answers = await times(40, (index) =>
      order(api, { lines: index % 2 ? lines : lines.toReversed() }),
    );
    expect(tally(answers)).toEqual({ 201: 40 });
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(40);
    expect([await stockOf(PAD), await stockOf(DISC)]).toEqual([460, 460]);
  });

  test('one key sent twenty times is one order', async () => {
    await setStock(api.db, PAD, 100);
    const { id } = await productBySku(api.db, PAD);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await times(20, () =>
      order(api, { lines: [{ productId: id, quantity: 5 }] }, key),
    );
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(1);
    expect(await stockOf(PAD)).toBe(95);
  });

  test('one key with two bodies: one order, the others are refused', async () => {
    const { id } = await productBySku(api.db, PAD);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await times(20, (index) =>
      order(api, { lines: [{ productId: id, quantity: 1 + (index % 2) }] }, key),
    );
    expect(tally(answers)).toEqual({ 201: 10, 422: 10 });
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(2);
  });

  test('a new customer who orders ten times at once is one customer', async () => {
    const { id } = await productBySku(api.db, PAD);
    await setStock(api.db, PAD, 100);
    const answers = await times(10, (index) =>
      order(api, {
        email: index % 2 ? 'Eager@race.example' : 'eager@race.example',
        lines: [{ productId: id, quantity: 1 }],
      }),
    );
    expect(tally(answers)).toEqual({ 201: 10 });
    const customers = await api.db
      .selectFrom('customers')
      .select('id')
      .where(sql`lower(email)`, '=', 'eager@race.example')
      .execute();
    expect(customers).toHaveLength(1);
  });

  test('two who move an order at once: one does, the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await placed();
      const answers = await Promise.all([
        change(one, { status: 'Shipped' }),
        change(one, { status: 'Cancelled' }),
        change(one, { payment: 'Paid' }),
      ]);
      expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      for (const answer of refused) expect(answer.json().code).toBe('stale_version');
    }
  });

  test('cancelled ten times at once, the stock comes back once', async () => {
    await setStock(api.db, PAD, 50);
    const one = await placed(7);
    expect(await stockOf(PAD)).toBe(43);
    const answers = await times(10, () => change(one, { status: 'Cancelled' }));
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await stockOf(PAD)).toBe(50);
  });

  test('sales and cancellations of the same products side by side add up', async () => {
    await setStock(api.db, PAD, 200);
    await setStock(api.db, DISC, 200);
    const [pad, disc] = [await productBySku(api.db, PAD), await productBySku(api.db, DISC)];
    const lines = [disc, pad].map(({ id }) => ({ productId: id, quantity: 2 }));
    const first = await times(10, async () => {
      const { number } = (await order(api, { lines })).json();
      return (await api.get(`/api/admin/orders/${number}`, admin)).json<AdminOrderDetail>();
    });
    const answers = await Promise.all([
      ...first.map((one) => change(one, { status: 'Cancelled' })),
      ...Array.from({ length: 20 }, () => order(api, { lines: lines.toReversed() })),
    ]);
    expect(tally(answers)).toEqual({ 200: 10, 201: 20 });
    expect([await stockOf(PAD), await stockOf(DISC)]).toEqual([160, 160]);
  });
});
