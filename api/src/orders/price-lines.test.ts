import { MAX_LINES } from '@evmandi/contract/domain/limits';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { priceAnswerSchema } from '../../contract/orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { productBySku } from '../../testing/ordering.ts';

const PER_MINUTE = 600;

onSampleData('prices of lines', (api) => {
  const price = (lines: unknown, remoteAddress = '10.9.0.1') =>
    api().app.inject({
      method: 'POST',
      url: '/api/orders/price',
      remoteAddress,
      payload: { lines },
    });

  test('are the server’s of now, also for a line that cannot be ordered', async () => {
    const product = await productBySku(api().db, 'BP-EV-2041');
    const { id } = product;
    const each = unitPrice(product, 9_999);
    const answer = priceAnswerSchema.parse(
      (await price([{ productId: id, quantity: 9_999, unitPrice: 1 }])).json(),
    );
    expect(answer.lines).toMatchObject([{ unitPrice: each, net: 9_999 * each }]);
    expect(answer).toMatchObject({
      orderable: false,
      problems: [{ line: 0, code: 'short_stock' }],
    });
  });

  // TAX-2
  test('are taxed at the rate of the product, which is 10 % in the whole sample shop', async () => {
    const { db } = api();
    const rates = await db.selectFrom('products').select('tax_rate').distinct().execute();
    expect(rates).toEqual([{ tax_rate: 1_000 }]);
    const { id, price: each } = await productBySku(db, 'BP-EV-2041');
    const taxAt = async (rate: number) => {
      await db.updateTable('products').set({ tax_rate: rate }).where('id', '=', id).execute();
      return (await price([{ productId: id, quantity: 1 }])).json().totals.tax;
    };
    expect(await taxAt(1_800)).toBe(Math.floor((each * 18 + 50) / 100));
    expect(await taxAt(1_000)).toBe(Math.floor((each * 10 + 50) / 100));
  });

  test('of as many wrong lines as there may be, a hundred are named', async () => {
    const lines = Array.from({ length: MAX_LINES }, () => ({ productId: 'x', quantity: -1 }));
    const answer = await price(lines);
    const { errors } = answer.json();
    expect([answer.statusCode, errors.length]).toEqual([422, 100]);
    expect(errors[0].path).toBe('lines.0.productId');
  });

  test('are told to one address so often in a minute, and to others on', async () => {
    const lines = [{ productId: '1', quantity: 1 }];
    const statuses = new Set<number>();
    for (let call = 0; call < PER_MINUTE; call += 1) {
      statuses.add((await price(lines, '10.9.0.2')).statusCode);
    }
    expect([...statuses]).toEqual([200]);
    const refused = await price(lines, '10.9.0.2');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await price(lines, '10.9.0.3')).statusCode).toBe(200);
  });
});
