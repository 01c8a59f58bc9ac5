import { dayInIndia } from '@evmandi/contract/domain/dates';
import { dashboardSchema } from '../../../contract/dashboard.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { setStock } from '../../../testing/ordering.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

onSampleData('the report for the week', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  const read = async () => {
    const answer = await api().get('/api/admin/dashboard?parts=week', admin);
    const { week } = dashboardSchema.parse(answer.json());
    if (!week) throw new Error('The report failed');
    return week;
  };

  test('figures of the week are as many as the lists that they lead to have', async () => {
    const { thisWeek, totals } = await read();
    const days = `from=${thisWeek[0]?.day}&to=${thisWeek.at(-1)?.day}`;
    const total = async (path: string) => (await api().get(path, admin)).json().page.total;
    expect(await total(`/api/admin/customers?${days}`)).toBe(totals.customers);
    expect(await total(`/api/admin/orders?${days}`)).toBe(totals.orders);
    expect(await total('/api/products?page_size=1')).toBe(totals.products);
    expect(await total('/api/products?page_size=1&in_stock=true')).toBe(totals.stockProducts);
    const { counts, atLeast, customers } = (
      await api().get(`/api/admin/customers?${days}&page_size=100`, admin)
    ).json();
    expect([counts.all, atLeast, customers.length]).toEqual([
      totals.customers,
      [],
      Math.min(100, totals.customers),
    ]);
    expect(counts.Active + counts.VIP + counts.Inactive).toBe(counts.all);
  });

  test('stock of past days is what the movements leave of today’s', async () => {
    const { db } = api();
    const products = await db
      .selectFrom('products')
      .select(['id', 'stock', 'created_at', 'condition', 'launched_on'])
      .execute();
    const moves = await db
      .selectFrom('stock_movements')
      .select(['product_id', 'quantity', 'at'])
      .execute();
    await setStock(db, 'BD-220-W', 0);
    const { thisWeek, lastWeek, totals } = await read();
    await setStock(db, 'BD-220-W', 40);
    const today = dayInIndia(new Date());
    for (const report of [...lastWeek, ...thisWeek].filter(({ day }) => day < today)) {
      const there = products.filter((one) => dayInIndia(one.created_at) <= report.day);
      const isStocked = (one: (typeof products)[number]) => {
        const since = moves.filter(
          (move) => move.product_id === one.id && dayInIndia(move.at) > report.day,
        );
        return one.stock - sum(since.map(({ quantity }) => quantity)) > 0;
      };
      const kept = there.filter(
        ({ condition, launched_on }) => condition === 'new' && launched_on <= report.day,
      );
      expect(report).toMatchObject({
        products: there.length,
        stockProducts: there.filter(isStocked).length,
        outOfStock: kept.filter((one) => !isStocked(one)).length,
      });
    }
    const now = products.filter(({ stock }) => stock > 0).length;
    expect(totals).toMatchObject({
      products: products.length,
      stockProducts: now - 1,
    });
    // The list that the figure leads to, in which that one has something again.
    const listed = (await api().get('/api/admin/stock?state=out', admin)).json();
    expect(totals.outOfStock).toBe(listed.counts.out + 1);
  });
});
