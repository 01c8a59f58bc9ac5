import { randomUUID } from 'node:crypto';
import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { orderSchema, placedOrderSchema } from '../../contract/orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { announce, BUYER, order, productBySku, setStock } from '../../testing/ordering.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

const PAD = 'BP-EV-2041';
const DISC = 'BD-220-W';

const line = async (api: TestApi, sku: string, quantity: number) => ({
  productId: (await productBySku(api.db, sku)).id,
  quantity,
});
const stockOf = async (api: TestApi, sku: string) => (await productBySku(api.db, sku)).stock;
const countOrders = async (api: TestApi) =>
  Number(
    (
      await api.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

// Orders on the embedded database: api/src/crash.test.ts, and the journeys of e2e.
onSampleData('placing an order', (api) => {
  beforeEach(async () => {
    await setStock(api().db, PAD, 40);
    await setStock(api().db, DISC, 40);
  });

  // STOCK-2, SHIP-1, CHECKOUT-3, ORDER-11
  test('an order is priced by the server, Pending and Unpaid, and takes its stock', async () => {
    const lines = [await line(api(), PAD, 2), await line(api(), DISC, 3)];
    const [pad, disc] = [await productBySku(api().db, PAD), await productBySku(api().db, DISC)];
    const answer = await order(api(), {
      lines: lines.map((one) => ({ ...one, unitPrice: 1, price: 1 })),
      gstin: '29 aagcb7383j1z4',
      poNumber: '2025-118',
      pin: '500 076',
    });
    expect(answer.statusCode).toBe(201);
    const { number, token } = placedOrderSchema.parse(answer.json());
    expect(token).toMatch(/^[0-9a-f]{32}$/);

    const page = await api().get(`/api/orders/by-token/${token}`);
    expect(page.headers['cache-control']).toBe('no-store');
    const placed = orderSchema.parse(page.json());
    const net = 2 * pad.price + 3 * disc.price;
    expect(placed).toMatchObject({
      number,
      status: 'Pending',
      payment: 'Unpaid',
      gstin: '29AAGCB7383J1Z4',
      poNumber: '2025-118',
      delivery: { name: BUYER.name, pin: '500076', country: 'India' },
      totals: { net, tax: Math.floor(net / 10), shipping: 0, discount: 0 },
      events: [
        { kind: 'placed', by: null },
        { kind: 'invoiced', by: null },
      ],
    });
    expect(placed.lines.map(({ sku, quantity, waiting }) => [sku, quantity, waiting])).toEqual([
      [PAD, 2, 0],
      [DISC, 3, 0],
    ]);
    const due = Date.parse(String(placed.invoice.dueAt)) - Date.parse(placed.placedAt);
    expect(due).toBe(72 * 3_600_000);
    expect(placed.heldUntil).toBe(placed.invoice.dueAt);
    expect([await stockOf(api(), PAD), await stockOf(api(), DISC)]).toEqual([38, 37]);
  });

  test('an order is two statements, however many lines it has, after the count of its minute', async () => {
    const lines = [await line(api(), PAD, 1), await line(api(), DISC, 1)];
    let statements = 0;
    const ofMinutes = new WeakSet<object>();
    const counted = await testApi(async () => ({
      db: api().db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          const raw = node.kind === 'RawNode' ? node.sqlFragments.join('') : '';
          if (raw.includes('rate_counts')) ofMinutes.add(queryId);
          return node;
        },
        transformResult: async ({ result, queryId }) => {
          if (!ofMinutes.has(queryId)) statements += 1;
          return result;
        },
      }),
      kind: 'embedded',
      close: async () => {},
    }));
    const answer = await order(counted, { lines });
    expect([answer.statusCode, statements]).toEqual([201, 2]);
    await counted.close();
  });

  // STOCK-5
  test('every short line is named and nothing is kept', async () => {
    await setStock(api().db, PAD, 3);
    await setStock(api().db, DISC, 0);
    const before = await countOrders(api());
    const answer = await order(api(), {
      email: 'nobody-new@workshop.example',
      lines: [
        await line(api(), PAD, 4),
        await line(api(), 'HL-LED-1240', 1),
        await line(api(), DISC, 1),
        { productId: '999999999', quantity: 1 },
      ],
    });
    const [pad, disc] = [await productBySku(api().db, PAD), await productBySku(api().db, DISC)];
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'lines_refused',
      message: '3 lines cannot be ordered',
      errors: [
        { path: 'lines.0', message: `Only 3 of ${pad.name} left: lower the quantity` },
        {
          path: 'lines.2',
          message: `${disc.name} is out of stock: take it out, or ask for a quotation`,
        },
        { path: 'lines.3', message: 'This product is no longer sold: take it out' },
      ],
    });
    expect(await countOrders(api())).toBe(before);
    expect(await stockOf(api(), PAD)).toBe(3);
    const customers = await api()
      .db.selectFrom('customers')
      .select('id')
      .where('email', '=', 'nobody-new@workshop.example')
      .execute();
    expect(customers).toEqual([]);
  });

  // STOCK-4
  test('what is on its way can be ordered and waits, without touching stock', async () => {
    const { db } = api();
    await setStock(db, DISC, 0);
    const lines = [await line(api(), DISC, 2)];
    expect((await order(api(), { lines })).statusCode).toBe(409);
    const { expectedOn: soon } = await announce(db, DISC, { quantity: 3 });
    const price = (await api().post('/api/orders/price', { lines })).json();
    expect(price).toMatchObject({ orderable: true, lines: [{ waiting: 2, expectedOn: soon }] });
    const { token } = (await order(api(), { lines })).json();
    const placed = (await api().get(`/api/orders/by-token/${token}`)).json();
    expect(placed.lines).toMatchObject([{ quantity: 2, waiting: 2, expectedOn: soon }]);
    expect(await stockOf(api(), DISC)).toBe(0);
    // Of three announced pieces one is left: no line waits for more than is announced.
    const late = await order(api(), { lines });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^Only 1 expected on .* of .*: lower the quantity$/),
    ]);
    await db.updateTable('deliveries').set({ closed: true }).execute();
  });

  // SHIP-3
  test('less than the minimum is refused, with what it lacks', async () => {
    const { db } = api();
    const cheap = await db
      .selectFrom('products')
      .select(['id', 'price', 'sku'])
      .where('variant_id', 'is', null)
      .orderBy('price')
      .executeTakeFirstOrThrow();
    await setStock(db, cheap.sku, 5);
    const price = Number(cheap.price);
    const lines = [{ productId: cheap.id, quantity: 1 }];
    await db.updateTable('products').set({ price: 49_99 }).where('id', '=', cheap.id).execute();
    const answer = await order(api(), { lines });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'below_minimum']);
    const priced = (await api().post('/api/orders/price', { lines })).json();
    expect(priced).toMatchObject({
      orderable: false,
      problems: [],
      minimum: { net: MINIMUM_ORDER, reached: false },
    });
    await db.updateTable('products').set({ price: 50_00 }).where('id', '=', cheap.id).execute();
    expect((await order(api(), { lines })).statusCode).toBe(201);
    await db.updateTable('products').set({ price }).where('id', '=', cheap.id).execute();
  });

  test('where nothing is delivered the PIN code is named; a known one tells the city', async () => {
    const { db } = api();
    const lines = [await line(api(), PAD, 1)];
    await db
      .insertInto('delivery_zones')
      .values({ prefix: '500', city: 'Hyderabad', state: 'Telangana', days_min: 1, days_max: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const answer = await order(api(), { lines, pin: '999999' });
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([
      422,
      'not_delivered',
      'pin',
    ]);
    const { token } = (await order(api(), { lines })).json();
    const placed = orderSchema.parse((await api().get(`/api/orders/by-token/${token}`)).json());
    expect(placed.delivery.city).toBe('Hyderabad');
  });

  test('a price that changed since the person looked is told, not charged', async () => {
    const lines = [await line(api(), PAD, 1)];
    const { totals } = (await api().post('/api/orders/price', { lines })).json();
    const wrong = await order(api(), { lines, expectedTotal: totals.total - 1 });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'price_changed']);
    expect((await order(api(), { lines, expectedTotal: totals.total })).statusCode).toBe(201);
  });

  test('a repeat with the same key is the same order; with another body it is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const lines = [await line(api(), PAD, 1)];
    const first = await order(api(), { lines }, key);
    const again = await order(api(), { lines }, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await stockOf(api(), PAD)).toBe(39);
    const other = await order(api(), { lines, name: 'Somebody Else' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('a refused order does not use up its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const lines = [await line(api(), PAD, 41)];
    expect((await order(api(), { lines }, key)).statusCode).toBe(409);
    await setStock(api().db, PAD, 41);
    expect((await order(api(), { lines }, key)).statusCode).toBe(201);
  });
});
