import { balanceOf, keptValue } from '@evmandi/contract/domain/balance';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { decimalRupees } from '@evmandi/contract/domain/money';
import {
  type AdminOrderDetail,
  adminOrderDetailSchema,
  adminOrderListSchema,
} from '../../../contract/admin-orders.ts';
import { transactionListSchema } from '../../../contract/admin-transactions.ts';
import { ownOrderSchema } from '../../../contract/own-orders.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';
const LAMP = 'HL-LED-1240';
const LIVES = 200;

const today = () => dayInIndia(Date.now());

onSampleData('payments', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    await setStock(api().db, PAD, 10_000);
    await setStock(api().db, LAMP, 10_000);
  });
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  const read = async (number: string) =>
    adminOrderDetailSchema.parse((await api().get(`/api/admin/orders/${number}`, admin)).json());
  type Which = string | AdminOrderDetail;
  const asRead = async (which: Which) => (typeof which === 'string' ? read(which) : which);
  const call = async (which: Which, path: string, body: object = {}) => {
    const { number, version } = await asRead(which);
    return api().post(`/api/admin/orders/${number}/${path}`, { version, ...body }, admin);
  };
  const mark = async (which: Which, what: object) => {
    const { number, version } = await asRead(which);
    return api().patch(`/api/admin/orders/${number}`, { version, ...what }, admin);
  };
  const pay = (which: Which, amount: number, more: object = {}) =>
    call(which, 'payments', { amount, method: 'upi', receivedOn: today(), ...more });
  const placed = async (pads = 2, lamps = 1) => {
    const lines = [
      { productId: (await productBySku(api().db, PAD)).id, quantity: pads },
      { productId: (await productBySku(api().db, LAMP)).id, quantity: lamps },
    ];
    const answer = await order(api(), { lines });
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()]);
    return answer.json() as { number: string; token: string };
  };
  const owed = ({ toPay, refundDue, partPaid, payment }: AdminOrderDetail) => ({
    ...{ toPay, refundDue, partPaid, payment },
  });

  test('part payments > lower what is to be paid, and the last one makes the order Paid', async () => {
    const { number } = await placed();
    const { total } = (await read(number)).totals;
    const first = await pay(number, 1_000_00, { reference: `UPI-${number}`, method: 'upi' });
    expect([first.statusCode, owed(first.json())]).toEqual([
      201,
      { toPay: total - 1_000_00, refundDue: 0, partPaid: true, payment: 'Unpaid' },
    ]);
    const last = await pay(number, total - 1_000_00, { method: 'cash' });
    expect(owed(last.json())).toEqual({
      toPay: 0,
      refundDue: 0,
      partPaid: false,
      payment: 'Paid',
    });
    expect(last.json().payments).toMatchObject([
      { amount: 1_000_00, method: 'upi', reference: `UPI-${number}`, by: 'Asha Rao' },
      { amount: total - 1_000_00, method: 'cash', reference: null },
    ]);
  });

  test('a payment of a past day > is recorded for that day', async () => {
    const { number } = await placed();
    const placedAt = new Date(Date.now() - 3 * DAY_MS);
    await api()
      .db.updateTable('orders')
      .set({ placed_at: placedAt })
      .where('number', '=', number)
      .execute();
    const receivedOn = dayInIndia(Date.now() - DAY_MS);
    const { payments } = (await pay(number, 100, { receivedOn })).json() as AdminOrderDetail;
    expect(payments.map(({ receivedAt }) => dayInIndia(new Date(receivedAt)))).toEqual([
      receivedOn,
    ]);
    const early = await pay(number, 100, { receivedOn: dayInIndia(Date.now() - 9 * DAY_MS) });
    const late = await pay(number, 100, { receivedOn: dayInIndia(Date.now() + 2 * DAY_MS) });
    expect([early, late].map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(early.json().errors[0].path).toBe('receivedOn');
  });

  // ORDER-15
  test('more than is to be paid > refused in words, and recorded as owed to the buyer once accepted', async () => {
    const { number } = await placed();
    const { total } = (await read(number)).totals;
    const refusal = await pay(number, total + 707_20);
    expect([refusal.statusCode, refusal.json()]).toMatchObject([
      409,
      {
        code: 'overpaid',
        errors: [{ path: 'amount', message: expect.stringContaining('₹707.20 too much') }],
      },
    ]);
    const reference = `UTR ${number} A`;
    const accepted = await pay(number, total + 707_20, { acceptsOverpayment: true, reference });
    expect(owed(accepted.json())).toMatchObject({ refundDue: 707_20, payment: 'Paid' });
    // That of the payment, in another spelling.
    const same = await call(number, 'refunds', { reference: `utr${number}a` });
    expect([same.statusCode, same.json().code]).toEqual([409, 'reference_used']);
    const back = (await call(number, 'refunds', { reference: 'NEFT 1' })).json();
    expect(owed(back)).toEqual({ toPay: 0, refundDue: 0, partPaid: false, payment: 'Paid' });
  });

  // ORDER-15, ORDER-16
  test('a reference > stands for one payment, and comes free when that is reversed', async () => {
    const [wrong, right] = [await placed(), await placed()];
    const reference = `HDFC-${wrong.number}`;
    const first = (await pay(wrong.number, 500_00, { reference })).json() as AdminOrderDetail;
    const twice = await pay(right.number, 500_00, { reference });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'reference_used']);
    for (const spelled of [
      reference.toLowerCase(),
      ` ${reference.replace('-', ' ')}`,
      `${reference}\u200b`,
    ]) {
      for (const method of ['bank_transfer', 'cheque']) {
        const again = await pay(right.number, 500_00, { reference: spelled, method });
        expect([spelled, again.statusCode]).toEqual([spelled, 409]);
      }
    }
    const payment = first.payments[0]?.id;
    const path = `payments/${payment}/reversal`;
    const elsewhere = await call(right.number, path, { reason: 'Not mine' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'unknown_payment']);
    expect((await call(wrong.number, path, { reason: ' ' })).statusCode).toBe(422);
    const reversed = await call(wrong.number, path, { reason: 'Of another order' });
    expect(reversed.json()).toMatchObject({
      toPay: first.totals.total,
      partPaid: false,
      payments: [
        { amount: 500_00, reference, reversed: true },
        { amount: -500_00, reverses: payment, note: 'Of another order' },
      ],
    });
    const own = (await api().get(`/api/orders/by-token/${wrong.token}`)).json();
    expect(own.events.at(-1)).toMatchObject({ kind: 'note', by: null });
    expect((await call(wrong.number, path, { reason: 'Again' })).statusCode).toBe(409);
    expect((await pay(right.number, 500_00, { reference })).statusCode).toBe(201);
  });

  // ORDER-16
  test('a payment whose money was refunded > cannot be reversed', async () => {
    const { number } = await placed();
    await mark(number, { payment: 'Paid' });
    await mark(number, { status: 'Cancelled' });
    const refunded = (await call(number, 'refunds')).json() as AdminOrderDetail;
    const path = `payments/${refunded.payments[0]?.id}/reversal`;
    const answer = await call(number, path, { reason: 'Wrong' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_transition']);
    expect((await read(number)).payments).toHaveLength(1);
  });

  test('all pieces of an unpaid order come back > nothing is asked for, and nothing is owed', async () => {
    const { number, token } = await placed();
    await call(number, 'shipments');
    const back = (await call(number, 'returns')).json();
    expect(back).toMatchObject({ kept: 0, toPay: 0, refundDue: 0, mayBePaid: false });
    const own = (await api().get(`/api/orders/by-token/${token}`)).json();
    expect(own).toMatchObject({ toPay: 0, refundDue: 0 });
  });

  // ORDER-15
  test('a part payment > keeps the order from being cancelled by its time', async () => {
    const { number } = await placed();
    expect((await read(number)).heldUntil).not.toBeNull();
    await pay(number, 100);
    expect((await read(number)).heldUntil).toBeNull();
  });

  // ORDER-16
  test('a reversal that leaves nothing paid > holds the stock for its time again, until it is undone', async () => {
    const { number } = await placed();
    const paid = (await pay(number, 100)).json() as AdminOrderDetail;
    const path = `payments/${paid.payments[0]?.id}/reversal`;
    const reversed = (await call(number, path, { reason: 'By mistake' })).json();
    expect(reversed.heldUntil).toEqual(expect.any(String));
    expect((await call(number, 'undo')).json().heldUntil).toBeNull();
  });

  // ORDER-9
  test('Undo of a reversal whose reference stands elsewhere by now > is refused in words', async () => {
    const [one, other] = [await placed(), await placed()];
    const reference = `TAKEN-${one.number}`;
    const paid = (await pay(one.number, 100, { reference })).json() as AdminOrderDetail;
    await call(one.number, `payments/${paid.payments[0]?.id}/reversal`, { reason: 'Wrong' });
    expect((await pay(other.number, 100, { reference })).statusCode).toBe(201);
    const undone = await call(one.number, 'undo');
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'undo_over']);
  });

  // ORDER-3
  test('a cancelled order > is Paid as long as money of it stands, and is listed as money', async () => {
    const { number } = await placed();
    const paid = (await pay(number, 1_234)).json() as AdminOrderDetail;
    const cancelled = (await mark(number, { status: 'Cancelled' })).json();
    expect(cancelled).toMatchObject({ payment: 'Paid', refundDue: 1_234, toPay: 0 });
    const listed = await api().get(`/api/admin/transactions?q=${number}`, admin);
    expect(listed.json().transactions).toMatchObject([{ status: 'Paid', amount: 1_234 }]);
    const path = `payments/${paid.payments[0]?.id}/reversal`;
    const reversed = (await call(number, path, { reason: 'Of another order' })).json();
    expect(reversed).toMatchObject({ payment: 'Unpaid', refundDue: 0 });
    const after = await api().get(`/api/admin/transactions?q=${number}`, admin);
    expect(after.json().transactions).toEqual([]);
  });

  test('Undo of a payment and of a reversal > restores both', async () => {
    const { number } = await placed();
    const reference = `UNDO-${number}`;
    const paid = (await pay(number, 900_00, { reference })).json() as AdminOrderDetail;
    const path = `payments/${paid.payments[0]?.id}/reversal`;
    await call(number, path, { reason: 'By mistake' });
    const restored = (await call(number, 'undo')).json() as AdminOrderDetail;
    expect(restored.payments).toMatchObject([{ reference, reversed: false }]);
    expect(owed(restored)).toEqual(owed(paid));
    const second = await placed();
    await pay(second.number, 900_00);
    expect((await call(second.number, 'undo')).json()).toMatchObject({
      payments: [],
      heldUntil: expect.any(String),
    });
  });

  test(`${LIVES} random lives of orders > every view says the same of what is owed (ORDER-14)`, async () => {
    let state = 20_261_130;
    const random = (most: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    const step = async (now: AdminOrderDetail) => {
      const { lines, toPay, payments } = now;
      const some = (most: (line: AdminOrderDetail['lines'][number]) => number) =>
        lines
          .map((line) => ({ position: line.position, quantity: random(most(line) + 1) }))
          .filter(({ quantity }) => quantity > 0);
      const steps = [
        () => call(now, 'shipments', { lines: some(({ held }) => held) }),
        () => call(now, 'returns', { lines: some((line) => line.shipped - line.returned) }),
        () => mark(now, { status: 'Cancelled' }),
        () => pay(now, 1 + random(toPay + 1), { acceptsOverpayment: true }),
        () => mark(now, { payment: 'Paid' }),
        () => call(now, 'refunds'),
        () => call(now, `payments/${payments[0]?.id ?? 0}/reversal`, { reason: 'A mistake' }),
        () => call(now, 'undo'),
      ];
      // What is not possible now is refused and changes nothing.
      const answer = await steps[random(steps.length)]?.();
      return answer && answer.statusCode < 300 ? adminOrderDetailSchema.parse(answer.json()) : now;
    };
    const lives: { number: string; token: string }[] = [];
    for (let n = 0; n < LIVES; n += 1) {
      const life = await placed(1 + random(3), 1 + random(2));
      lives.push(life);
      let now = await read(life.number);
      for (let steps = 2 + random(5); steps > 0; steps -= 1) now = await step(now);
    }

    const file = await api().get(
      `/api/admin/orders.csv?numbers=${lives.map(({ number }) => number).join(',')}`,
      admin,
    );
    // Its first and its last cells have no comma in them.
    const rows = new Map(
      file.body.split('\r\n').map((row) => [row.split(',')[0], row.split(',')] as const),
    );
    for (const { number, token } of lives) {
      const detail = await read(number);
      const { status, lines, payments, refunds, payment } = detail;
      const sum = (all: { amount: number }[]) => all.reduce((total, one) => total + one.amount, 0);
      const { toPay, toRefund, partPaid } = balanceOf({
        ...{ status, kept: keptValue(lines), paid: sum(payments), refunded: sum(refunds) },
      });
      const money = { toPay, refundDue: toRefund, partPaid };
      if (status !== 'Cancelled') expect(payment).toBe(toPay > 0 ? 'Unpaid' : 'Paid');
      expect(detail).toMatchObject(money);
      const own = ownOrderSchema.parse((await api().get(`/api/orders/by-token/${token}`)).json());
      expect(own).toMatchObject(money);
      const list = await api().get(`/api/admin/orders?q=${number}`, admin);
      const { orders } = adminOrderListSchema.parse(list.json());
      expect(orders.find(({ orderNumber }) => orderNumber === number)).toMatchObject(money);
      const row = rows.get(number) ?? [];
      expect([row[3], ...row.slice(-2)]).toEqual([
        partPaid ? 'Part paid' : payment,
        ...[toPay, toRefund].map((paise) => String(Number(decimalRupees(paise)))),
      ]);
      if (payment === 'Unpaid' && status !== 'Cancelled') {
        const found = await api().get(`/api/admin/transactions?q=${number}`, admin);
        const { transactions } = transactionListSchema.parse(found.json());
        expect(transactions).toMatchObject([{ status: 'Pending', amount: toPay }]);
      }
    }
  });
});
