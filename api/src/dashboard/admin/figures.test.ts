import { sql } from 'kysely';
import { Random } from '../../../sample-data/random.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { keptFigures, recountedFigures } from '../../../testing/kept-figures.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { soldAsKept, soldByHand } from '../../../testing/sold-by-hand.ts';

const SKUS = ['BP-EV-2041', 'BD-220-W'];
const STEPS = 90;
const SEED = 20_261_123;

onSampleData('figures that the database keeps', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    for (const sku of SKUS) await setStock(api().db, sku, 60);
  });
  const expectExact = async () => {
    expect(await keptFigures(api().db)).toEqual(await recountedFigures(api().db));
    expect(await soldAsKept(api().db)).toEqual(await soldByHand(api().db));
  };

  test('those of the sample data are a recount', expectExact);

  test('so are those after a random run of all that happens to orders', async () => {
    const { db } = api();
    const random = new Random(SEED);
    const ids = await Promise.all(SKUS.map(async (sku) => (await productBySku(db, sku)).id));
    const done = new Map<string, number>();
    const count = (what: string, { statusCode }: { statusCode: number }) => {
      if (statusCode < 300) done.set(what, (done.get(what) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
    };
    const any = async () => {
      const { rows } = await sql<{
        number: string;
        version: number;
      }>`select number, version from orders
        order by placed_at desc, id desc offset ${random.whole(0, 25)} limit 1`.execute(db);
      return rows[0] ?? { number: '10241', version: 1 };
    };
    const change = async (body: object) => {
      const { number, version } = await any();
      return api().patch(`/api/admin/orders/${number}`, { version, ...body }, admin);
    };
    const post = async (rest: string, body: object = {}) => {
      const { number, version } = await any();
      return api().post(`/api/admin/orders/${number}/${rest}`, { version, ...body }, admin);
    };
    const steps: [string, () => Promise<{ statusCode: number }>][] = [
      [
        'place',
        () =>
          order(api(), {
            email: `figures${random.whole(0, 6)}@count.example`,
            lines: [{ productId: random.pick(ids), quantity: random.whole(1, 3) }],
          }),
      ],
      ['ship', () => change({ status: 'Shipped' })],
      ['deliver', () => change({ status: 'Delivered' })],
      ['cancel', () => change({ status: 'Cancelled' })],
      ['pay', () => change({ payment: 'Paid' })],
      ['ship a part', () => post('shipments', { lines: [{ position: 1, quantity: 1 }] })],
      ['refund', () => post('refunds')],
      ['undo', () => post('undo')],
      [
        'customer',
        async () => {
          const number = `CUST-${1001 + random.whole(0, 20)}`;
          const path = `/api/admin/customers/${number}`;
          const { version } = (await api().get(path, admin)).json();
          const status = random.pick(['Active', 'VIP', 'Inactive']);
          return api().patch(path, { version, status }, admin);
        },
      ],
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const [what, work] = random.pick(steps);
      count(what, await work());
    }
    // The run did something of most kinds.
    expect(done.size).toBeGreaterThanOrEqual(6);
    await expectExact();
    expect(await inconsistencies(db)).toEqual([]);
  });

  test('and those of an order that is moved to another day, customer and country', async () => {
    const { db } = api();
    const before = await keptFigures(db);
    await sql`update orders set placed_at = placed_at - interval '3 days', ship_country = 'NP',
      customer_id = (select id from customers where number = 'CUST-1003')
      where number = (select max(number) from orders)`.execute(db);
    expect(await keptFigures(db)).not.toEqual(before);
    await expectExact();
  });

  test('an order is never taken away', async () => {
    await expect(sql`delete from orders where number = '10241'`.execute(api().db)).rejects.toThrow(
      'cancelled, never taken away',
    );
  });

  test('two at once for one customer and day are counted once as a customer, twice as orders', async () => {
    const { db } = api();
    const id = (await productBySku(db, SKUS[0] ?? '')).id;
    await setStock(db, SKUS[0] ?? '', 60);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        order(api(), {
          email: `figures${at % 2}@count.example`,
          lines: [{ productId: id, quantity: 1 }],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    await expectExact();
  });
});
