import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { placedOrderSchema } from '../../contract/orders.ts';
import { ownOrderListSchema, ownOrderSchema, withdrawalSchema } from '../../contract/own-orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../testing/ordering.ts';

const PAD = 'BP-EV-2041';

onSampleData('a buyer and their own orders', (api) => {
  beforeEach(() => setStock(api().db, PAD, 40));

  const stock = async () => (await productBySku(api().db, PAD)).stock;
  const linesOf = async (quantity: number) => [
    { productId: (await productBySku(api().db, PAD)).id, quantity },
  ];
  const place = async (change: object = {}, headers = {}) => {
    const answer = await order(api(), { lines: await linesOf(2), ...change }, headers);
    expect(answer.statusCode).toBe(201);
    return placedOrderSchema.parse(answer.json());
  };
  const change = (token: string, what: string, payload?: object, headers = {}) =>
    api().post(`/api/orders/by-token/${token}/${what}`, payload, headers);
  const list = async (headers: Record<string, string>, query = '') =>
    ownOrderListSchema.parse((await api().get(`/api/orders?${query}`, headers)).json());

  // ORDER-11
  test('an order typed with the e-mail of an account is not among its orders, until it is claimed', async () => {
    const customer = await api().as('customer');
    const { email } = await api()
      .db.selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select('customers.email')
      .where('users.username', '=', 'customer')
      .executeTakeFirstOrThrow();
    const { number, token } = await place({ email });
    expect((await list(customer, `q=${number}`)).orders).toEqual([]);
    expect((await api().get(`/api/orders/${number}`, customer)).statusCode).toBe(404);

    expect((await change(token, 'claim')).statusCode).toBe(401);
    const claimed = ownOrderSchema.parse((await change(token, 'claim', {}, customer)).json());
    expect(claimed).toMatchObject({ number, token, claimed: true });
    expect((await list(customer, `q=EV-2026-${number}`)).orders.map((one) => one.number)).toEqual([
      number,
    ]);
    const again = ownOrderSchema.parse((await change(token, 'claim', {}, customer)).json());
    expect(again.events.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    const other = await change(token, 'claim', {}, await api().as('dealer'));
    expect([other.statusCode, other.json().code]).toEqual([409, 'claimed']);
  });

  test('is given the reference of its transfer until it is cancelled', async () => {
    const { token } = await place();
    const give = (reference: string) => change(token, 'payment-reference', { reference });
    await give('HDFCR52026112400');
    const told = ownOrderSchema.parse((await give('HDFC R5 2026/1124-1')).json());
    expect(told.paymentReference).toBe('HDFC R5 2026/1124-1');
    expect(told.events.at(-1)).toMatchObject({ kind: 'reference_given', by: null });
    await give('HDFC R5 2026/1124-1');
    const { rows } = await sql<object>`select before, after from events
      where kind = 'reference_given' order by id`.execute(api().db);
    expect(rows).toEqual([
      { before: { reference: null }, after: { reference: 'HDFCR52026112400' } },
      { before: { reference: 'HDFCR52026112400' }, after: { reference: 'HDFC R5 2026/1124-1' } },
    ]);
    expect((await give('--- / ---')).statusCode).toBe(422);
    expect((await give('<b>')).json().errors).toEqual([
      { path: 'reference', message: expect.stringMatching(/^A reference has 6/) },
    ]);
    await change(token, 'cancel');
    expect((await give('HDFCR52026112400')).json().code).toBe('nothing_to_pay');
  });

  test('the list is counted by status and found by number, PO number, name and SKU', async () => {
    const dealer = await api().as('dealer');
    const before = await list(dealer);
    const { number, token } = await place({ poNumber: 'SEW/26/%_1' }, dealer);
    for (const q of ['SEW/26/%25_', number, PAD.toLowerCase(), 'brake pad'])
      expect([q, (await list(dealer, `q=${q}`)).orders[0]?.number]).toEqual([q, number]);
    const { orders, counts, page } = await list(dealer, 'status=Pending');
    expect(counts).toMatchObject({
      all: before.counts.all + 1,
      Pending: before.counts.Pending + 1,
    });
    expect(page.total).toBe(counts.Pending);
    expect(orders[0]).toMatchObject({
      number,
      poNumber: 'SEW/26/%_1',
      lines: 1,
      pieces: 2,
      waiting: 0,
      payment: 'Unpaid',
    });
    expect(orders[0]?.since).toBe(orders[0]?.placedAt);
    await change(token, 'cancel');
    expect((await list(dealer)).counts.Cancelled).toBe(before.counts.Cancelled + 1);
  });

  // ORDER-4
  test('is cancelled by its buyer while it is Pending, once, and its stock returns once', async () => {
    const { token, number } = await place();
    expect(await stock()).toBe(38);
    const answers = await Promise.all([change(token, 'cancel'), change(token, 'cancel')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const again = ownOrderSchema.parse((await change(token, 'cancel')).json());
    expect(again).toMatchObject({ number, status: 'Cancelled', mayCancel: false });
    expect(again.events.map(({ kind }) => kind)).toContain('cancelled');
    expect(await stock()).toBe(40);

    const shipped = await place();
    const admin = await api().as('admin');
    await api().patch(
      `/api/admin/orders/${shipped.number}`,
      { version: 1, status: 'Shipped' },
      admin,
    );
    const late = await change(shipped.token, 'cancel');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Only a Pending order can be cancelled',
    ]);
    expect((await change('nothing', 'cancel')).statusCode).toBe(404);
  });

  // ORDER-6
  test('cancelled when a part of it was shipped, it is Shipped since then', async () => {
    const dealer = await api().as('dealer');
    const admin = await api().as('admin');
    const { number, token } = await place({}, dealer);
    const lines = [{ position: 1, quantity: 1 }];
    await api().post(`/api/admin/orders/${number}/shipments`, { version: 1, lines }, admin);
    await change(token, 'cancel');
    const [row] = (await list(dealer, `q=${number}`)).orders;
    expect(row).toMatchObject({ status: 'Shipped', shipped: 1, waiting: 0 });
    const { events } = ownOrderSchema.parse(
      (await api().get(`/api/orders/by-token/${token}`)).json(),
    );
    expect(row?.since).toBe(events.find(({ kind }) => kind === 'rest_cancelled')?.at);
    expect(await stock()).toBe(39);
  });

  test('an attempt without an answer is found again, or never orders', async () => {
    const withdraw = async (key: string) => {
      const answer = await api().post('/api/orders/withdrawals', undefined, {
        'idempotency-key': key,
      });
      return withdrawalSchema.parse(answer.json()).order;
    };
    const key = randomUUID();
    const placed = await place({}, { 'idempotency-key': key });
    expect(await withdraw(key)).toEqual(placed);
    expect(await withdraw(key)).toEqual(placed);

    const lost = randomUUID();
    expect(await withdraw(lost)).toBeNull();
    const late = await order(api(), { lines: await linesOf(1) }, { 'idempotency-key': lost });
    expect([late.statusCode, late.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await withdraw(lost)).toBeNull();
    expect(await stock()).toBe(38);
  });

  test('of an attempt and its withdrawal at the same moment one wins', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await stock();
      const key = randomUUID();
      const headers = { 'idempotency-key': key };
      const [placed, withdrawn] = await Promise.all([
        order(api(), { lines: await linesOf(1) }, headers),
        api().post('/api/orders/withdrawals', undefined, headers),
      ]);
      const found = withdrawalSchema.parse(withdrawn.json()).order;
      expect(placed.statusCode).toBe(found ? 201 : 422);
      if (found) expect(found).toEqual(placed.json());
      expect(await stock()).toBe(before - (found ? 1 : 0));
    }
  });
});
