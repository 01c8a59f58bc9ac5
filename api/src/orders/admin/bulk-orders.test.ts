import { randomUUID } from 'node:crypto';
import { type BulkAnswer, bulkAnswerSchema } from '../../../contract/admin-order-changes.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../../testing/ordering.ts';
import * as changes from './change-order.ts';

const PAD = 'BP-EV-2041';

onSampleData('many orders at once', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(() => setStock(api().db, PAD, 100));

  async function placed(count: number): Promise<{ number: string; version: number }[]> {
    const { id } = await productBySku(api().db, PAD);
    const orders: { number: string; version: number }[] = [];
    for (let at = 0; at < count; at += 1) {
      const answer = await order(api(), { lines: [{ productId: id, quantity: 1 }] });
      orders.push({ number: answer.json().number, version: 1 });
    }
    return orders;
  }
  const send = (body: object, key: string = randomUUID(), headers = admin) =>
    api().post('/api/admin/orders/bulk', body, { ...headers, 'idempotency-key': key });
  const results = (answer: Awaited<ReturnType<typeof send>>): BulkAnswer['results'] => {
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return bulkAnswerSchema.parse(answer.json()).results;
  };
  const versions = async (orders: { number: string }[]) =>
    (
      await api()
        .db.selectFrom('orders')
        .select('version')
        .where(
          'number',
          'in',
          orders.map(({ number }) => number),
        )
        .orderBy('number')
        .execute()
    ).map(({ version }) => version);

  test('a repeat of the key answers the same and does nothing more', async () => {
    const orders = await placed(3);
    const body = { action: 'ship', orders: [...orders, { number: 'X9', version: 1 }] };
    const key = randomUUID();
    const first = results(await send(body, key));
    expect(first.map(({ done }) => done)).toEqual([true, true, true, false]);
    const after = await versions(orders);
    expect(results(await send(body, key))).toEqual(first);
    const twice = await Promise.all([send(body, key), send(body, key)]);
    expect(twice.map(results)).toEqual([first, first]);
    expect(await versions(orders)).toEqual(after);
  });

  test('two at the same time with one key do each step once', async () => {
    const orders = await placed(3);
    const [key, body] = [randomUUID(), { action: 'pay', orders }];
    const [one, two] = (await Promise.all([send(body, key), send(body, key)])).map(results);
    expect(one).toEqual(two);
    expect(one?.every(({ done }) => done)).toBe(true);
    expect(await versions(orders)).toEqual([2, 2, 2]);
  });

  test('what was done before the database went away is done, and the repeat goes on with the rest', async () => {
    const orders = await placed(4);
    const [key, body] = [randomUUID(), { action: 'ship', orders }];
    const whole = changes.changeIn;
    let calls = 0;
    const away = jest.spyOn(changes, 'changeIn').mockImplementation((...args) => {
      calls += 1;
      if (calls === 3) throw Object.assign(new Error('terminated'), { code: '57P01' });
      return whole(...args);
    });
    expect((await send(body, key)).statusCode).toBe(503);
    expect(await versions(orders)).toEqual([2, 2, 1, 1]);
    away.mockRestore();
    const again = results(await send(body, key));
    expect(again.map(({ done, status }) => [done, status])).toEqual(
      Array(4).fill([true, 'Shipped']),
    );
    expect(await versions(orders)).toEqual([2, 2, 2, 2]);
  });

  test('a key of another request, none, or one order twice is refused', async () => {
    const orders = await placed(2);
    const key = randomUUID();
    await send({ action: 'pay', orders }, key);
    const other = await send({ action: 'cancel', orders }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const none = await api().post('/api/admin/orders/bulk', { action: 'pay', orders }, admin);
    expect([none.statusCode, none.json().errors[0].path]).toEqual([422, 'idempotency-key']);
    const twice = await send({ action: 'pay', orders: [orders[0], orders[0]] });
    expect([twice.statusCode, twice.json().errors[0].message]).toEqual([
      422,
      'Give each order once',
    ]);
  });
});
