import { dayInIndia } from '@evmandi/contract/domain/dates';
import { sql } from 'kysely';
import {
  type CustomerList,
  customerListSchema,
  customerSchema,
} from '../../../contract/admin-customers.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

const DAY_MS = 86_400_000;

onSampleData('customers', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    await setStock(api().db, 'BP-EV-2041', 500);
  });

  const list = async (query = ''): Promise<CustomerList> => {
    const answer = await api().get(`/api/admin/customers?${query}`, admin);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return customerListSchema.parse(answer.json());
  };
  const read = async (number: string) => {
    const answer = await api().get(`/api/admin/customers/${number}`, admin);
    return customerSchema.parse(answer.json());
  };
  const buy = async (email: string, name = 'New Buyer', phone = '+91 55500 12345') => {
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const answer = await order(api(), {
      email,
      name,
      phone,
      lines: [{ productId: id, quantity: 1 }],
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().number as string;
  };
  const numberOf = async (name: string) =>
    (await list(`q=${encodeURIComponent(name)}`)).customers[0]?.number ?? '';
  /** The facts, read row by row, without the queries under test. */
  async function facts() {
    const { db } = api();
    const orders = await db
      .selectFrom('orders')
      .select(['customer_id', 'status', 'placed_at'])
      .select(
        sql<string>`(select sum(value + (value * tax_rate + 5000) / 10000) from order_lines
          cross join lateral (select unit_price * (quantity - cancelled) as value) kept
          where order_id = orders.id)`.as('total'),
      )
      .execute();
    const customers = await db.selectFrom('customers').selectAll().execute();
    return { orders, customers, sold: orders.filter(({ status }) => status !== 'Cancelled') };
  }
  const spent = (rows: { total: string }[]) =>
    rows.reduce((sum, { total }) => sum + Number(total), 0);

  // CUSTOMER-1
  // SEED-3
  test('every row of every page is what the orders say, and no customer is on two pages', async () => {
    const { orders, customers, sold } = await facts();
    const first = await list();
    expect(first.page.pages).toBeLessThanOrEqual(24);
    expect(first.page.total).toBe(customers.length);
    const numbers: string[] = [];
    for (let page = 1; page <= first.page.pages; page += 1) {
      for (const row of (await list(`page=${page}`)).customers) {
        numbers.push(row.number);
        const own = ({ customer_id }: { customer_id: string }) => customer_id === row.id;
        expect([row.number, row.orderCount]).toEqual([row.number, orders.filter(own).length]);
        expect([row.number, row.totalSpend]).toEqual([row.number, spent(sold.filter(own))]);
      }
    }
    expect(new Set(numbers).size).toBe(customers.length);
  });

  // CUSTOMER-1, CUSTOMER-3
  test('the cards are sums over the rows', async () => {
    const { customers, sold } = await facts();
    const daysBack = (days: number) => dayInIndia(new Date(Date.now() - days * DAY_MS));
    /** From so many days back to so many days back, both included. */
    const between = (time: Date, from: number, to: number) =>
      dayInIndia(time) >= daysBack(from) && dayInIndia(time) <= daysBack(to);
    const buyers = (from: number, to: number) =>
      new Set(sold.filter((one) => between(one.placed_at, from, to)).map((one) => one.customer_id))
        .size;
    const joined = (from: number, to: number) =>
      customers.filter((one) => between(one.created_at, from, to)).length;
    const vips = new Set(customers.filter(({ status }) => status === 'VIP').map(({ id }) => id));
    const { stats, counts } = await list();
    expect(stats.total).toMatchObject({ now: customers.length, before: joined(9_999, 28) });
    expect(stats.new).toMatchObject({ now: joined(27, 0), before: joined(55, 28) });
    expect(stats.active).toMatchObject({ now: buyers(89, 0), before: buyers(117, 28) });
    const share = spent(sold.filter((one) => vips.has(one.customer_id))) / spent(sold);
    expect(stats.vip).toEqual({
      count: vips.size,
      shareOfSpend: Math.round(share * 1_000) / 10,
    });
    expect(counts.Active + counts.VIP + counts.Inactive).toBe(counts.all);
  });

  test('the chart has seven days from Sunday, buyers counted once a day, days to come empty', async () => {
    await buy('twice@chart.example');
    await buy('twice@chart.example');
    const { sold } = await facts();
    const india = (time: Date) => new Date(time.getTime() + 5.5 * 3_600_000);
    const dayText = (time: Date) => india(time).toISOString().slice(0, 10);
    const { overview } = await list();
    expect(overview).toHaveLength(7);
    expect(new Date(overview[0]?.day ?? '').getUTCDay()).toBe(0);
    const today = dayText(new Date());
    const buyersOn = (day: string) =>
      new Set(sold.filter((one) => dayText(one.placed_at) === day).map((one) => one.customer_id))
        .size;
    for (const { day, active, activeBefore } of overview) {
      const weekBefore = dayText(new Date(Date.parse(day) - 7 * DAY_MS - 5 * 3_600_000));
      expect([day, active]).toEqual([day, day > today ? null : buyersOn(day)]);
      expect([day, activeBefore]).toEqual([day, buyersOn(weekBefore)]);
    }
  });

  // CUSTOMER-1
  test('found by name, number and phone, whatever its spaces', async () => {
    await buy('found@search.example', 'Zebra 100% Motors', '+91 77777-00 001');
    const { customers } = await list('q=zebra%20100%25');
    const [zebra] = customers;
    expect(zebra).toMatchObject({ name: 'Zebra 100% Motors', orderCount: 1, status: 'Active' });
    for (const q of [zebra?.number ?? '', '+91 7777700001', '77777 00', '7777-7']) {
      const found = await list(`q=${encodeURIComponent(q)}`);
      expect([q, found.customers.map(({ number }) => number)]).toEqual([q, [zebra?.number]]);
    }
    for (const q of ["'; drop table customers; --", '____', '\\']) {
      expect((await list(`q=${encodeURIComponent(q)}`)).customers).toEqual([]);
    }
  });

  // CUSTOMER-1
  test.each([
    ['spend_desc', (row: CustomerList['customers'][number]) => -row.totalSpend],
    ['orders_desc', (row: CustomerList['customers'][number]) => -row.orderCount],
    ['orders_asc', (row: CustomerList['customers'][number]) => row.orderCount],
    ['spend_asc', (row: CustomerList['customers'][number]) => row.totalSpend],
  ])('sorted by %s over all pages', async (sort, key) => {
    const pages = [await list(`sort=${sort}`), await list(`sort=${sort}&page=2`)];
    const keys = pages.flatMap(({ customers }) => customers.map(key));
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  test('a customer with contact, totals and dates', async () => {
    const number = await buy('detail@customer.example', 'Detail Motors');
    expect(await read(await numberOf('detail motors'))).toMatchObject({
      name: 'Detail Motors',
      email: 'detail@customer.example',
      address: 'Plot 42, Phase II, IDA Nacharam',
      pin: '500076',
      country: 'India',
      orderCount: 1,
      completed: 0,
      cancelled: 0,
      latestOrders: [{ number, status: 'Pending' }],
    });
    expect((await api().get('/api/admin/customers/CUST-0', admin)).statusCode).toBe(404);
  });

  // CUSTOMER-1
  test('the file has every customer once, the newest first, with the figures of the list', async () => {
    const file = async (query = '') => {
      const answer = await api().get(`/api/admin/customers.csv?${query}`, admin);
      expect([query, answer.statusCode]).toEqual([query, 200]);
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(answer.body).toMatch(/^\uFEFFCustomer id,Name,Status,/);
      return answer.body.trimEnd().split('\r\n').slice(1);
    };
    const all = await file();
    const numbers = all.map((line) => line.split(',')[0]);
    expect(new Set(numbers).size).toBe((await list()).page.total);
    const { customers, counts } = await list('status=VIP');
    const vips = await file('status=VIP');
    expect(vips).toHaveLength(counts.VIP);
    expect(vips[0]?.split(',')[0]).toBe(customers[0]?.number);
    for (const { number, name, phone, orderCount, totalSpend } of customers) {
      const line = vips.find((text) => text.startsWith(`${number},`)) ?? '';
      expect(line).toContain(`,'${phone},`);
      expect(line).toContain(name);
      expect(line.split(',').at(-4)).toBe(String(orderCount));
      expect(line.split(',').at(-1)).toBe(String(totalSpend / 100));
    }
  });

  test('one letter is looked for among the newest, in list, counts and file alike', async () => {
    const old = (await list('sort=oldest')).customers[0];
    const everyone = (await list('q=u')).page.total;
    expect((await list('q=u')).lookedAt).toBeNull();
    await sql`insert into customers (name, email, phone)
      select 'Zzz ' || n, 'zzz' || n || '@bulk.example', '1' from generate_series(1, 10000) n`.execute(
      api().db,
    );
    const found = await list('q=u');
    expect([found.lookedAt, found.page.total]).toEqual([10_000, 1_000]);
    expect(found.atLeast).toContain('all');
    const short = await list(`q=${(old?.number ?? '').slice(-2)}&page_size=100&sort=oldest`);
    expect(short.customers.map(({ number }) => number)).not.toContain(old?.number);
    const whole = await list(`q=${old?.number}&sort=oldest`);
    expect(whole.customers[0]?.number).toBe(old?.number);
    expect(everyone).toBeGreaterThan(0);
    const file = await api().get(`/api/admin/customers.csv?q=qq`, admin);
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(1);
    await sql`delete from customers where email like 'zzz%@bulk.example'`.execute(api().db);
  });

  test('a formula in a name is text in the file', async () => {
    await buy('formula@customer.example', '=HYPERLINK("http://x","y")');
    const { body } = await api().get('/api/admin/customers.csv?q=formula%40customer', admin);
    expect(body).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  });

  test('no account without the permission', async () => {
    const staff = await api().as('staff');
    expect((await api().get('/api/admin/customers', staff)).json().code).toBe('permission_missing');
    expect((await api().get('/api/admin/customers/CUST-1042')).statusCode).toBe(401);
    expect((await api().patch('/api/admin/customers/CUST-1042', {}, staff)).json().code).toBe(
      'permission_missing',
    );
  });
});
