import {
  type CustomerList,
  customerListSchema,
  customerSchema,
} from '../../../contract/admin-customers.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';

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
});
