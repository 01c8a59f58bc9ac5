import { MAX_LINES } from '@evmandi/contract/domain/limits';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { priceAnswerSchema } from '../../contract/orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { productBySku } from '../../testing/ordering.ts';

const PER_MINUTE = 240;

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
