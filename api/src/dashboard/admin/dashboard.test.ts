import { randomUUID } from 'node:crypto';
import { lineAmounts } from '@evmandi/contract/domain/order-totals';
import { sql } from 'kysely';
import { type Dashboard, dashboardSchema } from '../../../contract/dashboard.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

const DAY_MS = 86_400_000;
const PAD = 'BP-EV-2041';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const dayText = (time: Date) =>
  new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

onSampleData('the overview', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    await setStock(api().db, PAD, 500);
    const { id } = await productBySku(api().db, PAD);
    for (let n = 0; n < 3; n += 1) {
      await order(api(), { email: `b${n}@dash.example`, lines: [{ productId: id, quantity: 2 }] });
    }
    // Of one, a part is shipped and the rest cancelled.
    const { number } = (
      await order(api(), { email: 'b3@dash.example', lines: [{ productId: id, quantity: 200 }] })
    ).json();
    const path = `/api/admin/orders/${number}`;
    const lines = [{ position: 1, quantity: 120 }];
    await api().post(`${path}/shipments`, { version: 1, lines }, admin);
    const { version } = (await api().get(path, admin)).json();
    const rest = await api().patch(path, { version, status: 'Cancelled' }, admin);
    expect(rest.json().status).toBe('Shipped');
  });

  /** The whole overview, no part of which failed. */
  const read = async () => {
    const answer = await api().get('/api/admin/dashboard', admin);
    expect(answer.statusCode).toBe(200);
    const whole = dashboardSchema.parse(answer.json());
    expect(whole.problems).toEqual({});
    return whole as { [Part in keyof Dashboard]: NonNullable<Dashboard[Part]> };
  };
  /** What was not cancelled of each line. */
  const soldLines = async () => {
    const rows = await api().db.selectFrom('order_lines').selectAll().execute();
    return rows
      .map((row) => {
        const pieces = row.quantity - row.cancelled;
        const { net, tax } = lineAmounts(Number(row.unit_price), pieces, row.tax_rate);
        return { ...row, pieces, paise: net + tax };
      })
      .filter(({ pieces }) => pieces > 0);
  };
  /** Orders row by row, without the queries under test. */
  const orders = async () => {
    const rows = await api().db.selectFrom('orders').selectAll().execute();
    const lines = await soldLines();
    const sold = (id: string) =>
      sum(lines.filter(({ order_id }) => order_id === id).map(({ paise }) => paise));
    return rows.map((row) => ({
      ...row,
      total: sold(row.id),
      ago: (Date.now() - row.placed_at.getTime()) / DAY_MS,
      day: dayText(row.placed_at),
    }));
  };

  // DASH-4
  test('the cards are the orders of the last 28 days and of those before', async () => {
    const all = await orders();
    const daysBack = (days: number) => dayText(new Date(Date.now() - days * DAY_MS));
    const now = all.filter(({ day }) => day >= daysBack(27));
    const before = all.filter(({ day, ago }) => day >= daysBack(55) && ago >= 28);
    const sales = (rows: typeof all) =>
      sum(rows.filter(({ status }) => status !== 'Cancelled').map(({ total }) => total));
    const figures = (await read()).orders;
    expect(figures.sales).toMatchObject({ now: sales(now), before: sales(before) });
    expect(figures.orders).toMatchObject({ now: now.length, before: before.length });
    const change = Math.round(((now.length - before.length) / before.length) * 1_000) / 10;
    expect(figures.orders.change).toBe(before.length ? change : null);
    for (const [status, trend] of [
      ['Pending', figures.pending],
      ['Cancelled', figures.cancelled],
    ] as const) {
      expect(trend).toMatchObject({
        now: now.filter((one) => one.status === status).length,
        before: before.filter((one) => one.status === status).length,
      });
    }
    expect([figures.sales.days.length, figures.orders.days.length]).toEqual([28, 28]);
    expect([sum(figures.sales.days), sum(figures.orders.days)]).toEqual([sales(now), now.length]);
    const waiting = all.filter(({ status }) => status === 'Pending');
    expect(figures.customersWaiting).toBe(
      new Set(waiting.map(({ customer_id }) => customer_id)).size,
    );
  });

  // DASH-4
  test('the week by days in India, Sunday first; days to come are empty', async () => {
    const all = await orders();
    const { thisWeek, lastWeek, totals } = (await read()).week;
    const today = dayText(new Date());
    expect([thisWeek.length, lastWeek.length]).toEqual([7, 7]);
    expect(new Date(thisWeek[0]?.day ?? '').getUTCDay()).toBe(0);
    expect(thisWeek.some(({ day }) => day === today)).toBe(true);
    for (const report of [...lastWeek, ...thisWeek]) {
      const own = all.filter(({ day }) => day === report.day);
      const isToCome = report.day > today;
      const sold = own.filter(({ status }) => status !== 'Cancelled');
      expect(report).toMatchObject({
        customers: isToCome ? null : new Set(sold.map(({ customer_id }) => customer_id)).size,
        orders: isToCome ? null : own.length,
        revenue: isToCome ? null : sum(sold.map(({ total }) => total)),
      });
    }
    expect(totals.revenue).toBe(sum(thisWeek.map(({ revenue }) => revenue ?? 0)));
  });

  // DASH-6
  test('users are the visitors of the last thirty minutes, each once', async () => {
    const { db } = api();
    const minute = (ago: number) => {
      const time = new Date(Date.now() - ago * 60_000);
      time.setSeconds(0, 0);
      return time;
    };
    const [one, two, old] = [randomUUID(), randomUUID(), randomUUID()];
    await db.deleteFrom('visits').execute();
    await db
      .insertInto('visits')
      .values([
        { minute: minute(0), visitor: one },
        { minute: minute(1), visitor: one },
        { minute: minute(5), visitor: two },
        { minute: minute(45), visitor: old },
      ])
      .execute();
    const { users } = await read();
    expect(users.total).toBe(2);
    // The list behind the figure.
    const list = (await api().get('/api/admin/visitors', admin)).json();
    expect(list.page).toEqual({ page: 1, pageSize: 10, pages: 1, total: users.total });
    expect(list.visitors).toEqual([
      {
        name: one.slice(0, 8),
        firstSeenAt: minute(1).toISOString(),
        lastSeenAt: minute(0).toISOString(),
        minutes: 2,
      },
      expect.objectContaining({ name: two.slice(0, 8), minutes: 1 }),
    ]);
    expect(users.perMinute).toHaveLength(30);
    expect(sum(users.perMinute)).toBe(3);
    expect(users.perMinute.slice(-8).reduce((a, b) => Math.max(a, b))).toBe(1);
  });

  // DASH-6
  test('countries, top products and best sellers follow from the lines of 28 days', async () => {
    const first = dayText(new Date(Date.now() - 27 * DAY_MS));
    const recent = (await orders()).filter((one) => one.day >= first && one.status !== 'Cancelled');
    const { countries, products } = await read();
    const { top: topProducts, bestSellers } = products;
    expect(sum(countries.map(({ revenue }) => revenue))).toBe(
      sum(recent.map(({ total }) => total)),
    );
    const ids = new Set(recent.map(({ id }) => id));
    const lines = (await soldLines()).filter((line) => ids.has(line.order_id));
    const byProduct = new Map<string, { orders: number; revenue: number }>();
    for (const { product_id, paise } of lines) {
      const known = byProduct.get(product_id) ?? { orders: 0, revenue: 0 };
      known.orders += 1;
      known.revenue += paise;
      byProduct.set(product_id, known);
    }
    const best = (by: 'orders' | 'revenue') =>
      [...byProduct.values()]
        .map((one) => one[by])
        .sort((a, b) => b - a)
        .slice(0, 5);
    expect(topProducts.map(({ revenue }) => revenue)).toEqual(best('revenue'));
    expect(bestSellers.map((one) => one.orders)).toEqual(best('orders'));
    for (const product of topProducts) {
      expect(byProduct.get(product.id)?.revenue).toBe(product.revenue);
    }
  });

  test('the latest transactions are the newest orders', async () => {
    const { transactions } = await read();
    const newest = (await orders())
      .filter(({ payment, status }) => payment === 'Paid' || status !== 'Cancelled')
      .sort((a, b) => b.placed_at.getTime() - a.placed_at.getTime() || Number(b.id) - Number(a.id));
    expect(transactions.map(({ orderNumber }) => orderNumber)).toEqual(
      newest.slice(0, 7).map(({ number }) => number),
    );
  });

  test('a part that fails is null and leaves the others', async () => {
    await sql`alter table visits rename to visits_away`.execute(api().db);
    const answer = await api().get('/api/admin/dashboard', admin);
    const again = await api().get('/api/admin/dashboard?parts=users,week', admin);
    await sql`alter table visits_away rename to visits`.execute(api().db);
    const overview = dashboardSchema.parse(answer.json());
    expect([answer.statusCode, overview.users]).toEqual([200, null]);
    expect(overview.problems).toEqual({ users: 'Something in this part failed.' });
    for (const part of ['orders', 'week', 'countries', 'transactions', 'products'] as const) {
      expect([part, overview[part] === null]).toEqual([part, false]);
    }
    const some = dashboardSchema.parse(again.json());
    expect([some.users, some.orders, some.week === null]).toEqual([null, null, false]);
    expect((await read()).users.total).toBe(2);
    const wrong = await api().get('/api/admin/dashboard?parts=users,cats', admin);
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'parts']);
  });

  test('among many who look, what one has just done is there, and nobody gets what is not theirs', async () => {
    const { id } = await productBySku(api().db, PAD);
    const staff = await api().as('staff');
    let count = (await read()).orders.orders.now;
    for (let round = 0; round < 5; round += 1) {
      const others = [read(), read(), read()];
      const refused = api().get('/api/admin/dashboard', staff);
      const part = api().get('/api/admin/dashboard?parts=users', admin);
      await order(api(), { lines: [{ productId: id, quantity: 1 }] });
      const own = await Promise.all([read(), read()]);
      count += 1;
      expect(own.map(({ orders: { orders } }) => orders.now)).toEqual([count, count]);
      expect((await refused).json().code).toBe('permission_missing');
      expect(dashboardSchema.parse((await part).json())).toMatchObject({ orders: null });
      for (const { orders } of await Promise.all(others)) {
        expect([count - 1, count]).toContain(orders.orders.now);
      }
    }
  });

  test('no account without the permission', async () => {
    expect((await api().get('/api/admin/dashboard')).statusCode).toBe(401);
    const answer = await api().get('/api/admin/dashboard', await api().as('staff'));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'permission_missing']);
  });
});
