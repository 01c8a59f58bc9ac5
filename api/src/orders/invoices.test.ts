import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../testing/ordering.ts';

onSampleData('invoices', (api) => {
  test('follow each other in a financial year, April to March in India', async () => {
    const { rows } = await sql<{ number: string; fits: boolean }>`select invoices.number,
      year = extract(year from (issued_at at time zone 'Asia/Kolkata') - interval '3 months') as fits
      from invoices order by year, sequence`.execute(api().db);
    expect(rows.length).toBe(240);
    expect(rows.every(({ number, fits }) => fits && /^INV-\d{4}-\d{5}$/.test(number))).toBe(true);
    const wrong = await sql`select year from invoices group by year
      having count(*) <> max(sequence) or min(sequence) <> 1`.execute(api().db);
    expect(wrong.rows).toEqual([]);
  });

  test('an order that is refused leaves no gap, and the seller stays as it was', async () => {
    await setStock(api().db, 'BP-EV-2041', 10);
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const place = (quantity: number) => order(api(), { lines: [{ productId: id, quantity }] });
    const numberOf = async (token: string) => {
      const { invoice, seller } = (await api().get(`/api/orders/by-token/${token}`)).json();
      expect(seller).toMatchObject({ name: 'EVMandi', place: 'Hyderabad, India' });
      return Number(/\d+$/.exec(invoice.number)?.[0]);
    };
    const first = await numberOf((await place(1)).json().token);
    expect((await place(11)).statusCode).toBe(409);
    expect(await numberOf((await place(1)).json().token)).toBe(first + 1);
    const found = await api()
      .db.selectFrom('invoices')
      .select('number')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const admin = await api().as('admin');
    const list = (await api().get(`/api/admin/orders?q=${found.number}`, admin)).json();
    expect(list.page.total).toBe(1);
  });
});
