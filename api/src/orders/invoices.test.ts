import { stateOfPin } from '@evmandi/contract/domain/gst-state';
import { sql } from 'kysely';
import { onSampleData } from '../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../testing/ordering.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';

const COPIED = [
  'customer_id',
  'net',
  'tax',
  'total',
  'ship_name',
  'ship_phone',
  'ship_email',
  'ship_address',
  'ship_pin',
] as const;

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

  test.each([
    ['2027-03-31T18:29:59.999Z', 'INV-2627-'],
    ['2027-03-31T18:30:00Z', 'INV-2728-00001'],
    ['2099-12-31T18:29:59Z', 'INV-9900-00001'],
  ])('one of %s is of the financial year %s', async (issued, number) => {
    const numbered = api()
      .db.transaction()
      .execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('orders')
          .columns(COPIED)
          .expression((eb) => eb.selectFrom('orders').select(COPIED).limit(1))
          .returning('id')
          .executeTakeFirstOrThrow();
        const { rows } = await sql<{ number: string }>`insert into invoices (order_id, issued_at)
          values (${id}, ${issued}) returning number`.execute(transaction);
        throw new Error(rows[0]?.number);
      });
    await expect(numbered).rejects.toThrow(number);
  });

  test('what fails after it was numbered leaves no gap', async () => {
    const place = async () => {
      const { id } = await productBySku(api().db, 'BP-EV-2041');
      const { token } = (await order(api(), { lines: [{ productId: id, quantity: 1 }] })).json();
      const { invoice } = (await api().get(`/api/orders/by-token/${token}`)).json();
      return Number(/\d+$/.exec(invoice.number)?.[0]);
    };
    await setStock(api().db, 'BP-EV-2041', 10);
    const first = await place();
    await sql`create function fails() returns trigger language plpgsql as
      $$ begin raise exception 'too late'; end $$`.execute(api().db);
    await sql`create constraint trigger fails after insert on invoices deferrable initially deferred
      for each row execute function fails()`.execute(api().db);
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const lines = [{ productId: id, quantity: 1 }];
    expect((await order(api(), { lines })).statusCode).toBe(500);
    await sql`drop trigger fails on invoices`.execute(api().db);
    await sql`drop function fails()`.execute(api().db);
    expect(await place()).toBe(first + 1);
  });

  test('the seller is the one of the day of the order', async () => {
    const seller = { ...DEFAULT_SETTINGS.seller, name: 'Mandi Motors', gstin: '29AAGCB7383J1Z4' };
    const settings = { ...DEFAULT_SETTINGS, seller };
    const secrets: [string] = [TEST_SECRET];
    const then = await buildApp({ db: api().db, secrets, corsOrigins: [], settings });
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const placed = await order(
      { ...api(), app: then },
      { lines: [{ productId: id, quantity: 1 }] },
    );
    await then.close();
    const { token } = placed.json();
    const now = (await api().get(`/api/orders/by-token/${token}`)).json();
    expect(now.seller).toMatchObject({ name: 'Mandi Motors', gstin: '29AAGCB7383J1Z4' });
    expect(now.invoice.placeOfSupply).toBe(stateOfPin(now.delivery.pin)?.code);
  });

  test('a PIN code tells another state later > the place of supply stays as invoiced', async () => {
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const { token } = (await order(api(), { lines: [{ productId: id, quantity: 1 }] })).json();
    const read = async () => (await api().get(`/api/orders/by-token/${token}`)).json();
    const { number, invoice } = await read();
    // Like a later table of PIN codes: the PIN of the order tells another state than on the day of the invoice.
    await sql`update orders set ship_pin = '110001' where number = ${number}`.execute(api().db);
    const { invoice: later, delivery } = await read();
    expect(stateOfPin(delivery.pin)?.code).not.toBe(invoice.placeOfSupply);
    expect(later.placeOfSupply).toBe(invoice.placeOfSupply);
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
