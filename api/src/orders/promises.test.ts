import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { adminOrderDetailSchema, adminOrderListSchema } from '../../contract/admin-orders.ts';
import { deliveryDetailSchema } from '../../contract/deliveries.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { keptFigures, recountedFigures } from '../../testing/kept-figures.ts';
import { inconsistencies } from '../../testing/order-consistency.ts';
import { announce, order, productBySku, setStock } from '../../testing/ordering.ts';
import { soldAsKept, soldByHand } from '../../testing/sold-by-hand.ts';

const PAD = 'BP-EV-2041';
const DISC = 'BD-220-W';

onSampleData('orders keep their promise', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(async () => {
    await api().db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
    await setStock(api().db, PAD, 0);
    await setStock(api().db, DISC, 100);
  });
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  const read = async (number: string) =>
    adminOrderDetailSchema.parse((await api().get(`/api/admin/orders/${number}`, admin)).json());
  const call = async (path: string, number: string, body: object = {}) => {
    const { version } = await read(number);
    return api().post(`/api/admin/orders/${number}/${path}`, { version, ...body }, admin);
  };
  const change = async (number: string, what: object) => {
    const { version } = await read(number);
    return api().patch(`/api/admin/orders/${number}`, { version, ...what }, admin);
  };
  const placed = async (quantities: Record<string, number>) => {
    const lines = await Promise.all(
      Object.entries(quantities).map(async ([sku, quantity]) => ({
        productId: (await productBySku(api().db, sku)).id,
        quantity,
      })),
    );
    const answer = await order(api(), { lines });
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()]);
    return answer.json().number as string;
  };
  const book = async (number: string, quantity: number) => {
    const { version } = (await api().get(`/api/admin/deliveries/${number}`, admin)).json();
    const path = `/api/admin/deliveries/${number}/bookings`;
    return deliveryDetailSchema.parse(
      (await api().post(path, { version, quantity }, admin)).json(),
    );
  };

  // STOCK-2, STOCK-4, ORDER-5
  test('what arrives is held for those who wait, in the order of placing, and is shipped once', async () => {
    const { number: delivery } = await announce(api().db, PAD, { quantity: 10 });
    const [first, second] = [await placed({ [PAD]: 6 }), await placed({ [PAD]: 4 })];
    const nothing = await change(first, { status: 'Shipped' });
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'short_stock']);

    expect(await book(delivery, 7)).toMatchObject({
      arrived: 7,
      open: 3,
      waiting: 3,
      uncovered: 0,
    });
    expect((await read(first)).lines).toMatchObject([{ held: 6, waiting: 0 }]);
    expect((await read(second)).lines).toMatchObject([{ held: 1, waiting: 3 }]);
    expect((await read(second)).events.at(-1)).toMatchObject({
      kind: 'allocated',
      text: expect.stringMatching(/^1 x .* arrived$/),
    });
    expect((await productBySku(api().db, PAD)).stock).toBe(0);
    expect((await change(first, { status: 'Shipped' })).statusCode).toBe(200);

    const today = dayInIndia(Date.now());
    for (const leavesOn of [
      dayInIndia(Date.now() - DAY_MS),
      dayInIndia(Date.now() + 61 * DAY_MS),
    ]) {
      const refused = await call('shipments', second, { leavesOn });
      expect([refused.statusCode, refused.json().errors]).toMatchObject([
        422,
        [{ path: 'leavesOn' }],
      ]);
    }
    const parcels = { parcels: 2, leavesOn: today };
    const sent = { carrier: 'Gati', tracking: 'G-1', ...parcels };
    const part = await call('shipments', second, sent);
    expect([part.statusCode, part.json()]).toMatchObject([
      201,
      {
        status: 'Pending',
        partlyShipped: true,
        lines: [{ shipped: 1, held: 0, waiting: 3 }],
        shipments: [{ number: 1, ...sent, lines: [{ position: 1, quantity: 1 }] }],
      },
    ]);
    expect((await call('shipments', second)).json().code).toBe('short_stock');
    await book(delivery, 3);
    expect((await call('shipments', second)).json()).toMatchObject({
      status: 'Shipped',
      partlyShipped: false,
      shipments: [{ number: 1 }, { number: 2 }],
    });
  });

  test('a cancelled order gives its pieces to the next who waits, and its place', async () => {
    await setStock(api().db, PAD, 3);
    await announce(api().db, PAD, { quantity: 5 });
    const [first, second] = [await placed({ [PAD]: 5 }), await placed({ [PAD]: 2 })];
    expect((await read(first)).lines).toMatchObject([{ held: 3, waiting: 2 }]);
    expect((await change(first, { status: 'Cancelled' })).json()).toMatchObject({
      status: 'Cancelled',
      lines: [{ held: 0, waiting: 0, cancelled: 5 }],
    });
    expect((await read(second)).lines).toMatchObject([{ held: 2, waiting: 0 }]);
    expect((await productBySku(api().db, PAD)).stock).toBe(1);
  });

  // ORDER-6
  test('cancelling an order that is partly shipped cancels the rest, and the buyer pays for the part', async () => {
    await announce(api().db, PAD, { quantity: 5 });
    const number = await placed({ [PAD]: 2, [DISC]: 3 });
    await call('shipments', number);
    const { totals } = await read(number);
    const rest = (await change(number, { status: 'Cancelled' })).json();
    const { price } = await productBySku(api().db, DISC);
    const payable = price * 3 + Math.floor((price * 3 + 5) / 10);
    expect(rest).toMatchObject({ status: 'Shipped', totals, payable, refundDue: 0 });
    expect(rest.events.at(-1).kind).toBe('rest_cancelled');
    const paid = (await change(number, { payment: 'Paid', reference: `UTR-${number}` })).json();
    expect(paid.payments).toMatchObject([{ amount: payable, reference: `UTR-${number}` }]);
    const twice = await placed({ [DISC]: 1 });
    const used = await change(twice, { payment: 'Paid', reference: `UTR-${number}` });
    expect([used.statusCode, used.json().code]).toEqual([409, 'reference_used']);
  });

  test('a paid order that is cancelled owes a refund, until it is recorded, by administration', async () => {
    const number = await placed({ [DISC]: 2 });
    expect((await call('refunds', number)).statusCode).toBe(409);
    await change(number, { payment: 'Paid' });
    const cancelled = (await change(number, { status: 'Cancelled' })).json();
    expect(cancelled.refundDue).toBe(cancelled.totals.total);
    const refunded = await call('refunds', number, { reference: 'NEFT 77' });
    expect([refunded.statusCode, refunded.json()]).toMatchObject([
      201,
      {
        refundDue: 0,
        refunds: [{ amount: cancelled.refundDue, reference: 'NEFT 77', by: 'Asha Rao' }],
      },
    ]);
    expect((await call('refunds', number)).statusCode).toBe(409);
  });

  test('a change leaves one event, with who, what, before and after, and the request', async () => {
    const number = await placed({ [DISC]: 1 });
    const headers = { ...admin, 'x-request-id': 'request-of-a-test' };
    const { version } = await read(number);
    await api().patch(`/api/admin/orders/${number}`, { version, payment: 'Paid' }, headers);
    const events = await api()
      .db.selectFrom('events')
      .innerJoin('orders', 'orders.id', 'events.subject_id')
      .select(['kind', 'actor', 'request_id', 'before', 'after'])
      .where('orders.number', '=', number)
      .where('subject', '=', 'order')
      .orderBy('events.id')
      .execute();
    expect(events).toMatchObject([
      { kind: 'placed', actor: 'Meera Test', before: null, after: { status: 'Pending' } },
      {
        kind: 'paid',
        actor: 'Asha Rao',
        request_id: 'request-of-a-test',
        before: { payment: 'Unpaid' },
        after: { payment: 'Paid' },
      },
    ]);
  });

  test('what is not sold yet is not orderable, and says so everywhere alike', async () => {
    const { db } = api();
    const { id, name } = await productBySku(db, DISC);
    const launch = '2099-12-05';
    await db.updateTable('products').set({ launched_on: launch }).where('id', '=', id).execute();
    const lines = [{ productId: id, quantity: 1 }];
    const said = `${name} is sold from 5 Dec on`;
    expect((await api().get(`/api/products/${id}`)).json()).toMatchObject({
      availability: 'out_of_stock',
      soldFrom: launch,
    });
    const rows = [{ item: DISC, quantity: '1', unit: '', price: '' }];
    const checked = (await api().post('/api/quick-order/validate', { rows })).json();
    expect(checked.rows).toMatchObject([{ refusal: said, orderable: false }]);
    const priced = (await api().post('/api/orders/price', { lines })).json();
    expect(priced.problems).toMatchObject([{ message: said, available: 0 }]);
    expect((await order(api(), { lines })).json().message).toBe(said);
    await db
      .updateTable('products')
      .set({ launched_on: '2020-01-01' })
      .where('id', '=', id)
      .execute();
  });

  test('what was cancelled of an order is no sale; taken back, it is one again', async () => {
    await setStock(api().db, PAD, 6);
    await announce(api().db, PAD, { quantity: 4 });
    const parted = await placed({ [PAD]: 10, [DISC]: 3 });
    const before = await soldAsKept(api().db);
    expect(before).toEqual(await soldByHand(api().db));
    const lines = [{ position: 1, quantity: 6 }];
    expect((await call('shipments', parted, { lines })).statusCode).toBe(201);
    expect((await change(parted, { status: 'Cancelled' })).json().status).toBe('Shipped');
    const cut = await soldAsKept(api().db);
    expect(cut).toEqual(await soldByHand(api().db));
    expect(cut).not.toEqual(before);
    // What the list and the panel say of it is what the figures count.
    const { sold, totals } = await read(parted);
    const list = await api().get('/api/admin/orders?page_size=100', admin);
    const { orders } = adminOrderListSchema.parse(list.json());
    const row = orders.find(({ orderNumber }) => orderNumber === parted);
    expect([row?.sold, row?.total]).toEqual([sold, totals.total]);
    const totalOf = (days: [string, number][]) => days.reduce((sum, [, paise]) => sum + paise, 0);
    expect(totals.total - sold).toBe(totalOf(before.days) - totalOf(cut.days));
    expect(await keptFigures(api().db)).toEqual(await recountedFigures(api().db));
    expect((await call('undo', parted)).statusCode).toBe(200);
    expect(await soldAsKept(api().db)).toEqual(before);
  });
});
