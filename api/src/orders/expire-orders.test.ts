import { sql } from 'kysely';
import { orderSchema } from '../../contract/orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { inconsistencies } from '../../testing/order-consistency.ts';
import { announce, order, productBySku, setStock } from '../../testing/ordering.ts';
import { expireOrders } from './expire-orders.ts';

const DISC = 'BD-220-W';

onSampleData('reservations', (api) => {
  const stock = async () => (await productBySku(api().db, DISC)).stock;
  const placed = async (change: object = {}, quantity = 5) => {
    const { id } = await productBySku(api().db, DISC);
    const answer = await order(api(), { lines: [{ productId: id, quantity }], ...change });
    expect(answer.statusCode).toBe(201);
    return answer.json() as { number: string; token: string };
  };
  const read = async (token: string) =>
    orderSchema.parse((await api().get(`/api/orders/by-token/${token}`)).json());
  /** As if the order had been placed so much earlier. */
  const age = ({ number }: { number: string }, interval: string) =>
    sql`update reservations set until = until - ${interval}::interval
      where order_id = (select id from orders where number = ${number})`.execute(api().db);

  beforeEach(() => setStock(api().db, DISC, 100));
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  // STOCK-3
  test('an unpaid bank transfer holds its stock for 72 hours, and is cancelled by the system, once', async () => {
    const one = await placed();
    expect(await stock()).toBe(95);
    const { heldUntil, invoice, placedAt } = await read(one.token);
    expect(Date.parse(heldUntil ?? '') - Date.parse(placedAt)).toBe(72 * 3_600_000);
    expect(invoice.dueAt).toBe(heldUntil);
    await age(one, '71 hours 59 minutes');
    expect(await expireOrders(api().db)).toBe(0);
    await age(one, '2 minutes');
    expect([await expireOrders(api().db), await expireOrders(api().db)]).toEqual([1, 0]);
    expect(await stock()).toBe(100);
    const expired = await read(one.token);
    expect(expired).toMatchObject({ status: 'Cancelled', heldUntil: null, refundDue: 0 });
    expect(expired.events.at(-1)).toMatchObject({
      kind: 'cancelled',
      text: expect.stringMatching(/^Not paid by .* [ap]m: its stock is free again$/),
    });
  });

  test('what is paid is held without end', async () => {
    const one = await placed();
    const admin = await api().as('admin');
    const { version } = (await api().get(`/api/admin/orders/${one.number}`, admin)).json();
    await api().patch(`/api/admin/orders/${one.number}`, { version, payment: 'Paid' }, admin);
    expect((await read(one.token)).heldUntil).toBeNull();
    await age(one, '1 year');
    expect(await expireOrders(api().db)).toBe(0);
  });

  // STOCK-3
  test('pay on delivery is held for 7 days, counted again from what arrives for it', async () => {
    await setStock(api().db, DISC, 1);
    await announce(api().db, DISC, { quantity: 4 });
    const one = await placed({ paymentMethod: 'pay_on_delivery' }, 3);
    const { heldUntil, placedAt } = await read(one.token);
    expect(Date.parse(heldUntil ?? '') - Date.parse(placedAt)).toBe(168 * 3_600_000);
    await age(one, '8 days');
    // It waits for us, not for its buyer.
    expect(await expireOrders(api().db)).toBe(0);
    await setStock(api().db, DISC, 2);
    expect((await read(one.token)).lines).toMatchObject([{ held: 3, waiting: 0 }]);
    expect(await expireOrders(api().db)).toBe(0);
    await age(one, '8 days');
    expect(await expireOrders(api().db)).toBe(1);
    await api().db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
  });

  test('a first order on delivery has a ceiling by pieces and by value, which it states', async () => {
    const { id } = await productBySku(api().db, DISC);
    const many = await order(api(), {
      lines: [{ productId: id, quantity: 51 }],
      paymentMethod: 'pay_on_delivery',
    });
    expect([many.statusCode, many.json()]).toMatchObject([
      422,
      {
        code: 'above_ceiling',
        message:
          'A first order can be paid on delivery up to 50 pieces and ₹50,000.00: choose bank transfer, or order less',
        errors: [{ path: 'paymentMethod' }],
      },
    ]);
    expect(await stock()).toBe(100);
  });
});
