import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AdminOrderDetail } from '../../contract/admin-orders.ts';
import { inconsistencies } from '../../testing/order-consistency.ts';
import { announce, BUYER, order, productBySku, setStock } from '../../testing/ordering.ts';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { expireOrders } from './expire-orders.ts';

// Many calls at once take their time on a busy machine.
const PAD = 'BP-EV-2041';
const DISC = 'BD-220-W';

/** What only a server with many connections can show. */
describeWithPostgres('at the same time', () => {
  let api: TestApi;
  let admin: { authorization: string };
  beforeAll(async () => {
    api = await testApi(sampleServer);
    admin = await api.as('admin');
  });
  afterAll(() => api?.close());

  afterEach(async () => expect(await inconsistencies(api.db)).toEqual([]));

  /** Transactions that PostgreSQL ended because they waited for each other. */
  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database
      where datname = current_database()`.execute(api.db);
    return Number(rows[0]?.deadlocks);
  };
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

  test('50 buyers of 20 pieces buy exactly 20', async () => {
    await setStock(api.db, PAD, 20);
    const { id } = await productBySku(api.db, PAD);
    const answers = await times(50, (index) =>
      order(api, {
        email: `racer${index}@race.example`,
        lines: [{ productId: id, quantity: 1 }],
      }),
    );
    expect(tally(answers)).toEqual({ 201: 20, 409: 30 });
    expect(await stockOf(PAD)).toBe(0);
  });

  test('orders for the same products in opposite order do not lock each other out', async () => {
    await setStock(api.db, PAD, 500);
    await setStock(api.db, DISC, 500);
    const [pad, disc] = [await productBySku(api.db, PAD), await productBySku(api.db, DISC)];
    const lines = [pad, disc].map(({ id }) => ({ productId: id, quantity: 1 }));
    const before = await deadlocks();
    const answers = await times(40, (index) =>
      order(api, { lines: index % 2 ? lines : lines.toReversed() }),
    );
    expect(tally(answers)).toEqual({ 201: 40 });
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(40);
    expect([await stockOf(PAD), await stockOf(DISC)]).toEqual([460, 460]);
    expect(await deadlocks()).toBe(before);
  });

  test('200 keys sent twice at once are 200 orders with equal answers; another body is refused', async () => {
    await setStock(api.db, PAD, 500);
    const { id } = await productBySku(api.db, PAD);
    const lines = [{ productId: id, quantity: 1 }];
    const headers = Array.from({ length: 200 }, () => ({ 'idempotency-key': randomUUID() }));
    const send = (quantity: number) => (index: number) =>
      order(
        api,
        { email: `twin${index % 200}@race.example`, lines: [{ productId: id, quantity }] },
        headers[index % 200],
      );
    const answers = await times(400, send(1));
    expect(tally(answers)).toEqual({ 201: 400 });
    const numbers = answers.map((answer) => answer.json().number);
    expect(numbers.slice(0, 200)).toEqual(numbers.slice(200));
    expect(new Set(numbers).size).toBe(200);
    expect(await stockOf(PAD)).toBe(300);
    const others = await times(20, send(2));
    expect(tally(others)).toEqual({ 422: 20 });
    const key = { 'idempotency-key': randomUUID() };
    const mixed = await times(20, (index) =>
      order(api, { lines: index % 2 ? lines : [{ productId: id, quantity: 2 }] }, key),
    );
    expect(tally(mixed)).toEqual({ 201: 10, 422: 10 });
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

  const guest = async (email: string) => {
    const { id } = await productBySku(api.db, PAD);
    await order(api, { email, lines: [{ productId: id, quantity: 1 }] });
    const { number } = await api.db
      .selectFrom('customers')
      .select('number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { number, email, productId: id };
  };
  const merge = async (from: string, into: string) => {
    const url = `/api/admin/customers/${from}/merge`;
    const preview = (await api.get(`${url}?into=${into}`, admin)).json();
    const versions = { version: preview.from?.version, intoVersion: preview.into?.version };
    return api.post(url, { into, ...versions }, admin);
  };
  /** Orders whose customer was merged into another one. */
  const stranded = () =>
    api.db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .where('merged_into', 'is not', null)
      .select('orders.number')
      .execute();

  // ORDER-10, CUSTOMER-5
  test('orders beside a merge and beside its Undo are filed with one who is there', async () => {
    await setStock(api.db, PAD, 200);
    const before = await deadlocks();
    const [one, two] = [
      await guest('one@merge-race.example'),
      await guest('two@merge-race.example'),
    ];
    const lines = [{ productId: one.productId, quantity: 1 }];
    const orders = () => times(10, () => order(api, { email: one.email, lines }));
    const [merged, placed] = await Promise.all([merge(one.number, two.number), orders()]);
    expect([merged.statusCode, tally(placed)]).toEqual([200, { 201: 10 }]);
    expect(await stranded()).toEqual([]);
    const [undone, more] = await Promise.all([
      api.post(`/api/admin/customers/${one.number}/merge/undo`, undefined, admin),
      orders(),
    ]);
    expect([undone.statusCode, tally(more)]).toEqual([200, { 201: 10 }]);
    expect(await stranded()).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
      join customers on customers.id = customer_id
      where customers.number in (${one.number}, ${two.number})`.execute(api.db);
    expect(rows[0]?.count).toBe(22);
    expect(await deadlocks()).toBe(before);
  });

  // CUSTOMER-5
  test('of merges at once that contradict each other one is done, and nothing is lost', async () => {
    const before = await deadlocks();
    const [a, b, c] = [
      await guest('a@merge-race.example'),
      await guest('b@merge-race.example'),
      await guest('c@merge-race.example'),
    ];
    const circle = await Promise.all([
      merge(a.number, b.number),
      merge(b.number, a.number),
      merge(a.number, c.number),
    ]);
    expect(circle.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    for (const { statusCode } of circle) expect([200, 409, 422]).toContain(statusCode);
    expect(await stranded()).toEqual([]);
    expect(await deadlocks()).toBe(before);
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

  // ORDER-4
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

  test('20 deliveries at once for 40 orders: every piece is given once, first come first', async () => {
    await setStock(api.db, PAD, 0);
    const { id } = await productBySku(api.db, PAD);
    const deliveries: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      deliveries.push((await announce(api.db, PAD, { quantity: 4, inDays: 3 + index })).number);
    }
    const answers = await times(40, (index) =>
      order(api, {
        email: `waiting${index}@race.example`,
        lines: [{ productId: id, quantity: 1 + (index % 3) }],
      }),
    );
    expect(tally(answers)).toEqual({ 201: 40 });
    // 79 pieces wait; of 80 one stays, and of 52 that arrive none.
    const booked = await times(20, async (index) => {
      const path = `/api/admin/deliveries/${deliveries[index]}`;
      const { version } = (await api.get(path, admin)).json();
      return api.post(`${path}/bookings`, { version, quantity: 1 + (index % 4) }, admin);
    });
    expect(tally(booked)).toEqual({ 201: 20 });
    const { rows } = await sql<{ allocated: number; quantity: number }>`select allocated, quantity
      from order_lines where product_id = ${id} and order_id in (select order_id from order_lines
        join orders on orders.id = order_id where product_id = ${id} and orders.number = any(${answers.map(
          (answer) => answer.json().number,
        )})) order by order_id`.execute(api.db);
    expect(rows.reduce((sum, { allocated }) => sum + allocated, 0)).toBe(50);
    const firstShort = rows.findIndex(({ allocated, quantity }) => allocated < quantity);
    expect(rows.slice(firstShort + 1).every(({ allocated }) => allocated === 0)).toBe(true);
    expect(await stockOf(PAD)).toBe(0);
    await api.db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
  });

  test('expiry, cancelling and shipping at the same moment: one wins, and the stock returns once', async () => {
    // Pieces that are returned would go to the lines that the test before left waiting.
    await setStock(api.db, DISC, 100);
    const { id } = await productBySku(api.db, DISC);
    for (let round = 0; round < 6; round += 1) {
      const answer = await order(api, { lines: [{ productId: id, quantity: 3 }] });
      const { number } = answer.json();
      const held: AdminOrderDetail = (await api.get(`/api/admin/orders/${number}`, admin)).json();
      const stock = await stockOf(DISC);
      await api.db
        .updateTable('reservations')
        .set({ until: sql`now() - interval '1 second'` })
        .where('order_id', '=', held.id)
        .execute();
      const answers = await Promise.all([
        change(held, { status: 'Shipped' }),
        change(held, { status: 'Cancelled' }),
        expireOrders(api.db),
        expireOrders(api.db),
      ]);
      const won = [
        answers[0].statusCode === 200,
        answers[1].statusCode === 200,
        answers[2] === 1,
        answers[3] === 1,
      ].filter(Boolean);
      expect(won).toHaveLength(1);
      const { status } = (await api.get(`/api/admin/orders/${number}`, admin)).json();
      expect(await stockOf(DISC)).toBe(status === 'Shipped' ? stock : stock + 3);
    }
  });

  /** Plenty of pads, none of which waits or is announced. */
  async function manyPads(): Promise<string> {
    const { id } = await productBySku(api.db, PAD);
    await api.db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
    await sql`update order_lines set cancelled = quantity - allocated
      where quantity > allocated + cancelled`.execute(api.db);
    await setStock(api.db, PAD, 60_000);
    return id;
  }

  // ORDER-12
  test('one account that orders at once from everywhere holds no more than the limit', async () => {
    const lines = [{ productId: await manyPads(), quantity: 700 }];
    const dealer = await api.as('dealer');
    const answers = await times(8, () => order(api, { lines }, dealer));
    expect(tally(answers)).toEqual({ 201: 2, 409: 6 });
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'too_much_held',
      message: expect.stringMatching(
        /^Unpaid orders may hold 2,000 pieces and ₹50,00,000.00 together/,
      ),
    });
  });

  // ORDER-12
  test('unpaid orders of strangers under an e-mail address keep its owner from nothing', async () => {
    const productId = await manyPads();
    const email = 'victim@race.example';
    const full = await times(8, () =>
      order(api, { email, lines: [{ productId, quantity: 1_900 }] }),
    );
    expect(full.filter(({ statusCode }) => statusCode === 201).length).toBeGreaterThan(1);
    const lines = [{ productId, quantity: 1 }];
    const guest = await orderFrom('203.0.113.9', { email, lines });
    expect(guest.statusCode).toBe(201);
    const signedIn = await order(api, { email, lines }, await api.as('staff'));
    expect(signedIn.statusCode).toBe(201);
  });

  const orderFrom = (remoteAddress: string, change: object, headers = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/orders',
      remoteAddress,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      payload: { ...BUYER, ...change },
    });

  // ORDER-13
  test('guests hold no more from many networks of a provider than its /56 and /48 may, an account does', async () => {
    const productId = await manyPads();
    const from = (network: string) =>
      orderFrom(`2001:db8:${network}::7`, { lines: [{ productId, quantity: 2_000 }] });
    const household = await times(2, () => from('1:0'));
    expect(tally(household)).toEqual({ 201: 1, 409: 1 });
    expect(tally(await times(6, (n) => from(`1:${n + 1}`)))).toEqual({ 201: 4, 409: 2 });
    expect(tally(await times(7, (n) => from(`1:${n + 1}00`)))).toEqual({ 201: 5, 409: 2 });
    const refused = (await from('1:ff00')).json();
    expect(refused).toMatchObject({
      code: 'too_much_held',
      message: expect.stringMatching(/^Unpaid orders from your network .*: sign in to order/),
    });
    expect((await from('2:1')).statusCode).toBe(201);
    const account = await orderFrom(
      '2001:db8:1:ff01::7',
      { lines: [{ productId, quantity: 1 }] },
      await api.as('counter'),
    );
    expect(account.statusCode).toBe(201);
  });
});
