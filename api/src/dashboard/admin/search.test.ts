import { adminSearchSchema } from '../../../contract/dashboard.ts';
import { onSampleData } from '../../../testing/both-databases.ts';

onSampleData('the search of the palette', (api) => {
  test('finds orders, customers, products and job cards', async () => {
    const admin = await api().as('admin');
    const find = async (q: string) =>
      adminSearchSchema.parse(
        (await api().get(`/api/admin/search?q=${encodeURIComponent(q)}`, admin)).json(),
      );
    expect((await find('#10241')).orders.map(({ number }) => number)).toEqual(['10241']);
    expect((await find('bp-ev-20')).products.map(({ sku }) => sku)).toContain('BP-EV-2041');
    expect((await find('disc vent')).products.map(({ sku }) => sku)).toContain('BD-220-W');
    expect((await find('imran sh')).customers[0]?.name).toBe('Imran Shaikh');
    expect(
      (await find('imran sh')).orders.every(({ customer }) => customer === 'Imran Shaikh'),
    ).toBe(true);
    expect((await find('ts09ev')).jobCards.map(({ number }) => number)).toEqual(['JC-2041']);
    expect(await find('%_%')).toEqual({ orders: [], customers: [], products: [], jobCards: [] });
    expect((await api().get('/api/admin/search', admin)).statusCode).toBe(422);
    expect((await api().get('/api/admin/search?q=%20', admin)).statusCode).toBe(422);
  });

  test.each([
    ['counter', 'imran', { orders: true, customers: true, jobCards: false }],
    ['counter', 'JC-2041', { orders: false, customers: false, jobCards: false }],
    ['staff', 'imran', { orders: false, customers: false, jobCards: false }],
    ['staff', 'JC-2040', { orders: false, customers: false, jobCards: true }],
    ['customer', 'JC-204', { orders: false, customers: false, jobCards: true }],
    ['dealer', 'TS 09 EV', { orders: false, customers: false, jobCards: false }],
  ] as const)('%s finds of %j what its codes open', async (account, q, finds) => {
    const path = `/api/admin/search?q=${encodeURIComponent(q)}`;
    const answer = await api().get(path, await api().as(account));
    const found = adminSearchSchema.parse(answer.json());
    const { orders, customers, jobCards } = found;
    expect({
      orders: orders.length > 0,
      customers: customers.length > 0,
      jobCards: jobCards.length > 0,
    }).toEqual(finds);
    if (account === 'customer') expect(jobCards.map(({ number }) => number)).toEqual(['JC-2041']);
  });

  test('asks who calls', async () => {
    expect((await api().get('/api/admin/search?q=x')).statusCode).toBe(401);
  });
});
