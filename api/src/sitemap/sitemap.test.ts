import { type Sitemap, sitemapSchema } from '../../contract/sitemap.ts';
import { onSampleData } from '../../testing/both-databases.ts';

onSampleData('the sitemap', (api) => {
  const read = async (page = 1): Promise<Sitemap> =>
    sitemapSchema.parse((await api().get(`/api/sitemap?page=${page}`)).json());

  test('names every category that holds something and every product, once', async () => {
    const { pages, page } = await read();
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(page.total);
    const products = (await api().get('/api/products')).json();
    expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(products.page.total);
    for (const path of paths.filter((one) => one.startsWith('/listing/'))) {
      const slug = path.slice('/listing/'.length);
      const list = (await api().get(`/api/products?category=${slug}&page_size=1`)).json();
      expect([path, list.page.total > 0]).toEqual([path, true]);
    }
    expect((await read(2)).pages).toEqual([]);
  });

  test('tells when a product changed: its price does, its stock does not', async () => {
    const { db } = api();
    const changedAt = async () =>
      (await read()).pages.find(({ path }) => path === '/product/1')?.changedAt;
    const before = await changedAt();
    await db
      .insertInto('stock_movements')
      .values({ product_id: '1', quantity: 1, reason: 'delivery' })
      .execute();
    expect(await changedAt()).toBe(before);
    await db.updateTable('products').set({ price: 1_250_00 }).where('id', '=', '1').execute();
    expect(Date.parse(String(await changedAt()))).toBeGreaterThan(Date.parse(String(before)));
  });
});
