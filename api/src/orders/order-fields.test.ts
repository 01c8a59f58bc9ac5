import { orderSchema } from '../../contract/orders.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { BUYER, order } from '../../testing/ordering.ts';

const LINES = [{ productId: '1', quantity: 1 }];

onSampleData('the fields of an order', (api) => {
  test.each([
    [{}, 'idempotency-key'],
    [{ 'idempotency-key': 'short' }, 'idempotency-key'],
    [{ 'idempotency-key': `'; drop table orders; --` }, 'idempotency-key'],
  ])('the headers %j are 422', async (headers, path) => {
    const answer = await api().post('/api/orders', { ...BUYER, lines: LINES }, headers);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: '\u202e \u2066' }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ name: 'two\u2028lines' }, 'name'],
    [{ name: '\u200b\u200d' }, 'name'],
    [{ name: 'half \ud83d' }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '--------' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b\0.example' }, 'email'],
    [{ address: 'x' }, 'address'],
    [{ pin: '5000' }, 'pin'],
    [{ pin: 500076 }, 'pin'],
    [{ gstin: '36ABCDE1234' }, 'gstin'],
    [{ gstin: '29AAGCB7383J1Z5' }, 'gstin'],
    [{ address: 'half \udc00 a character' }, 'address'],
    [{ poNumber: 'x'.repeat(51) }, 'poNumber'],
    [{ poNumber: '\ud800' }, 'poNumber'],
    [{ paymentMethod: 'gold' }, 'paymentMethod'],
    [{ lines: [] }, 'lines'],
    [{ lines: 'all' }, 'lines'],
    [{ lines: [{ productId: '1', quantity: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ productId: '1', quantity: -5 }] }, 'lines.0.quantity'],
    [{ lines: [{ productId: '1', quantity: 1.5 }] }, 'lines.0.quantity'],
    [{ lines: [{ productId: '1', quantity: 1e9 }] }, 'lines.0.quantity'],
    [{ lines: [{ productId: '1 or 1=1', quantity: 1 }] }, 'lines.0.productId'],
    [
      {
        lines: [
          { productId: '1', quantity: 1 },
          { productId: '01', quantity: 1 },
        ],
      },
      'lines.1.productId',
    ],
  ])('%j is 422 at %s', async (change, path) => {
    const answer = await order(api(), { lines: LINES, ...change });
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, path]);
  });

  test('what no screen shows is left out of them', async () => {
    const answer = await order(api(), {
      lines: LINES,
      address: 'Plot 42,\r\n\u0007Phase \u202eII\u009f',
      poNumber: ' \u202e2025-118',
    });
    expect(answer.statusCode).toBe(201);
    const { token } = answer.json();
    const placed = orderSchema.parse((await api().get(`/api/orders/by-token/${token}`)).json());
    expect([placed.delivery.address, placed.poNumber]).toEqual(['Plot 42,\nPhase II', '2025-118']);
  });

  test('a PO number of nothing that is seen is none; joined letters stay joined', async () => {
    const name = 'क्\u200dष';
    const { token } = (await order(api(), { lines: LINES, name, poNumber: '\u200b' })).json();
    const placed = orderSchema.parse((await api().get(`/api/orders/by-token/${token}`)).json());
    expect([placed.delivery.name, placed.poNumber]).toEqual([name, null]);
  });
});
