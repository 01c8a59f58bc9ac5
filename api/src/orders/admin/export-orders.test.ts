import { sql } from 'kysely';
import { transactionListSchema } from '../../../contract/admin-transactions.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { exportOrders } from './export-orders.ts';

onSampleData('exports and transactions', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    await setStock(api().db, 'BP-EV-2041', 1_000);
  });

  const place = async (change: object = {}) => {
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const lines = [{ productId: id, quantity: 1 }];
    return (await order(api(), { lines, ...change })).json().number as string;
  };
  const file = async (query = '') => {
    const answer = await api().get(`/api/admin/orders.csv?${query}`, admin);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer;
  };
  const rows = (body: string) => body.trimEnd().split('\r\n').slice(1);
  const total = async () =>
    (await api().get('/api/admin/orders', admin)).json().page.total as number;

  // DASH-7
  test('every order is in the file, the newest first, as a spreadsheet reads it', async () => {
    const number = await place({ name: 'Asha "Ash" Rao, Hyderabad' });
    const answer = await file();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^\uFEFFOrder,Placed \(India\),Status/);
    const lines = rows(answer.body);
    expect(lines).toHaveLength(await total());
    expect(lines[0]).toMatch(
      new RegExp(`^${number},[-0-9]{10} [0-9:]{5},Pending,Unpaid,Bank transfer,CUST-`),
    );
    expect(lines[0]).toContain('"Asha ""Ash"" Rao, Hyderabad"');
    expect(lines[0]).toMatch(/,1249,124\.9,1373\.9,1373\.9,0,0,1373\.9,0$/);
  });

  test('the filters of the list are those of the file, and numbers name orders', async () => {
    const [one, two] = [await place(), await place()];
    const found = rows((await file(`q=${one}`)).body);
    expect(found).toHaveLength(1);
    const cancelled = (await api().get('/api/admin/orders?status=Cancelled', admin)).json();
    expect(rows((await file('status=Cancelled')).body)).toHaveLength(cancelled.page.total);
    const named = rows((await file(`numbers=${one},${two}`)).body);
    expect(named.map((line) => line.split(',')[0])).toEqual([two, one]);
  });

  test('what a spreadsheet would run is made text', async () => {
    const number = await place({ name: '=HYPERLINK("http://evil.example")', poNumber: '@SUM(A1)' });
    const [line] = rows((await file(`numbers=${number}`)).body);
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(line).toContain(",'@SUM(A1),");
    expect(line).toContain(",'+91 98480 22338,");
  });

  test('a long list comes in parts, without gaps or repeats', async () => {
    const { db } = api();
    const [first] = await db.selectFrom('customers').select('id').limit(1).execute();
    const product = await productBySku(db, 'BP-EV-2041');
    // All in one instant: the identity alone tells them apart.
    await db.transaction().execute(async (transaction) => {
      const orders = await transaction
        .insertInto('orders')
        .values(
          Array.from({ length: 1_100 }, () => ({
            customer_id: first?.id ?? '',
            ship_name: 'Bulk',
            ship_phone: '1',
            ship_email: 'b@u.lk',
            ship_address: 'x',
            ship_pin: '500001',
            po_number: 'BULK',
            net: 100,
            tax: 10,
            total: 110,
          })),
        )
        .returning('id')
        .execute();
      await transaction
        .insertInto('order_lines')
        .values(
          orders.map(({ id }) => ({
            order_id: id,
            position: 1,
            product_id: product.id,
            sku: 'X',
            name: 'X',
            picture: JSON.stringify({ kind: 'brakePad', options: {} }),
            unit: 'set' as const,
            quantity: 1,
            allocated: 0,
            unit_price: 100,
            tax_rate: 1_000,
            net: 100,
            tax: 10,
          })),
        )
        .execute();
    });
    const parts: string[] = [];
    for await (const part of exportOrders(db, {})) parts.push(part);
    expect(parts.length).toBeGreaterThan(3);
    const numbers = rows(parts.join('')).map((line) => line.split(',')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(await total());
  });

  // ORDER-3
  test('transactions are orders as money: no unpaid cancelled one is among them', async () => {
    const list = async (query: string) =>
      transactionListSchema.parse(
        (await api().get(`/api/admin/transactions?${query}`, admin)).json(),
      );
    const all = await list('');
    expect(all.counts.all).toBe(all.counts.Paid + all.counts.Pending);
    const { rows: cancelled } = await sql<{ count: number }>`
      select count(*)::int as count from orders where status = 'Cancelled' and payment = 'Unpaid'`.execute(
      api().db,
    );
    expect(all.counts.all).toBe((await total()) - (cancelled[0]?.count ?? 0));
    const paid = await list('status=Paid');
    expect(paid.page.total).toBe(all.counts.Paid);
    expect(paid.transactions.every(({ status, paidAt }) => status === 'Paid' && paidAt)).toBe(true);
    const number = await place({ name: 'Transaction Test', email: 't@transaction.example' });
    const found = await list(`q=${encodeURIComponent('transaction te')}`);
    expect(found.transactions).toMatchObject([
      { orderNumber: number, status: 'Pending', amount: 1_373_90, paidAt: null },
    ]);
  });
});
