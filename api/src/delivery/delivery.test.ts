import { errorSchema } from '../../contract/common.ts';
import { deliverySchema } from '../../contract/delivery.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { deliveryEstimate } from './estimate.ts';

onSampleData('the way to a PIN code', (api) => {
  beforeAll(async () => {
    await api()
      .db.insertInto('delivery_zones')
      .values([
        { prefix: '987', city: 'Testpur', state: 'Test State', days_min: 1, days_max: 2 },
        { prefix: '98765', city: null, state: 'Test Hills', days_min: 2, days_max: 2 },
      ])
      .execute();
  });
  const get = (query: string) => api().get(`/api/delivery?${query}`);

  test('is that of its longest known prefix', async () => {
    expect(deliverySchema.parse((await get('pin=987001')).json())).toMatchObject({
      city: 'Testpur',
      days: { min: 1, max: 2 },
    });
    expect((await get('pin=987%20654')).json()).toMatchObject({
      pin: '987654',
      city: null,
      state: 'Test Hills',
      days: { min: 2, max: 2 },
    });
  });

  test.each(['5000', '050007', '50007A', '', '5000761', '५००००१'])(
    '%j is no PIN code: 422 names the field and the remedy',
    async (pin) => {
      const answer = await get(`pin=${encodeURIComponent(pin)}`);
      expect(answer.statusCode).toBe(422);
      const { errors } = errorSchema.parse(answer.json());
      expect(errors).toEqual([{ path: 'pin', message: expect.stringMatching(/PIN code/) }]);
    },
  );

  test('where nothing is delivered says so at the field', async () => {
    const answer = await get('pin=999999');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { path: 'pin', message: 'We do not deliver to 999999 yet: choose another PIN code' },
    ]);
  });

  test('begins with the stock, or the next delivery, and ends on a working day', async () => {
    const { db } = api();
    const saturday = new Date('2031-10-04T06:00:00Z');
    const estimate = (product?: string) =>
      deliveryEstimate(db, { pin: '987001', product }, saturday);
    const arrival = { leaves: '2031-10-04', arrives: { from: '2031-10-06', to: '2031-10-07' } };
    expect(await estimate()).toMatchObject(arrival);
    expect(await estimate('bp-ev-2041')).toMatchObject(arrival);

    const delayed = db
      .updateTable('deliveries')
      .where('product_id', '=', (eb) =>
        eb.selectFrom('products').select('id').where('sku', '=', 'BD-240-R'),
      );
    await delayed.set({ expected_on: '2099-01-09' }).execute();
    expect(await estimate('BD-240-R')).toMatchObject({
      leaves: '2099-01-09',
      arrives: { from: '2099-01-10', to: '2099-01-12' },
    });
    await delayed.set({ closed: true }).execute();
    expect(await estimate('BD-240-R')).toMatchObject({ leaves: null, arrives: null });
  });

  test('of an unknown product is 404', async () => {
    expect((await get('pin=987001&product=NONE')).statusCode).toBe(404);
  });
});
