import { lineTax } from '@evmandi/contract/domain/money';
import { sql } from 'kysely';
import { priceAnswerSchema } from '../../contract/orders.ts';
import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { order, productBySku, setStock } from '../../testing/ordering.ts';

const ROUNDS = process.env.EVMANDI_FULL ? 120 : 25;
const SEED = 4_711;
const SKU = 'BF-DOT4-500';

interface Row {
  id: string;
  sku: string;
  price: number;
  tax_rate: number;
  breaks: { from: number; off: number }[];
}

/** What one costs, computed piece by piece and the dearest first (MONEY-3). */
function each({ price, breaks }: Row, quantity: number): number {
  let now = price;
  for (let pieces = 1; pieces <= quantity; pieces += 1) {
    const step = breaks.find(({ from }) => from === pieces);
    if (!step) continue;
    const exact = (BigInt(price) * BigInt(10_000 - step.off) * 2n) / 10_000n;
    const unit = price % 100 === 0 ? 100n : 1n;
    now = Number(((exact + unit) / (2n * unit)) * unit);
  }
  return now;
}

onSampleData('price breaks', (api) => {
  const readRows = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`select id::text, sku, price::float8 as price, tax_rate,
      price_breaks as breaks from products where vehicle is null order by id`.execute(api().db);
    return rows;
  };
  const post = async (url: string, payload: object) =>
    (await api().app.inject({ method: 'POST', url, payload, remoteAddress: '10.8.0.1' })).json();

  test('trade buys many parts cheaper, and no vehicle', async () => {
    const { rows } = await sql<{ parts: number; vehicles: number }>`
      select count(*) filter (where vehicle is null)::int as parts,
        count(*) filter (where vehicle is not null)::int as vehicles
      from products where price_breaks <> '[]'`.execute(api().db);
    expect(rows[0]?.vehicles).toBe(0);
    expect(rows[0]?.parts).toBeGreaterThan(500);
  });

  test('totals of any lines are what counting each gives, and a quick order says the same', async () => {
    const all = await readRows();
    const random = new Random(SEED);
    let broken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = Array.from({ length: random.whole(1, 5) }, () => ({
        row: random.pick(all),
        quantity: random.pick([random.whole(1, 120), 9, 10, 49, 50, 99, 100]),
      })).filter(({ row }, at, list) => list.findIndex((other) => other.row === row) === at);
      const nets = lines.map(({ row, quantity }) => each(row, quantity) * quantity);
      const taxes = lines.map(({ row }, at) => lineTax(nets[at] ?? 0, row.tax_rate));
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

      const answer = priceAnswerSchema.parse(
        await post('/api/orders/price', {
          // A price that a client sends is not read.
          lines: lines.map(({ row, quantity }) => ({ productId: row.id, quantity, unitPrice: 1 })),
        }),
      );
      expect(answer.lines.map(({ net }) => net)).toEqual(nets);
      expect(answer.totals).toMatchObject({ net: sum(nets), tax: sum(taxes) });
      expect(answer.lines.map(({ listPrice }) => listPrice)).toEqual(
        lines.map(({ row }) => row.price),
      );

      const { rows } = await post('/api/quick-order/validate', {
        rows: lines.map(({ row, quantity }) => ({ item: row.sku, quantity: String(quantity) })),
      });
      expect(rows.map(({ net }: { net: number }) => net)).toEqual(nets);
      broken += lines.filter(({ row, quantity }) => each(row, quantity) < row.price).length;
    }
    expect(broken).toBeGreaterThan(ROUNDS / 2);
  });

  test('rows of a quick order that are one line in the cart cost what so many cost', async () => {
    await setStock(api().db, SKU, 500);
    const { price } = await productBySku(api().db, SKU);
    const answer = await post('/api/quick-order/validate', {
      rows: ['6', '6', '9999'].map((quantity) => ({ item: SKU, quantity })),
    });
    const twelve = Math.round((price * 0.95) / 100) * 100;
    expect(answer.rows.map(({ unitPrice }: { unitPrice: number }) => unitPrice)).toEqual([
      twelve,
      twelve,
      // Not to be had: it goes into no cart.
      Math.round((price * 0.85) / 100) * 100,
    ]);
  });

  test('an order is kept at the price of its quantity, and refused at that of one', async () => {
    await setStock(api().db, SKU, 500);
    const { id, price } = await productBySku(api().db, SKU);
    const net = Math.round((price * 0.9) / 100) * 100 * 60;
    const lines = [{ productId: id, quantity: 60 }];
    const asked = await post('/api/orders/price', { lines });
    expect(asked.totals.net).toBe(net);
    const wrong = await order(api(), {
      lines,
      expectedTotal: price * 60 + lineTax(price * 60, 1_000),
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'price_changed']);
    const placed = await order(api(), { lines, expectedTotal: asked.totals.total });
    expect([placed.statusCode, placed.json().message]).toEqual([201, undefined]);
    const { rows } = await sql<{ net: string }>`select net from orders
      where number = ${placed.json().number}`.execute(api().db);
    expect(Number(rows[0]?.net)).toBe(net);
  });

  test('breaks that changed while an order was judged are not kept by it', async () => {
    const { id, price } = await productBySku(api().db, SKU);
    const line = { product_id: id, quantity: 10, list_price: price, tax_rate: 1_000 };
    const placing = (breaks: object[]) =>
      sql<{ answer: { outcome: string } }>`select place_order(${JSON.stringify({
        lines: [{ ...line, price_breaks: breaks }],
      })}::jsonb) as answer`.execute(api().db);
    expect((await placing([{ from: 10, off: 4_000 }])).rows[0]?.answer).toEqual({
      outcome: 'changed',
    });
  });

  test.each([
    [
      'dearer for more',
      [
        { from: 10, off: 500 },
        { from: 50, off: 400 },
      ],
    ],
    [
      'out of order',
      [
        { from: 50, off: 500 },
        { from: 10, off: 900 },
      ],
    ],
    ['of a single piece', [{ from: 1, off: 500 }]],
    ['below half the price', [{ from: 10, off: 5_001 }]],
    ['that are none', [{}]],
    ['that are no list', { from: 10, off: 500 }],
  ])('the database refuses breaks %s', async (_, breaks) => {
    const change = sql`update products set price_breaks = ${JSON.stringify(breaks)}::jsonb
      where sku = ${SKU}`.execute(api().db);
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });
});
