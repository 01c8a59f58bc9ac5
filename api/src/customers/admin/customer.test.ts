import { sql } from 'kysely';
import {
  type CustomerList,
  customerListSchema,
  customerSchema,
} from '../../../contract/admin-customers.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { keptFigures, recountedFigures } from '../../../testing/kept-figures.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import { createDoubtsSearch } from '../find-doubts.ts';

onSampleData('changes of a customer', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    await setStock(api().db, 'BP-EV-2041', 500);
  });

  const list = async (query: string): Promise<CustomerList> =>
    customerListSchema.parse((await api().get(`/api/admin/customers?${query}`, admin)).json());
  const read = async (number: string) =>
    customerSchema.parse((await api().get(`/api/admin/customers/${number}`, admin)).json());
  const buy = async (email: string, name: string) => {
    const { id } = await productBySku(api().db, 'BP-EV-2041');
    const answer = await order(api(), { email, name, lines: [{ productId: id, quantity: 1 }] });
    expect(answer.statusCode).toBe(201);
  };
  const numberOf = async (name: string) =>
    (await list(`q=${encodeURIComponent(name)}`)).customers[0]?.number ?? '';

  // CUSTOMER-3
  test('the status is set by who read the newest version', async () => {
    await buy('status@customer.example', 'Status Motors');
    const number = await numberOf('status motors');
    const { version } = await read(number);
    const set = (body: object) => api().patch(`/api/admin/customers/${number}`, body, admin);
    const done = await set({ version, status: 'VIP' });
    expect([done.statusCode, done.json().status]).toEqual([200, 'VIP']);
    const stale = await set({ version, status: 'Inactive' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
    expect((await set({ version, status: 'Gone' })).statusCode).toBe(422);
    expect((await list('status=VIP&q=status%20motors')).customers).toHaveLength(1);
    const unknown = await api().patch(
      '/api/admin/customers/CUST-0',
      { version: 1, status: 'VIP' },
      admin,
    );
    expect(unknown.statusCode).toBe(404);
  });

  test('contact is changed field by field, told, and refused for another customer’s address', async () => {
    await buy('contact@customer.example', 'Contact Motors');
    const number = await numberOf('contact@customer');
    const before = await read(number);
    const set = (body: object) => api().patch(`/api/admin/customers/${number}`, body, admin);
    const { version } = before;
    const done = await set({ version, phone: '+91 90000 11111', gstin: '29AAGCB7383J1Z4' });
    expect(customerSchema.parse(done.json())).toEqual({
      ...before,
      phone: '+91 90000 11111',
      gstin: '29AAGCB7383J1Z4',
      version: version + 1,
      changes: [
        {
          at: expect.any(String),
          by: 'Asha Rao',
          fields: [
            { field: 'gstin', before: null, after: '29AAGCB7383J1Z4' },
            { field: 'phone', before: before.phone, after: '+91 90000 11111' },
          ],
        },
      ],
    });
    // What is as it was makes no version.
    expect((await set({ version: version + 1, gstin: '29AAGCB7383J1Z4' })).json().version).toBe(
      version + 1,
    );
    const stale = await set({ version, phone: '+91 90000 22222' });
    expect([stale.statusCode, stale.json().current.phone]).toEqual([409, '+91 90000 11111']);
    const used = await set({ version: version + 1, email: 'STATUS@customer.example' });
    expect([used.statusCode, used.json().errors?.[0].path]).toEqual([409, 'email']);
    const renamed = await set({ version: version + 1, name: 'Renamed Motors' });
    expect(renamed.json()).toMatchObject({ gstin: '29AAGCB7383J1Z4', name: 'Renamed Motors' });
    const events = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor', 'before', 'after'])
      .where('subject', '=', 'customer')
      .where('subject_id', '=', before.id)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { kind: 'changed', actor: 'Asha Rao', after: { phone: '+91 90000 11111' } },
      { before: { name: 'Contact Motors' }, after: { name: 'Renamed Motors' } },
    ]);
    expect((await set({ version: version + 2 })).statusCode).toBe(422);
  });

  test('the city follows the PIN code, as an order’s does', async () => {
    await api()
      .db.insertInto('delivery_zones')
      .values({ prefix: '986', city: 'Testpur', state: 'Test State', days_min: 1, days_max: 2 })
      .execute();
    await buy('city@customer.example', 'City Motors');
    const number = await numberOf('city motors');
    const { version } = await read(number);
    const set = (body: object) => api().patch(`/api/admin/customers/${number}`, body, admin);
    const moved = await set({ version, pin: '986001', address: '7 New Road, Testpur' });
    expect(moved.json()).toMatchObject({ pin: '986001', city: 'Testpur' });
  });

  const orderCount = async (number: string) => (await read(number)).orderCount;
  const merge = async (from: string, into: string, change: object = {}) => {
    const url = `/api/admin/customers/${from}/merge`;
    const preview = (await api().get(`${url}?into=${into}`, admin)).json();
    const versions = { version: preview.from?.version, intoVersion: preview.into?.version };
    const answer = await api().post(url, { into, ...versions, ...change }, admin);
    return { preview, answer };
  };
  const undo = (number: string) =>
    api().post(`/api/admin/customers/${number}/merge/undo`, undefined, admin);

  // CUSTOMER-4, CUSTOMER-5
  test('a merge moves what its preview says, is told, and is taken back whole', async () => {
    await buy('old@merge.example', 'Old Name Motors');
    await buy('old@merge.example', 'Old Name Motors');
    await buy('new@merge.example', 'New Name Motors');
    const [from, into] = [await numberOf('old name motors'), await numberOf('new name motors')];
    const all = (await list('')).counts.all;
    const { preview, answer } = await merge(from, into);
    expect(preview).toMatchObject({
      from: { number: from, name: 'Old Name Motors' },
      into: { number: into },
      ...{ orders: 2, quotes: 0, vehicles: 0, account: null },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { number: into, orderCount: 3, merged: [{ number: from, by: 'Asha Rao' }] },
    ]);
    expect(await read(from)).toMatchObject({ mergedInto: into, orderCount: 0, latestOrders: [] });
    expect((await list('q=old%20name%20motors')).customers).toEqual([]);
    expect((await list('')).counts.all).toBe(all - 1);
    // Orders under its address go to the other one from now on.
    await buy('OLD@merge.example', 'Old Name Motors');
    expect(await orderCount(into)).toBe(4);
    const { version } = await read(from);
    const change = await api().patch(
      `/api/admin/customers/${from}`,
      { version, status: 'VIP' },
      admin,
    );
    expect([change.statusCode, change.json().code]).toEqual([409, 'merged']);
    expect(await keptFigures(api().db)).toEqual(await recountedFigures(api().db));

    const back = await undo(from);
    expect([back.statusCode, back.json()]).toMatchObject([200, { number: into, merged: [] }]);
    expect([await orderCount(from), await orderCount(into)]).toEqual([2, 2]);
    expect((await list('')).counts.all).toBe(all);
    expect((await undo(from)).json().code).toBe('undo_over');
    const events = await api()
      .db.selectFrom('events')
      .innerJoin('customers', 'customers.id', 'events.subject_id')
      .where('subject', '=', 'customer')
      .where('number', 'in', [from, into])
      .orderBy('events.id')
      .select(['number', 'kind', 'after'])
      .execute();
    expect(events.map(({ number, kind }) => [number, kind])).toEqual([
      [from, 'merged'],
      [into, 'merged_in'],
      [from, 'merge_undone'],
      [into, 'merge_undone'],
    ]);
    expect(events[0]?.after).toEqual({ from, into, orders: 2, quotes: 0, vehicles: 0 });
    expect(await keptFigures(api().db)).toEqual(await recountedFigures(api().db));
  });

  // CUSTOMER-5
  test('a merge is refused of a customer with an account, of one that was merged, and of old versions', async () => {
    await buy('one@refused.example', 'Refused One');
    await buy('two@refused.example', 'Refused Two');
    const [one, two] = [await numberOf('refused one'), await numberOf('refused two')];
    const { number: account } = await api()
      .db.selectFrom('customers')
      .where('user_id', 'is not', null)
      .select('number')
      .limit(1)
      .executeTakeFirstOrThrow();
    const codes = async (from: string, into: string, change = {}) => {
      const { answer } = await merge(from, into, { version: 1, intoVersion: 1, ...change });
      return [answer.statusCode, answer.json().code];
    };
    expect(await codes(account, one)).toEqual([409, 'has_account']);
    expect(await codes(one, one)).toEqual([409, 'same_customer']);
    expect(await codes(one, 'CUST-0')).toEqual([404, 'unknown_customer']);
    expect(await codes(one, two, { intoVersion: 99 })).toEqual([409, 'stale_version']);
    const { preview, answer } = await merge(one, account);
    expect([preview.account, answer.statusCode]).toEqual([expect.any(String), 200]);
    expect(await codes(one, two)).toEqual([409, 'merged']);
    // Its address leads to no account: it is a new customer, after whom the merge stays.
    await buy('one@refused.example', 'Refused Anew');
    expect(await numberOf('refused anew')).toMatch(/^CUST-/);
    const late = await undo(one);
    expect([late.statusCode, late.json().code]).toEqual([409, 'undo_over']);
  });

  // CUSTOMER-4
  test('records of somebody else are listed until they are settled', async () => {
    await buy('doubt@doubt.example', 'Doubt Motors');
    const number = await numberOf('doubt motors');
    const { id } = await api()
      .db.selectFrom('users')
      .where('username', '=', 'counter')
      .select('id')
      .executeTakeFirstOrThrow();
    await sql`update orders set placed_by = ${id}
      where customer_id = (select id from customers where number = ${number})`.execute(api().db);
    expect((await list('doubtful=true')).customers).toEqual([]);
    await createDoubtsSearch(api().db)();
    const found = await list('doubtful=true');
    expect([found.doubtful, found.counts.all, found.customers[0]?.number]).toEqual([1, 1, number]);
    const { version, doubt } = await read(number);
    expect(doubt).toEqual({ orders: 1, quotes: 0 });
    const settle = (body: object) =>
      api().post(`/api/admin/customers/${number}/doubt/settle`, body, admin);
    expect((await settle({ version: version + 1 })).json().code).toBe('stale_version');
    expect((await settle({ version })).json().doubt).toBeNull();
    await createDoubtsSearch(api().db)();
    expect(await list('doubtful=true')).toMatchObject({ doubtful: 0, customers: [] });
  });
});
