import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AdminOrderDetail, adminOrderDetailSchema } from '../../../contract/admin-orders.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

const PAD = 'BP-EV-2041';
const KIT = 'BD-220-W';

onSampleData('taking a change back', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(async () => {
    await setStock(api().db, PAD, 100);
    await setStock(api().db, KIT, 100);
  });
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  const path = (number: string, rest = '') => `/api/admin/orders/${number}${rest}`;
  const read = async (number: string) =>
    adminOrderDetailSchema.parse((await api().get(path(number), admin)).json());
  async function placed(change = {}): Promise<AdminOrderDetail> {
    const [pad, kit] = [await productBySku(api().db, PAD), await productBySku(api().db, KIT)];
    const lines = [
      { productId: pad.id, quantity: 3 },
      { productId: kit.id, quantity: 2 },
    ];
    return read((await order(api(), { lines, ...change })).json().number);
  }
  const version = async (number: string) => ({ version: (await read(number)).version });
  const step = async (number: string, what: object) =>
    api().patch(path(number), { ...(await version(number)), ...what }, admin);
  const undo = async (number: string, headers = admin) =>
    api().post(path(number, '/undo'), await version(number), headers);
  /** What an undo has to give back. */
  const essence = ({
    status,
    payment,
    lines,
    shipments,
    payments,
    heldUntil,
    ...one
  }: AdminOrderDetail) => ({
    status,
    payment,
    shipments,
    payments,
    heldUntil,
    payable: one.payable,
    refunds: one.refunds,
    lines: lines.map(({ held, waiting, shipped, cancelled, returned }) => ({
      held,
      waiting,
      shipped,
      cancelled,
      returned,
    })),
  });
  const stocks = async () => [
    (await productBySku(api().db, PAD)).stock,
    (await productBySku(api().db, KIT)).stock,
  ];

  // ORDER-8
  test.each<[string, object[], (number: string) => Promise<{ statusCode: number }>]>([
    ['shipping', [], (number) => step(number, { status: 'Shipped' })],
    ['cancelling', [], (number) => step(number, { status: 'Cancelled' })],
    ['a payment', [], (number) => step(number, { payment: 'Paid', reference: randomUUID() })],
    ['delivering', [{ status: 'Shipped' }], (number) => step(number, { status: 'Delivered' })],
    [
      'cancelling what was shipped',
      [{ status: 'Shipped' }],
      (number) => step(number, { status: 'Cancelled' }),
    ],
    [
      'a partial shipment',
      [{ payment: 'Paid' }],
      async (number) =>
        api().post(
          path(number, '/shipments'),
          {
            ...(await version(number)),
            lines: [{ position: 1, quantity: 1 }],
            carrier: 'Blue Dart',
          },
          admin,
        ),
    ],
    [
      'a return',
      [{ status: 'Shipped' }],
      async (number) =>
        api().post(
          path(number, '/returns'),
          { ...(await version(number)), lines: [{ position: 2, quantity: 1 }] },
          admin,
        ),
    ],
    [
      'a refund',
      [{ payment: 'Paid' }, { status: 'Cancelled' }],
      async (number) => api().post(path(number, '/refunds'), await version(number), admin),
    ],
  ])('%s is taken back with all that came of it', async (_, before, change) => {
    const { number } = await placed();
    for (const what of before) expect((await step(number, what)).statusCode).toBe(200);
    const [was, stockWas] = [await read(number), await stocks()];
    expect([200, 201]).toContain((await change(number)).statusCode);
    const changed = await read(number);
    expect(essence(changed)).not.toEqual(essence(was));
    const left = Date.parse(changed.undoUntil ?? '') - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10_000);
    const answer = await undo(number);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    const now = await read(number);
    expect(essence(now)).toEqual(essence(was));
    expect(await stocks()).toEqual(stockWas);
    expect([now.undoUntil, now.events.at(-1)]).toMatchObject([
      null,
      { kind: 'undone', by: 'Asha Rao' },
    ]);
    // Once only, and the buyer's own page says nothing of it.
    expect((await undo(number)).json().code).toBe('undo_over');
    const { rows } = await sql<{
      token: string;
    }>`select token from orders where number = ${number}`.execute(api().db);
    const buyers = (await api().get(`/api/orders/by-token/${rows[0]?.token}`)).json();
    expect(buyers.events.map(({ kind }: { kind: string }) => kind)).toEqual(
      was.events.map(({ kind }) => kind),
    );
  });

  test('what was cancelled in part is due again', async () => {
    const { number } = await placed();
    await api().post(
      path(number, '/shipments'),
      { ...(await version(number)), lines: [{ position: 1, quantity: 2 }] },
      admin,
    );
    const was = essence(await read(number));
    expect((await step(number, { status: 'Cancelled' })).json().status).toBe('Shipped');
    expect((await undo(number)).statusCode).toBe(200);
    expect(essence(await read(number))).toEqual(was);
  });

  // ORDER-8, ORDER-9
  test('not by somebody else, not after another change, not once its time is over', async () => {
    const { number } = await placed();
    const alone = (await undo(number)).json();
    expect([alone.code, alone.message]).toEqual([
      'undo_over',
      'A change is taken back within 10 seconds, by the one who made it, while nothing came after it',
    ]);
    await step(number, { payment: 'Paid' });
    await sql`update order_undos set user_id = (select id from users where username = 'staff')`.execute(
      api().db,
    );
    expect((await undo(number)).json().code).toBe('undo_over');
    await step(number, { status: 'Shipped' });
    const { version: shipped } = await read(number);
    await step(number, { status: 'Delivered' });
    const late = await api().post(path(number, '/undo'), { version: shipped }, admin);
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(adminOrderDetailSchema.parse(late.json().current).status).toBe('Delivered');
    await sql`update order_undos set at = now() - interval '71 seconds'`.execute(api().db);
    expect((await undo(number)).json().code).toBe('undo_over');
    const paid = await placed();
    await step(paid.number, { status: 'Shipped' });
    const payment = { ...(await version(paid.number)), payment: 'Paid' };
    await api().patch(path(paid.number), payment, await api().as('counter'));
    expect((await undo(paid.number)).json().code).toBe('undo_over');
    // Nor by any other way: the database itself refuses.
    await expect(
      sql`update orders set status = 'Pending' where number = ${number}`.execute(api().db),
    ).rejects.toThrow('cannot go from Delivered to Pending');
  });

  test('the first of many, which was changed long before the last', async () => {
    const { number } = await placed();
    await step(number, { status: 'Shipped' });
    await sql`update order_undos set at = now() - interval '60 seconds'`.execute(api().db);
    expect((await undo(number)).statusCode).toBe(200);
    expect((await read(number)).status).toBe('Pending');
  });

  // ORDER-9
  test('not once its pieces went to another order', async () => {
    await setStock(api().db, PAD, 3);
    const { number } = await placed();
    await step(number, { status: 'Cancelled' });
    const pad = await productBySku(api().db, PAD);
    await order(api(), { lines: [{ productId: pad.id, quantity: 1 }] });
    const answer = await undo(number);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^Pieces of .* went elsewhere since/),
    ]);
    expect((await read(number)).status).toBe('Cancelled');
  });

  test('many at once, each with its result, and a note stands in no way', async () => {
    const [one, two] = [await placed(), await placed()];
    const send = (action: string, orders: { number: string; version: number }[]) =>
      api().post(
        '/api/admin/orders/bulk',
        { action, orders },
        { ...admin, 'idempotency-key': randomUUID() },
      );
    const cut = ({ number, version }: { number: string; version: number }) => ({ number, version });
    const shipped = (await send('ship', [cut(one), cut(two)])).json();
    expect(Date.parse(shipped.undoUntil)).toBeGreaterThan(0);
    await step(two.number, { status: 'Delivered' });
    const note = await api().post(path(one.number, '/notes'), { text: 'Call before noon' }, admin);
    expect([note.statusCode, note.json().events.at(-1)]).toMatchObject([
      201,
      { kind: 'note', text: 'Call before noon', by: 'Asha Rao' },
    ]);
    const back = (await send('undo', shipped.results.map(cut))).json();
    expect(back.results).toMatchObject([
      { number: one.number, done: true, status: 'Pending' },
      { number: two.number, done: false, message: expect.stringMatching(/^Somebody else changed/) },
    ]);
  });
});
