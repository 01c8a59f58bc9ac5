import { randomUUID } from 'node:crypto';
import { bulkAnswerSchema } from '../../../contract/admin-order-changes.ts';
import { type AdminOrderDetail, adminOrderDetailSchema } from '../../../contract/admin-orders.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';

onSampleData('moving orders', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() => setStock(api().db, PAD, 100));

  const stock = async () => (await productBySku(api().db, PAD)).stock;
  const read = async (number: string) => {
    const answer = await api().get(`/api/admin/orders/${number}`, admin);
    expect(answer.statusCode).toBe(200);
    return adminOrderDetailSchema.parse(answer.json());
  };
  async function placed(quantity = 2): Promise<AdminOrderDetail> {
    const { id } = await productBySku(api().db, PAD);
    const answer = await order(api(), { lines: [{ productId: id, quantity }] });
    return read(answer.json().number);
  }
  const change = (number: string, body: object) =>
    api().patch(`/api/admin/orders/${number}`, body, admin);
  const step = async (number: string, what: object) =>
    change(number, { version: (await read(number)).version, ...what });

  // CHECKOUT-3, ORDER-1, ORDER-3
  test('an order goes its way, and the timeline says who and when', async () => {
    const { number, nextStatuses, mayBePaid } = await placed();
    const { orders } = (await api().get('/api/admin/orders', admin)).json();
    expect(orders[0]).toMatchObject({ orderNumber: number, status: 'Pending', payment: 'Unpaid' });
    expect([nextStatuses, mayBePaid]).toEqual([['Shipped', 'Cancelled'], true]);
    for (const what of [{ payment: 'Paid' }, { status: 'Shipped' }, { status: 'Delivered' }]) {
      const answer = await step(number, what);
      expect(answer.statusCode).toBe(200);
      expect(adminOrderDetailSchema.parse(answer.json())).toMatchObject(what);
    }
    const done = await read(number);
    expect(done.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', 'Meera Test'],
      ['invoiced', 'EVMandi'],
      ['paid', 'Asha Rao'],
      ['shipped', 'Asha Rao'],
      ['delivered', 'Asha Rao'],
    ]);
    expect(done.payments).toMatchObject([
      { amount: done.totals.total, method: 'bank_transfer', by: 'Asha Rao' },
    ]);
    expect([done.nextStatuses, done.mayBePaid]).toEqual([[], false]);
  });

  // ORDER-1
  test.each([
    [['Shipped'], 'Pending'],
    [['Shipped'], 'Shipped'],
    [[], 'Delivered'],
    [['Shipped', 'Delivered'], 'Cancelled'],
    [['Cancelled'], 'Shipped'],
    [['Cancelled'], 'Cancelled'],
  ])('after %j it cannot become %s', async (way, status) => {
    const { number } = await placed();
    for (const done of way) expect((await step(number, { status: done })).statusCode).toBe(200);
    const before = await read(number);
    const answer = await step(number, { status });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_transition']);
    expect(await read(number)).toEqual(before);
  });

  // ORDER-1, ORDER-3, ORDER-7
  test('cancelling returns the stock once; what was shipped comes back by a recorded return', async () => {
    const { number } = await placed(7);
    expect(await stock()).toBe(93);
    await step(number, { status: 'Shipped' });
    const answer = await step(number, { status: 'Cancelled' });
    expect(answer.statusCode).toBe(200);
    expect(await stock()).toBe(93);
    const { version } = await read(number);
    const back = await api().post(`/api/admin/orders/${number}/returns`, { version }, admin);
    expect([back.statusCode, back.json().lines]).toEqual([
      201,
      [expect.objectContaining({ shipped: 7, returned: 7 })],
    ]);
    expect(await stock()).toBe(100);
    const again = await api().post(
      `/api/admin/orders/${number}/returns`,
      { version: back.json().version },
      admin,
    );
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_transition']);
    expect((await step(number, { status: 'Cancelled' })).statusCode).toBe(409);
    expect((await step(number, { payment: 'Paid' })).json().message).toBe(
      'Nothing is to be paid for a cancelled order',
    );
    expect(await stock()).toBe(100);
  });

  test('mark Paid with another amount > refused with what is to be paid, and nothing is recorded', async () => {
    const { number, payable } = await placed();
    for (const amount of [1, payable - 1, payable + 1]) {
      const part = await step(number, { payment: 'Paid', amount });
      expect([part.statusCode, part.json().code]).toEqual([409, 'amount_differs']);
      expect(part.json().errors[0]).toEqual({
        path: 'amount',
        message: expect.stringContaining('Record a part as a payment of its own'),
      });
    }
    expect(await read(number)).toMatchObject({ payment: 'Unpaid', payments: [] });
    expect((await step(number, { payment: 'Paid', amount: payable })).statusCode).toBe(200);
  });

  // ORDER-3
  test('a paid order stays paid, once', async () => {
    const { number } = await placed();
    await step(number, { payment: 'Paid' });
    const again = await step(number, { payment: 'Paid' });
    expect([again.statusCode, again.json().message]).toEqual([409, 'The order is Paid already']);
    const unpaid = await step(number, { payment: 'Unpaid' });
    expect([unpaid.statusCode, unpaid.json().errors[0].path]).toEqual([422, 'payment']);
  });

  test('who read an older version changes nothing', async () => {
    const { number, version } = await placed();
    expect((await change(number, { version, status: 'Shipped' })).statusCode).toBe(200);
    const late = await change(number, { version, status: 'Cancelled' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect((await read(number)).status).toBe('Shipped');
  });

  test.each([
    [{}, 'version'],
    [{ version: 1 }, 'status'],
    [{ version: 1, status: 'Shipped', payment: 'Paid' }, 'status'],
    [{ version: '1', status: 'Shipped' }, 'version'],
    [{ version: 1, status: 'Shipped', amount: 5 }, 'amount'],
    [{ version: 1, payment: 'Paid', amount: 0.5 }, 'amount'],
    [{ version: 1, status: 'Lost' }, 'status'],
  ])('%j is 422 at %s', async (body, path) => {
    const { number } = await placed();
    const answer = await change(number, body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('an unknown number is 404', async () => {
    expect((await change('99999999', { version: 1, status: 'Shipped' })).statusCode).toBe(404);
    expect((await api().get(`/api/admin/orders/${"'--"}`, admin)).statusCode).toBe(404);
  });

  test('many at once: each for itself', async () => {
    const [one, two, three] = [await placed(), await placed(), await placed()];
    await step(two.number, { status: 'Cancelled' });
    const cancelled = await read(two.number);
    const orders = [one, cancelled, { ...three, version: 99 }].map(({ number, version }) => ({
      number,
      version,
    }));
    const answer = await api().post(
      '/api/admin/orders/bulk',
      { action: 'ship', orders: [...orders, { number: 'X1', version: 1 }] },
      { ...admin, 'idempotency-key': randomUUID() },
    );
    const { results } = bulkAnswerSchema.parse(answer.json());
    expect(results).toEqual([
      {
        number: one.number,
        done: true,
        message: null,
        version: one.version + 1,
        status: 'Shipped',
      },
      {
        number: two.number,
        done: false,
        message: 'An order that is Cancelled cannot become Shipped',
        version: null,
        status: null,
      },
      {
        number: three.number,
        done: false,
        message: expect.stringMatching(/^Somebody else changed order/),
        version: null,
        status: null,
      },
      {
        number: 'X1',
        done: false,
        message: 'There is no order with this number',
        version: null,
        status: null,
      },
    ]);
    expect((await read(one.number)).version).toBe(one.version + 1);
  });

  test('the neighbours lead through all orders and back', async () => {
    const [one, two] = [await placed(), await placed()];
    expect((await read(one.number)).newer).toBe(two.number);
    expect(await read(two.number)).toMatchObject({ newer: null, older: one.number });
  });

  test('no account without the permission sees or changes an order', async () => {
    const { number, version } = await placed();
    for (const account of ['staff', 'dealer', 'customer'] as const) {
      const headers = await api().as(account);
      const answers = [
        await api().get(`/api/admin/orders/${number}`, headers),
        await api().get('/api/admin/orders.csv', headers),
        await api().get('/api/admin/transactions', headers),
        await api().patch(`/api/admin/orders/${number}`, { version, status: 'Shipped' }, headers),
        await api().post('/api/admin/orders/bulk', {}, headers),
        await api().post(`/api/admin/orders/${number}/undo`, { version }, headers),
        await api().post(`/api/admin/orders/${number}/notes`, { text: 'x' }, headers),
      ];
      const codes = answers.map((answer) => answer.json().code);
      expect(codes).toEqual(Array(7).fill('permission_missing'));
    }
    expect((await api().patch(`/api/admin/orders/${number}`, { version })).statusCode).toBe(401);
  });
});
