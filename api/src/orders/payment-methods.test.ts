import { paymentMethodsSchema } from '../../contract/payment-methods.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { productBySku } from '../../testing/ordering.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { getOwnOrder } from './own-orders.ts';
import { paymentMethods, unsetForTransfers } from './payment-methods.ts';
import { placeOrder } from './place-order.ts';

const withAccount = (own: Partial<Settings['seller']>): Settings => ({
  ...DEFAULT_SETTINGS,
  seller: { ...DEFAULT_SETTINGS.seller, ...own },
});
const NO_ACCOUNT = withAccount({ bankAccount: null, ifsc: null });
const BUYER = {
  name: 'Meera Test',
  phone: '+91 98480 22338',
  email: 'meera@workshop.example',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  gstin: null,
  poNumber: null,
};

// PAY-5
test.each([
  [{}, null],
  [{ ifsc: null }, 'BANK_IFSC'],
  [{ bankAccount: null }, 'BANK_ACCOUNT'],
  [{ bankAccount: null, ifsc: null }, 'BANK_ACCOUNT and BANK_IFSC'],
])('without %j a transfer needs %s', (own, missing) => {
  expect(unsetForTransfers(withAccount(own))).toBe(missing);
});

onSampleData('payment methods', (api) => {
  const place = async (
    settings: Settings,
    method: 'bank_transfer' | 'pay_on_delivery',
    key: string,
  ) => {
    const { id } = await productBySku(api().db, 'BD-220-W');
    const request = { ...BUYER, paymentMethod: method, lines: [{ productId: id, quantity: 1 }] };
    return placeOrder(api().db, settings, request, { key, caller: null, address: null });
  };

  // PAY-5
  test('are a transfer, and payment on delivery up to its ceiling for a first order', async () => {
    const read = async (headers = {}) =>
      paymentMethodsSchema.parse((await api().get('/api/payment-methods', headers)).json()).methods;
    expect(await read()).toEqual([
      { method: 'bank_transfer', most: null },
      { method: 'pay_on_delivery', most: { pieces: 50, value: 50_000_00 } },
    ]);
    // An order of the sample customer was delivered and paid.
    expect((await read(await api().as('customer')))[1]).toEqual({
      method: 'pay_on_delivery',
      most: null,
    });
  });

  // PAY-5
  test('without an account no order is placed by transfer, and nothing offers one', async () => {
    expect(await paymentMethods(api().db, NO_ACCOUNT, null)).toMatchObject({
      methods: [{ method: 'pay_on_delivery' }],
    });
    await expect(place(NO_ACCOUNT, 'bank_transfer', 'no-account-1')).rejects.toMatchObject({
      code: 'method_not_offered',
      message: 'Bank transfer is not offered: choose pay on delivery',
      errors: [{ path: 'paymentMethod' }],
    });
    expect(await place(NO_ACCOUNT, 'pay_on_delivery', 'no-account-2')).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
    });
  });

  // PAY-5
  test('an order from before there was an account is paid to the one of today', async () => {
    const { token } = await place(NO_ACCOUNT, 'pay_on_delivery', 'no-account-3');
    const { bankAccount, ifsc } = DEFAULT_SETTINGS.seller;
    const { seller } = await getOwnOrder(api().db, DEFAULT_SETTINGS, { token });
    expect(seller).toMatchObject({ bankAccount, ifsc });
  });
});
