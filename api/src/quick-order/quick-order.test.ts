import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { quickOrderAnswerSchema } from '../../contract/quick-order.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { announce, productBySku, setStock } from '../../testing/ordering.ts';

onSampleData('quick orders', (api) => {
  const answered = async (rows: object[]) => {
    const answer = await api().post('/api/quick-order/validate', { rows });
    expect(answer.statusCode).toBe(200);
    return { ...quickOrderAnswerSchema.parse(answer.json()), bytes: answer.rawPayload.length };
  };
  const check = async (...rows: object[]) => (await answered(rows)).rows;

  // QUICK-4, QUICK-6
  test('SKU or name in any case; numbers of a spreadsheet; blank rows are left out', async () => {
    const product = await productBySku(api().db, 'BP-EV-2041');
    const { id, name } = product;
    const { rows, products } = await answered([
      { item: ' bp-ev-2041 ', quantity: 12, unit: 'SET', price: '' },
      { item: '', quantity: '3' },
      { item: name.toUpperCase(), quantity: '2' },
      { item: null },
      {},
    ]);
    expect(
      rows.map(({ row, productId, quantity, errors }) => [row, productId, quantity, errors]),
    ).toEqual([
      [0, id, 12, []],
      [2, id, 2, []],
    ]);
    // Both rows are one line of the cart: fourteen pieces.
    const price = unitPrice(product, 14);
    expect(rows[0]).toMatchObject({ unitPrice: price, net: 12 * price, orderable: true });
    expect(products).toMatchObject([{ id, sku: 'BP-EV-2041', name, unit: 'set' }]);
  });

  test('every reason of a row at once, with the number that was meant', async () => {
    const [row, near] = await check(
      { item: 'BRAKE-XX', quantity: '-3', unit: 'box' },
      { item: 'BP-EV-2O4l', quantity: '1.5' },
    );
    expect(row).toMatchObject({
      productId: null,
      quantity: null,
      net: null,
      orderable: false,
      errors: [
        {
          field: 'item',
          message: 'BRAKE-XX is unknown: enter a SKU or the whole name of a product',
        },
        { field: 'quantity', message: 'Quantity must be 1 or more' },
        { field: 'unit', message: 'Unit must be item, kg, piece or set' },
      ],
    });
    expect(near).toMatchObject({
      suggestion: 'BP-EV-2041',
      errors: [
        { field: 'item', message: 'BP-EV-2O4l is unknown. Did you mean BP-EV-2041?' },
        { field: 'quantity', message: 'Quantity must be a whole number' },
      ],
    });
  });

  test('a part number counts in any spelling, also beside itself', async () => {
    const spellings = ['bpev2041', 'BP EV-2041', 'bp/ev/2041', 'BP-EV-2041', 'BD-EV-22O'];
    for (const items of [spellings, spellings.slice(0, 1)]) {
      const rows = await check(...items.map((item) => ({ item, quantity: '1' })));
      expect(rows.slice(0, 4).map(({ errors }) => errors)).toEqual(items.slice(0, 4).map(() => []));
      expect(new Set(rows.slice(0, 4).map(({ productId }) => productId)).size).toBe(1);
      expect(rows[4]?.productId ?? null).toBeNull();
    }
  });

  test('what cannot go into the cart says why, and may still be asked for', async () => {
    const { db } = api();
    await setStock(db, 'BD-220-W', 0);
    await setStock(db, 'BP-EV-2041', 12);
    const [disc, pads, above, more] = await check(
      { item: 'BD-220-W', quantity: '1' },
      { item: 'BP-EV-2041', quantity: '13' },
      { item: 'BP-EV-2041', quantity: '8' },
      { item: 'BP-EV-2041', quantity: '5' },
    );
    expect(disc).toMatchObject({
      errors: [],
      orderable: false,
      refusal: expect.stringMatching(/ is out of stock/),
    });
    expect(pads).toMatchObject({ errors: [], refusal: 'Only 12 in stock', orderable: false });
    expect(above?.orderable).toBe(true);
    expect(more?.refusal).toBe('Only 12 in stock, and rows above take 8 of them');
    await setStock(db, 'BP-EV-2041', 500);
    const { expectedOn } = await announce(db, 'BD-220-W', { quantity: 1 });
    const [waiting, second] = await check(
      { item: 'BD-220-W', quantity: '1' },
      { item: 'BD-220-W', quantity: '1' },
    );
    const day = formatDayAndMonth(expectedOn);
    expect(waiting).toMatchObject({ orderable: true, warnings: [`Exp. delivery on ${day}`] });
    expect(second?.refusal).toBe(`Only 1 expected on ${day}, and rows above take 1 of them`);
  });

  test('rows of one product come to no more than one line may have', async () => {
    await setStock(api().db, 'HL-LED-1240', 20_000);
    const rows = await check(
      { item: 'HL-LED-1240', quantity: '9999' },
      { item: 'HL-LED-1240', quantity: '1' },
    );
    expect(rows.map(({ orderable }) => orderable)).toEqual([true, false]);
    expect(rows[1]?.errors[0]?.message).toBe(
      'With the rows above, more than 9,999 of this product',
    );
  });

  // QUICK-10
  test('a price in dollars is compared in cents at the rate: it warns, it does not refuse', async () => {
    const { price } = await productBySku(api().db, 'HL-LED-1240');
    const ours = (Math.round(price / 84) / 100).toFixed(2);
    const rows = await check(
      { item: 'HL-LED-1240', quantity: '4', price: `$${ours}` },
      { item: 'HL-LED-1240', quantity: '4', price: '25' },
    );
    expect(rows[0]?.warnings).toEqual([]);
    expect(rows[1]).toMatchObject({
      orderable: true,
      warnings: [`Price differs: $25.00 in your file, $${ours} today`],
    });
  });

  // QUICK-9
  test('the sample file has two lines that need no correction', async () => {
    const file = await api().get('/api/quick-order/sample_order_template.csv');
    expect(file.headers['content-disposition']).toContain('sample_order_template.csv');
    const [head, ...lines] = file.body.trim().split('\r\n');
    expect(head).toBe('Item Number,Quantity,Unit,Price');
    expect(lines).toHaveLength(2);
    const rows = await check(
      ...lines.map((line) => {
        const [item, quantity, unit, price] = line.split(',');
        return { item, quantity, unit, price };
      }),
    );
    expect(rows).toMatchObject([
      { orderable: true, warnings: [] },
      { orderable: true, warnings: [] },
    ]);
  });

  test('a thousand rows of one item are one product in the answer', async () => {
    const row = { item: 'BP-EV-2041', quantity: '12', unit: 'set', price: '$14.96' };
    const { rows, products, bytes } = await answered(
      Array.from({ length: MAX_QUICK_ORDER_ROWS }, () => row),
    );
    expect([rows.length, products.length]).toEqual([MAX_QUICK_ORDER_ROWS, 1]);
    expect(bytes).toBeLessThan(300_000);
  });

  test.each([
    [{}, 'rows'],
    [{ rows: 'x' }, 'rows'],
    [{ rows: Array.from({ length: 1_001 }, () => ({})) }, 'rows'],
    [{ rows: Array.from({ length: 100_000 }, () => 0) }, 'rows'],
    [{ rows: [{ item: 'x'.repeat(201) }] }, 'rows.0.item'],
    [{ rows: [{ item: { $ne: '' } }] }, 'rows.0.item'],
    [{ rows: [{ item: 'a\ud800' }] }, 'rows.0.item'],
    [{ rows: [{ item: 'a\0b' }] }, 'rows.0.item'],
  ])('%.60j is 422 at %s', async (body, path) => {
    const answer = await api().post('/api/quick-order/validate', body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('what a cell may hold is said; a long one is repeated in whole characters', async () => {
    const answer = await api().post('/api/quick-order/validate', { rows: [{ item: [] }] });
    expect(answer.json().errors).toEqual([
      { path: 'rows.0.item', message: 'must be text or a number' },
    ]);
    const [row] = await check({ item: '🛵'.repeat(99), quantity: '1' });
    expect(row?.errors[0]?.message).toMatch(/^(🛵){60}… is unknown/u);
  });

  test('hostile texts are texts', async () => {
    const rows = await check(
      { item: "'; drop table products; --", quantity: '1' },
      { item: '%', quantity: '1' },
      { item: '=1+1', quantity: '=1+1', price: '=1+1' },
      { item: '__proto__', quantity: 'constructor', unit: 'toString' },
      { item: '<script>alert(1)</script>', quantity: '9'.repeat(150) },
      { item: 'x'.repeat(200), quantity: '1e999' },
    );
    expect(rows.every(({ productId, orderable }) => productId === null && !orderable)).toBe(true);
  });
});
