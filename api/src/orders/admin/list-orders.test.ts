import { dayInIndia } from '@evmandi/contract/domain/dates';
import { sql } from 'kysely';
import { adminOrderListSchema } from '../../../contract/admin-orders.ts';
import { onSampleData } from '../../../testing/both-databases.ts';

onSampleData('the list of orders', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const list = async (query = '') => {
    const answer = await api().get(`/api/admin/orders?${query}`, admin);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return adminOrderListSchema.parse(answer.json());
  };

  // SEED-3, DASH-7
  test('the newest ten, as the dashboard shows them', async () => {
    const { orders, page, counts, stats } = await list();
    expect(orders).toHaveLength(10);
    expect(orders[0]).toMatchObject({
      orderNumber: '10241',
      product: { id: '1', name: 'EV Brake Pad Set, front disc' },
      lines: 3,
      customer: { name: 'Imran Shaikh' },
      total: 15_166_80,
      payment: 'Unpaid',
      status: 'Pending',
    });
    const times = orders.map(({ placedAt }) => placedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(page).toEqual({ page: 1, pageSize: 10, pages: 24, total: 240 });
    expect(counts.all).toBe(240);
    expect(counts.Pending + counts.Shipped + counts.Delivered + counts.Cancelled).toBe(counts.all);
    expect(stats).toMatchObject({ total: 240, new: counts.Pending, completed: counts.Delivered });
  });

  test('revenue is the sum of what the rows say was not cancelled', async () => {
    let revenue = 0;
    for (let page = 1; page <= 24; page += 1) {
      for (const { sold } of (await list(`page=${page}`)).orders) revenue += sold;
    }
    expect((await list()).stats.revenue).toBe(revenue);
  });

  // DASH-7
  test('tabs narrow the list but not the counts, the search both but not the cards', async () => {
    const all = await list();
    const cancelled = await list('status=Cancelled');
    expect(cancelled.orders.every(({ status }) => status === 'Cancelled')).toBe(true);
    expect(cancelled.page.total).toBe(all.counts.Cancelled);
    expect(cancelled.counts).toEqual(all.counts);
    const found = await list('q=brake+pad+set');
    expect(found.counts.all).toBeLessThan(all.counts.all);
    expect(found.page.total).toBe(found.counts.all);
    expect(found.stats).toEqual(all.stats);
  });

  // DASH-7
  test('finds by the name of any line and by number, with or without its #', async () => {
    const numbers = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).orders.map(({ orderNumber }) => orderNumber);
    expect((await numbers('headlight')).slice(0, 2)).toEqual(['10241', '10239']);
    expect(await numbers('#10240')).toEqual(['10240']);
    expect(await numbers('0240')).toEqual(['10240']);
    expect(await numbers('%')).toEqual([]);
    expect(await numbers("'; drop table orders --")).toEqual([]);
  });

  const numbersOf = async (query: string) =>
    (await list(query)).orders.map(({ orderNumber }) => orderNumber);

  test.each(['newest', 'oldest', 'total_desc', 'customer_asc'])(
    'the pages of %s hold every order once, whatever their size, and none behind the last',
    async (sort) => {
      for (const filter of [
        '',
        '&status=Delivered',
        '&payment=Paid',
        '&status=Pending&payment=Unpaid',
        '&country=NP',
      ]) {
        const { page } = await list(`sort=${sort}${filter}&page_size=25`);
        const seen: string[] = [];
        for (let at = 1; at <= page.pages; at += 1) {
          seen.push(...(await numbersOf(`sort=${sort}${filter}&page_size=25&page=${at}`)));
        }
        expect([filter, new Set(seen).size, seen.length]).toEqual([filter, page.total, page.total]);
        const first = await numbersOf(`sort=${sort}${filter}&page_size=100`);
        expect(first).toEqual(seen.slice(0, 100));
        expect(
          await numbersOf(`sort=${sort}${filter}&page_size=25&page=${page.pages + 1}`),
        ).toEqual([]);
      }
      expect(await numbersOf(`sort=${sort}&page=100000000`)).toEqual([]);
    },
  );

  test('days in India bound the list and the counts', async () => {
    const all = await list('page_size=100');
    const days = all.orders.map(({ placedAt }) => dayInIndia(new Date(placedAt)));
    const [to, from] = [days[3], days[40]];
    const some = await list(`from=${from}&to=${to}&page_size=100`);
    const inside = days.filter((day) => day >= String(from) && day <= String(to)).length;
    // The hundred newest may end within the first day.
    expect(some.orders.length).toBeGreaterThanOrEqual(Math.min(inside, 100));
    expect(some.page.total).toBe(some.counts.all);
    for (const { placedAt } of some.orders) {
      const day = dayInIndia(new Date(placedAt));
      expect(day >= String(from) && day <= String(to)).toBe(true);
    }
    expect((await list('from=2100-01-01')).counts.all).toBe(0);
  });

  test('a search for one letter or digit counts as one for more does', async () => {
    const { db } = api();
    for (const q of ['e', '7', '41', 'zq', '102']) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
        where number like ${`%${q}%`} or exists (select from order_lines
          where order_id = orders.id and name ilike ${`%${q}%`})`.execute(db);
      const found = await list(`q=${q}`);
      expect([q, found.counts.all, found.atLeast]).toEqual([q, rows[0]?.count, []]);
    }
  });

  test.each([
    ['page_size=11', 'page_size'],
    ['page=1e99', 'page'],
    ['from=0000-01-01', 'from'],
    ['to=2025-02-30', 'to'],
    ['status=Lost', 'status'],
    ['page=0', 'page'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(200)}`, 'q'],
  ])('refuses %s', async (query, field) => {
    const answer = await api().get(`/api/admin/orders?${query}`, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(field);
  });

  test('only accounts with the permission see them: 401 without a session, 422 with another one, which goes on', async () => {
    expect((await api().get('/api/admin/orders')).statusCode).toBe(401);
    for (const account of ['staff', 'dealer', 'customer'] as const) {
      const answer = await api().get('/api/admin/orders?page=0', await api().as(account));
      expect([account, answer.statusCode, answer.json().code]).toEqual([
        account,
        422,
        'permission_missing',
      ]);
    }
  });
});
