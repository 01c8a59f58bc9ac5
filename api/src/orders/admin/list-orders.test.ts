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
    expect(counts.Pending + counts.Shipped + counts.Delivered + counts.Cancelled).toBe(counts.all);
    expect(stats).toMatchObject({ total: 240, new: counts.Pending, completed: counts.Delivered });
  });

  test('revenue is the sum of what was not cancelled', async () => {
    let revenue = 0;
    for (let page = 1; page <= 24; page += 1) {
      for (const order of (await list(`page=${page}`)).orders) {
        if (order.status !== 'Cancelled') revenue += order.total;
      }
    }
    expect((await list()).stats.revenue).toBe(revenue);
  });

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

  test('finds by the name of any line and by number, with or without its #', async () => {
    const numbers = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).orders.map(({ orderNumber }) => orderNumber);
    expect((await numbers('headlight')).slice(0, 2)).toEqual(['10241', '10239']);
    expect(await numbers('#10240')).toEqual(['10240']);
    expect(await numbers('0240')).toEqual(['10240']);
    expect(await numbers('%')).toEqual([]);
    expect(await numbers("'; drop table orders --")).toEqual([]);
  });

  test.each([
    ['status=Lost', 'status'],
    ['page=0', 'page'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(200)}`, 'q'],
  ])('refuses %s', async (query, field) => {
    const answer = await api().get(`/api/admin/orders?${query}`, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(field);
  });

  test('only accounts with the permission see them: 401 without a session, 403 with another one', async () => {
    expect((await api().get('/api/admin/orders')).statusCode).toBe(401);
    for (const account of ['staff', 'dealer', 'customer'] as const) {
      const answer = await api().get('/api/admin/orders?page=0', await api().as(account));
      expect([account, answer.statusCode, answer.json().code]).toEqual([account, 403, 'forbidden']);
    }
  });
});
