import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { sql } from 'kysely';
import {
  type DeliveryDetail,
  deliveryDetailSchema,
  deliveryListSchema,
} from '../../../contract/deliveries.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { passLateDeliveries } from '../pass-late.ts';

const DISC = 'BD-220-W';
const inDays = (days: number) => dayInIndia(Date.now() + days * DAY_MS);

onSampleData('deliveries', (api) => {
  let admin: { authorization: string };
  let productId: string;
  beforeAll(async () => {
    admin = await api().as('admin');
    productId = (await productBySku(api().db, DISC)).id;
  });
  beforeEach(async () => {
    await api().db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
    // Lines that the test before left waiting get their pieces.
    await setStock(api().db, DISC, 100);
    await setStock(api().db, DISC, 0);
  });
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  const at = (number: string) => `/api/admin/deliveries/${number}`;
  const announce = async (change: object = {}): Promise<DeliveryDetail> => {
    const body = { productId, quantity: 10, expectedOn: inDays(5), ...change };
    const answer = await api().post('/api/admin/deliveries', body, admin);
    expect(answer.statusCode).toBe(201);
    return deliveryDetailSchema.parse(answer.json());
  };
  const change = ({ number, version }: DeliveryDetail, what: object) =>
    api().patch(at(number), { version, ...what }, admin);
  const changed = async (delivery: DeliveryDetail, what: object) =>
    deliveryDetailSchema.parse((await change(delivery, what)).json());
  const book = ({ number, version }: DeliveryDetail, quantity: number) =>
    api().post(`${at(number)}/bookings`, { version, quantity }, admin);
  const wait = (quantity: number) => order(api(), { lines: [{ productId, quantity }] });
  const eventsOf = ({ number }: DeliveryDetail) =>
    api()
      .db.selectFrom('events')
      .innerJoin('deliveries', 'deliveries.id', 'events.subject_id')
      .where('events.subject', '=', 'delivery')
      .where('deliveries.number', '=', number)
      .select(['events.kind', 'events.actor', 'events.before', 'events.after', 'events.request_id'])
      .orderBy('events.id')
      .execute();

  test('what is announced can be waited for, and no more', async () => {
    expect((await wait(1)).statusCode).toBe(409);
    const delivery = await announce();
    expect(delivery).toMatchObject({ status: 'Announced', open: 10, arrived: 0, waiting: 0 });
    expect((await wait(4)).statusCode).toBe(201);
    expect((await wait(7)).statusCode).toBe(409);
    const answer = await api().get(at(delivery.number), admin);
    expect(answer.json()).toMatchObject({ waiting: 4, uncovered: 0 });
  });

  test('day, note and quantity are changed with the version that was read, each with its event', async () => {
    const first = await announce({ note: 'By sea' });
    const second = await changed(first, { expectedOn: inDays(9), quantity: 12, note: '' });
    expect(second).toMatchObject({ expectedOn: inDays(9), quantity: 12, open: 12, note: null });
    const stale = await change(first, { quantity: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
    const [announced, event] = await eventsOf(first);
    expect([announced?.kind, event?.kind, event?.actor]).toEqual([
      'announced',
      'changed',
      'Asha Rao',
    ]);
    expect(event?.before).toMatchObject({ quantity: 10, expectedOn: inDays(5), note: 'By sea' });
    expect(event?.after).toMatchObject({ quantity: 12, expectedOn: inDays(9), note: null });
    expect(event?.request_id).toBeTruthy();
  });

  test('one that shrinks or is closed leaves lines waiting without cover, which it says', async () => {
    const delivery = await announce();
    await wait(8);
    const read = deliveryDetailSchema.parse((await api().get(at(delivery.number), admin)).json());
    const less = await changed(read, { quantity: 5 });
    expect(less).toMatchObject({ waiting: 8, uncovered: 3 });
    const none = await changed(less, { close: true });
    expect(none).toMatchObject({ status: 'Cancelled', open: 0, waiting: 8, uncovered: 8 });
    expect((await wait(1)).statusCode).toBe(409);
    const again = await change(none, { quantity: 20 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_transition']);
    expect((await eventsOf(delivery)).map(({ kind }) => kind)).toEqual([
      'announced',
      'changed',
      'closed',
    ]);
    await announce({ quantity: 9 });
    expect((await wait(1)).statusCode).toBe(201);
    expect((await wait(1)).statusCode).toBe(409);
  });

  test('is booked in part: never more than is to come, never less than arrived', async () => {
    const delivery = await announce();
    const part = deliveryDetailSchema.parse((await book(delivery, 4)).json());
    expect(part).toMatchObject({
      arrived: 4,
      open: 6,
      bookings: [{ quantity: 4, by: 'Asha Rao' }],
    });
    expect((await productBySku(api().db, DISC)).stock).toBe(4);
    expect((await book(delivery, 1)).json().code).toBe('stale_version');
    const much = await book(part, 7);
    expect([much.statusCode, much.json().errors[0].path]).toEqual([409, 'quantity']);
    const few = await change(part, { quantity: 3 });
    expect([few.statusCode, few.json().errors[0].path]).toEqual([409, 'quantity']);
    const closed = await changed(part, { close: true });
    expect(closed).toMatchObject({ status: 'Arrived', open: 0, arrived: 4 });
    expect((await book(closed, 1)).json().code).toBe('wrong_transition');
  });

  test('one that is late hides no later one, and is said as late to who waits for it', async () => {
    const late = await announce({ quantity: 3 });
    const next = await announce({ quantity: 4, expectedOn: inDays(8) });
    const token = (await wait(2)).json().token as string;
    const card = async () => {
      const product = (await api().get(`/api/products/${DISC}`)).json();
      return [product.availability, product.restockDate];
    };
    expect(await card()).toEqual(['delivery_delay', inDays(5)]);
    // Six days go by.
    const days = (by: number) =>
      sql`update deliveries set expected_on = expected_on - ${by}::integer where open > 0`.execute(
        api().db,
      );
    await days(6);
    expect(await card()).toEqual(['delivery_delay', inDays(2)]);
    const read = async () => (await api().get(`/api/orders/by-token/${token}`)).json().lines[0];
    expect(await read()).toMatchObject({ waiting: 2, expectedOn: inDays(-1), late: true });
    expect((await wait(5)).statusCode).toBe(201);
    expect((await wait(1)).statusCode).toBe(409);
    await book(deliveryDetailSchema.parse((await api().get(at(late.number), admin)).json()), 3);
    expect(await read()).toMatchObject({ waiting: 0, expectedOn: null, late: false });
    // No other is announced after the last one.
    await days(3);
    expect(await card()).toEqual(['out_of_stock', null]);
    expect(next.status).toBe('Announced');
  });

  test('the day goes by without a change: the clock puts the next one in its place', async () => {
    await announce({ expectedOn: inDays(1) });
    await announce({ expectedOn: inDays(3) });
    await api()
      .db.transaction()
      .execute(async (tx) => {
        // Time passes without any trigger.
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update deliveries set expected_on = expected_on - 2 where open > 0`.execute(tx);
        await sql`update products set restock_date = restock_date - 2 where id = ${productId}`.execute(
          tx,
        );
      });
    expect((await wait(1)).statusCode).toBe(409);
    expect([await passLateDeliveries(api().db), await passLateDeliveries(api().db)]).toEqual([
      1, 0,
    ]);
    expect((await wait(1)).statusCode).toBe(201);
  });

  test('of several bookings at once with one version one is made', async () => {
    const delivery = await announce();
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(delivery, 1)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect((await productBySku(api().db, DISC)).stock).toBe(1);
  });

  test('the list has the next expected first, and finds numbers, SKUs and names', async () => {
    const late = await announce({ expectedOn: inDays(20) });
    const soon = await announce({ expectedOn: inDays(1) });
    const list = async (query: string) =>
      deliveryListSchema.parse((await api().get(`/api/admin/deliveries?${query}`, admin)).json());
    const { deliveries, counts, page } = await list(`q=${DISC.toLowerCase()}&status=Announced`);
    expect(deliveries.map(({ number }) => number)).toEqual([soon.number, late.number]);
    expect([counts.Announced, page.total]).toEqual([2, 2]);
    expect((await list(`q=${late.number}`)).deliveries).toHaveLength(1);
    expect((await list('q=%25')).deliveries).toEqual([]);
  });

  test.each([
    [{ productId: '999999999' }, 'productId'],
    [{ productId: 'x' }, 'productId'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 100_000 }, 'quantity'],
    [{ expectedOn: '2020-01-01' }, 'expectedOn'],
    [{ expectedOn: '0000-01-01' }, 'expectedOn'],
    [{ expectedOn: '2026-02-30' }, 'expectedOn'],
    [{ expectedOn: '9999-12-31' }, 'expectedOn'],
    [{ note: 'x'.repeat(301) }, 'note'],
    [{ note: 'half \ud83d' }, 'note'],
  ])('%j is announced by nobody', async (wrong, path) => {
    const body = { productId, quantity: 10, expectedOn: inDays(5), ...wrong };
    const answer = await api().post('/api/admin/deliveries', body, admin);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test.each([
    [{}, 'quantity'],
    [{ close: false }, 'close'],
    [{ version: 0, quantity: 1 }, 'version'],
    [{ version: 2_147_483_647, quantity: 1 }, 'version'],
    [{ expectedOn: '2020-01-01' }, 'expectedOn'],
  ])('the change %j is refused', async (wrong, path) => {
    const answer = await change(await announce(), wrong);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('a used vehicle has none, and an unknown number is unknown', async () => {
    const { id } = await api()
      .db.selectFrom('products')
      .select('id')
      .where('condition', '=', 'used')
      .executeTakeFirstOrThrow();
    const body = { productId: id, quantity: 1, expectedOn: inDays(5) };
    const answer = await api().post('/api/admin/deliveries', body, admin);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'productId']);
    expect((await api().get(at('DL-1'), admin)).json().code).toBe('unknown_delivery');
  });
});
