import { quickOrderAnswerSchema } from '../../contract/quick-order.ts';
import { onBothDatabases } from '../../testing/both-databases.ts';
import { productBySku, setStock } from '../../testing/ordering.ts';

onBothDatabases('quick orders', (api) => {
  const check = async (...rows: object[]) => {
    const answer = await api().post('/api/quick-order/validate', { rows });
    expect(answer.statusCode).toBe(200);
    return quickOrderAnswerSchema.parse(answer.json()).rows;
  };

  test('SKU or name in any case; numbers of a spreadsheet; blank rows are left out', async () => {
    const { name } = await productBySku(api().db, 'BP-EV-2041');
    const rows = await check(
      { item: ' bp-ev-2041 ', quantity: 12, unit: 'SET', price: '' },
      { item: '', quantity: '3' },
      { item: name.toUpperCase(), quantity: '2' },
      { item: null },
      {},
    );
    expect(
      rows.map(({ row, product, quantity, errors }) => [row, product?.sku, quantity, errors]),
    ).toEqual([
      [0, 'BP-EV-2041', 12, []],
      [2, 'BP-EV-2041', 2, []],
    ]);
  });

  test('every reason of a row at once', async () => {
    const [row] = await check({ item: 'BRAKE-XX', quantity: '-3', unit: 'box' });
    expect(row).toMatchObject({
      product: null,
      quantity: null,
      orderable: false,
      errors: [
        { field: 'item', message: 'No product has this number or name' },
        { field: 'quantity', message: 'Quantity must be 1 or more' },
        { field: 'unit', message: 'Unit must be item, kg, piece or set' },
      ],
    });
  });

  test('what cannot go into the cart says why, and may still be asked for', async () => {
    const { db } = api();
    await setStock(db, 'BD-220-W', 0);
    await setStock(db, 'BP-EV-2041', 2);
    const [disc, pads] = await check(
      { item: 'BD-220-W', quantity: '1' },
      { item: 'BP-EV-2041', quantity: '3' },
    );
    expect(disc).toMatchObject({
      errors: [],
      orderable: false,
      refusal: expect.stringMatching(/ is out of stock: take it out, or ask for a quotation$/),
    });
    expect(pads?.refusal).toMatch(/^Only 2 of .* left: lower the quantity$/);
    await db
      .updateTable('products')
      .set({ restock_date: '2099-01-02' })
      .where('sku', '=', 'BD-220-W')
      .execute();
    expect((await check({ item: 'BD-220-W', quantity: '1' }))[0]).toMatchObject({
      orderable: true,
      warnings: ['Exp. delivery on 2 Jan'],
    });
  });

  test('a price in dollars is compared in cents at the rate: it warns, it does not refuse', async () => {
    await setStock(api().db, 'HL-LED-1240', 50);
    const { price } = await productBySku(api().db, 'HL-LED-1240');
    const ours = (Math.round(price / 84) / 100).toFixed(2);
    const rows = await check(
      { item: 'HL-LED-1240', quantity: '4', price: `$${ours}` },
      { item: 'HL-LED-1240', quantity: '4', price: '25' },
    );
    expect(rows[0]?.warnings).toEqual([]);
    expect(rows[1]).toMatchObject({
      orderable: true,
      warnings: [`The file says $25.00, our price is $${ours}`],
    });
  });

  test.each([
    [{}, 'rows'],
    [{ rows: 'x' }, 'rows'],
    [{ rows: Array.from({ length: 1_001 }, () => ({})) }, 'rows'],
    [{ rows: [{ item: 'x'.repeat(201) }] }, 'rows.0.item'],
    [{ rows: [{ item: { $ne: '' } }] }, 'rows.0.item'],
    [{ rows: [{ item: 'a\0b' }] }, 'rows.0.item'],
  ])('%.60j is 422 at %s', async (body, path) => {
    const answer = await api().post('/api/quick-order/validate', body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('hostile texts are texts', async () => {
    const rows = await check(
      { item: "'; drop table products; --", quantity: '1' },
      { item: '%', quantity: '1' },
      { item: '=1+1', quantity: '=1+1', price: '=1+1' },
    );
    expect(rows.every(({ product }) => product === null)).toBe(true);
  });
});
