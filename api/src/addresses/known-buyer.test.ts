import { knownBuyerSchema } from '../../contract/known-buyer.ts';
import { onSampleData } from '../../testing/both-databases.ts';

const SAVED = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  gstin: '29AAGCB7383J1Z4',
};

onSampleData('what checkout knows of its buyer', (api) => {
  const ask = async (as: 'customer' | 'counter') =>
    knownBuyerSchema.parse((await api().get('/api/buyer', await api().as(as))).json());
  const setAccount = (own: object) =>
    api().db.updateTable('users').set(own).where('username', '=', 'counter').execute();

  // CHECKOUT-4
  test('is the newest order, or the newest saved address', async () => {
    const last = await api()
      .db.selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.placed_by')
      .select(['ship_address as address', 'ship_pin as pin', 'method'])
      .where('users.username', '=', 'customer')
      .orderBy('placed_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(await ask('customer')).toMatchObject({
      contact: { address: last.address, pin: last.pin },
      paymentMethod: last.method,
    });
    await api().post('/api/addresses', SAVED, await api().as('customer'));
    expect(await ask('customer')).toMatchObject({ contact: SAVED, paymentMethod: last.method });
  });

  // CHECKOUT-4
  test('is the account alone before the first order', async () => {
    await setAccount({ phone: '+91 98480 11111', company: 'Pillai Motors', gstin: SAVED.gstin });
    expect(await ask('counter')).toEqual({
      contact: {
        ...{ name: 'Meera Pillai, Pillai Motors', phone: '+91 98480 11111', email: '' },
        ...{ address: '', pin: '', gstin: SAVED.gstin },
      },
      paymentMethod: null,
    });
  });

  test('is told to nobody else', async () => {
    expect((await api().get('/api/buyer')).statusCode).toBe(401);
  });
});
