import { randomUUID } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { movementListSchema } from '../../../contract/stock.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { productBySku } from '../../../testing/ordering.ts';

const DISC = 'BD-220-W';
const PAD = 'BP-EV-2041';

onSampleData('movements of stock', (api) => {
  let keeper: { authorization: string };
  beforeAll(async () => {
    keeper = await api().as('stock');
  });

  const movements = async (query = '') =>
    movementListSchema.parse(
      (await api().get(`/api/admin/stock/movements?${query}`, keeper)).json(),
    );

  test('movements go back and forth by the place of a row, each with what was left after it', async () => {
    const whole = await movements(`sku=${PAD}&page_size=100`);
    expect(whole.movements.length).toBeGreaterThan(20);
    expect(whole.movements[0]?.left).toBe((await productBySku(api().db, PAD)).stock);
    for (const [index, { quantity, left }] of whole.movements.entries()) {
      const older = whole.movements[index + 1];
      if (older) expect(left - quantity).toBe(older.left);
    }
    const ids = whole.movements.map(({ id }) => id);
    const first = await movements(`sku=${PAD}&page_size=10`);
    expect([first.newer, first.movements.map(({ id }) => id)]).toEqual([null, ids.slice(0, 10)]);
    const second = await movements(`sku=${PAD}&page_size=10&after=${first.older}`);
    expect(second.movements.map(({ id }) => id)).toEqual(ids.slice(10, 20));
    const back = await movements(`sku=${PAD}&page_size=10&before=${second.newer}`);
    expect(back).toEqual(first);
    let [seen, older] = [first.movements.length, first.older];
    while (older) {
      const next = await movements(`sku=${PAD}&page_size=10&after=${older}`);
      expect(next.movements.length).toBeGreaterThan(0);
      [seen, older] = [seen + next.movements.length, next.older];
    }
    const { total } = await api()
      .db.selectFrom('stock_movements')
      .innerJoin('products', 'products.id', 'product_id')
      .where('sku', '=', PAD)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    expect(seen).toBe(Number(total));
  });

  test('movements are found by product, reason and days', async () => {
    const shelf = await api().get(`/api/admin/stock?state=all&q=${DISC}`, keeper);
    const [{ onHand }] = shelf.json().rows;
    const correction = { sku: DISC, expected: onHand, difference: 1, cause: 'found' };
    const headers = { ...keeper, 'idempotency-key': randomUUID() };
    const made = await api().post('/api/admin/stock/corrections', correction, headers);
    expect([made.statusCode, made.json().message]).toEqual([201, undefined]);
    const today = dayInIndia(Date.now());
    const { movements: found } = await movements(`q=ventilated&reason=correction&from=${today}`);
    expect(found[0]).toMatchObject({ product: { sku: DISC }, quantity: 1, cause: 'found' });
    const yesterday = dayInIndia(Date.now() - DAY_MS);
    const past = await movements(`sku=${DISC}&to=${yesterday}`);
    expect(past.movements.every(({ at }) => dayInIndia(at) <= yesterday)).toBe(true);
    expect((await movements('q=%25')).movements).toEqual([]);
    const both = await api().get('/api/admin/stock/movements?after=1&before=2', keeper);
    expect(both.json().errors[0].path).toBe('before');
  });
});
