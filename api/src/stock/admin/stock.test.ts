import { randomUUID } from 'node:crypto';
import {
  correctedStockSchema,
  movementListSchema,
  stockListSchema,
  stockRowSchema,
} from '../../../contract/stock.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { inconsistencies } from '../../../testing/order-consistency.ts';
import { announce, order, productBySku, setStock } from '../../../testing/ordering.ts';

const DISC = 'BD-220-W';

onSampleData('stock', (api) => {
  let keeper: { authorization: string };
  let admin: { authorization: string };
  let discId: string;
  beforeAll(async () => {
    keeper = await api().as('stock');
    admin = await api().as('admin');
    discId = (await productBySku(api().db, DISC)).id;
  });
  beforeEach(async () => {
    await api().db.updateTable('deliveries').set({ closed: true }).where('open', '>', 0).execute();
    await setStock(api().db, DISC, 10);
  });
  afterEach(async () => expect(await inconsistencies(api().db)).toEqual([]));

  const list = async (query = '') =>
    stockListSchema.parse((await api().get(`/api/admin/stock?${query}`, keeper)).json());
  const row = async (sku = DISC) => {
    const [found] = (await list(`state=all&q=${sku}`)).rows;
    if (!found) throw new Error(`No row of ${sku}`);
    return found;
  };
  const send = (body: object, key = randomUUID()) =>
    api().post('/api/admin/stock/corrections', body, { ...keeper, 'idempotency-key': key });
  const correct = async (change: object) =>
    send({ sku: DISC, expected: (await row()).onHand, cause: 'counted', ...change });
  const movements = async (query = '') =>
    movementListSchema.parse(
      (await api().get(`/api/admin/stock/movements?${query}`, keeper)).json(),
    );
  const ship = async (number: string) => {
    const path = `/api/admin/orders/${number}`;
    const { version } = (await api().get(path, admin)).json();
    return api().patch(path, { version, status: 'Shipped' }, admin);
  };

  test('what is counted counts with what orders hold, and has its movement and its event', async () => {
    const placed = await order(api(), { lines: [{ productId: discId, quantity: 4 }] });
    expect(placed.statusCode).toBe(201);
    const before = await row();
    expect(before).toMatchObject({ left: 6, onHand: before.held + 6 });
    expect(before.held).toBeGreaterThanOrEqual(4);
    const counted = before.onHand - 2;
    const answer = await correct({ counted, cause: 'damaged', note: 'Two are bent' });
    expect(answer.statusCode).toBe(201);
    const corrected = correctedStockSchema.parse(answer.json());
    expect(corrected).toMatchObject({
      difference: -2,
      allocated: [],
      row: { left: 4, onHand: counted, held: before.held },
    });
    const [moved] = (await movements(`sku=${DISC}&reason=correction`)).movements;
    expect(moved).toMatchObject({
      quantity: -2,
      left: 4,
      cause: 'damaged',
      note: 'Two are bent',
      by: 'Gopal Yadav',
      order: null,
    });
    const event = await api()
      .db.selectFrom('events')
      .selectAll()
      .where('subject', '=', 'stock')
      .where('subject_id', '=', discId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      kind: 'corrected',
      actor: 'Gopal Yadav',
      text: 'Damaged: Two are bent',
      before: { left: 6, onHand: before.onHand },
      after: { left: 4, onHand: counted },
    });
    expect(event.request_id).toBeTruthy();
  });

  test('of two who looked at the same the second is given both values, and a repeat is none', async () => {
    const { onHand } = await row();
    const key = randomUUID();
    const body = { sku: DISC, expected: onHand, difference: 3, cause: 'found' };
    const first = await send(body, key);
    const repeated = await send(body, key);
    expect([first.statusCode, repeated.statusCode]).toEqual([201, 201]);
    expect(repeated.json()).toEqual(first.json());
    const second = await send({ ...body, difference: -1, cause: 'lost' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'stale_version']);
    expect(stockRowSchema.parse(second.json().current).onHand).toBe(onHand + 3);
    expect(second.json().message).toContain(`${onHand + 3} now`);
    const reused = await send({ ...body, difference: 4 }, key);
    expect(reused.json().code).toBe('idempotency_key_reused');
    expect((await row()).onHand).toBe(onHand + 3);
  });

  test('what was shipped meanwhile is no longer on the shelf', async () => {
    const { number } = (await order(api(), { lines: [{ productId: discId, quantity: 2 }] })).json();
    const { onHand } = await row();
    expect((await ship(number)).statusCode).toBe(200);
    const late = await send({ sku: DISC, expected: onHand, counted: onHand - 1, cause: 'lost' });
    expect([late.statusCode, late.json().current.onHand]).toEqual([409, onHand - 2]);
  });

  test('never is less on the shelf than orders hold', async () => {
    await order(api(), { lines: [{ productId: discId, quantity: 9 }] });
    const { held } = await row();
    const few = await correct({ counted: held - 1 });
    expect([few.statusCode, few.json().code, few.json().errors[0].path]).toEqual([
      409,
      'held_stock',
      'counted',
    ]);
    const fewer = await correct({ difference: -5 });
    expect(fewer.json().errors[0].path).toBe('difference');
    expect((await correct({ counted: held })).statusCode).toBe(201);
    expect((await row()).left).toBe(0);
  });

  test('what is found goes to the lines that wait, in the order of placing', async () => {
    await setStock(api().db, DISC, 0);
    await announce(api().db, DISC, { quantity: 20 });
    const wait = async (quantity: number) =>
      (await order(api(), { lines: [{ productId: discId, quantity }] })).json().number as string;
    const [first, second] = [await wait(3), await wait(5)];
    expect(await row()).toMatchObject({ left: 0, waiting: 8, coming: 20 });
    const found = correctedStockSchema.parse(
      (await correct({ difference: 4, cause: 'found' })).json(),
    );
    expect(found.allocated).toEqual([
      { order: first, quantity: 3 },
      { order: second, quantity: 1 },
    ]);
    expect(found.row).toMatchObject({ left: 0, waiting: 4 });
    const rest = correctedStockSchema.parse(
      (await correct({ difference: 6, cause: 'found' })).json(),
    );
    expect(rest).toMatchObject({
      allocated: [{ order: second, quantity: 4 }],
      row: { left: 2, waiting: 0 },
    });
  });

  test.each([
    [{ sku: 'NO-SUCH' }, 'sku'],
    [{ sku: '' }, 'sku'],
    [{ counted: -1 }, 'counted'],
    [{ counted: 1.5 }, 'counted'],
    [{ counted: 100_000 }, 'counted'],
    [{ counted: 3, difference: 3 }, 'counted'],
    [{ counted: undefined }, 'counted'],
    [{ counted: undefined, difference: 0 }, 'difference'],
    [{ counted: undefined, difference: 99_999 }, 'difference'],
    [{ counted: 10, expected: 10 }, 'counted'],
    [{ cause: 'because' }, 'cause'],
    [{ cause: 'other' }, 'note'],
    [{ cause: 'other', note: '  ' }, 'note'],
    [{ note: 'x'.repeat(301) }, 'note'],
  ])('the correction %j names what is wrong', async (wrong, path) => {
    const answer = await correct({ counted: 3, ...wrong });
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, path]);
  });

  test('a used vehicle is not counted, and a correction needs its key', async () => {
    const { sku } = await api()
      .db.selectFrom('products')
      .select('sku')
      .where('condition', '=', 'used')
      .executeTakeFirstOrThrow();
    const used = await send({ sku, expected: 1, counted: 0, cause: 'lost' });
    expect([used.statusCode, used.json().errors[0].path]).toEqual([422, 'sku']);
    const body = { sku: DISC, expected: 10, counted: 3, cause: 'lost' };
    const bare = await api().post('/api/admin/stock/corrections', body, keeper);
    expect([bare.statusCode, bare.json().errors[0].path]).toEqual([422, 'idempotency-key']);
  });

  test('low is at or below the own threshold; tabs count without themselves, with the search', async () => {
    await api().db.updateTable('products').set({ low_at: 10 }).where('sku', '=', DISC).execute();
    expect((await list(`q=${DISC}`)).rows).toHaveLength(1);
    await setStock(api().db, DISC, 11);
    const above = await list(`q=${DISC}`);
    expect([above.rows, above.counts]).toEqual([[], { low: 0, out: 0, waiting: 0, all: 1 }]);
    await setStock(api().db, DISC, 0);
    const delivery = await announce(api().db, DISC, { quantity: 20 });
    await order(api(), { lines: [{ productId: discId, quantity: 2 }] });
    const { rows, counts, stats } = await list(`state=waiting&q=${DISC.toLowerCase()}`);
    expect(counts).toEqual({ low: 1, out: 1, waiting: 1, all: 1 });
    expect(rows).toMatchObject([
      { waiting: 2, coming: 20, next: { ...delivery, late: false }, lasts: 0 },
    ]);
    expect(stats.announced).toEqual({ deliveries: 1, pieces: 20 });
    expect(stats.waiting).toBeGreaterThanOrEqual(2);
    expect(stats.low).toBeGreaterThan(counts.low);
    expect((await list('q=%25')).counts.all).toBe(0);
  });

  test('the threshold is changed against the one that was read, and has its event', async () => {
    const { lowAt } = await row();
    const change = (body: object, sku = DISC) =>
      api().patch(`/api/admin/stock/${sku}`, body, keeper);
    const changed = await change({ expected: lowAt, lowAt: 25 });
    expect([changed.statusCode, stockRowSchema.parse(changed.json()).lowAt]).toEqual([200, 25]);
    const late = await change({ expected: lowAt, lowAt: 30 });
    expect([late.statusCode, late.json().code, late.json().current.lowAt]).toEqual([
      409,
      'stale_version',
      25,
    ]);
    const event = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor', 'before', 'after'])
      .where('subject', '=', 'stock')
      .where('subject_id', '=', discId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({
      kind: 'threshold_changed',
      actor: 'Gopal Yadav',
      before: { lowAt },
      after: { lowAt: 25 },
    });
    for (const wrong of [-1, 1.5, 10_000, '5']) {
      const answer = await change({ expected: 25, lowAt: wrong });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'lowAt']);
    }
    expect((await change({ expected: 5, lowAt: 6 }, 'NO-SUCH')).json().code).toBe(
      'unknown_product',
    );
  });

  test('pages hold every row once in each order, and none is announced that is empty', async () => {
    const first = await list('state=all&page_size=100');
    for (const sort of ['urgent', 'left_desc', 'name_asc', 'waiting_desc']) {
      const skus = new Set<string>();
      for (let page = 1; page <= first.page.pages; page += 1) {
        const { rows } = await list(`state=all&page_size=100&sort=${sort}&page=${page}`);
        expect(rows.length).toBeGreaterThan(0);
        for (const { product } of rows) skus.add(product.sku);
      }
      expect(skus.size).toBe(first.counts.all);
    }
    expect((await list(`state=all&page=${first.page.pages * 10 + 1}`)).rows).toEqual([]);
    const left = (await list('state=all&sort=left_desc')).rows.map((one) => one.left);
    expect(left).toEqual([...left].sort((a, b) => b - a));
  });

  test('files hold all that the filters leave, as a spreadsheet reads it', async () => {
    await correct({ difference: 1, cause: 'other', note: '=HYPERLINK("http://evil.example")' });
    const file = async (path: string) => {
      const answer = await api().get(`/api/admin/stock${path}`, admin);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      return answer.body.trimEnd().split('\r\n').slice(1);
    };
    const moved = await file(`/movements.csv?sku=${DISC}&reason=correction`);
    expect(moved[0]).toContain(
      `${DISC},Ventilated Brake Disc 220 mm,1,Correction,,Another reason,"'=HYPERLINK(""http`,
    );
    const { counts } = await list('state=all');
    const stock = await file('.csv?state=all');
    expect(new Set(stock.map((line) => line.split(',')[0])).size).toBe(counts.all);
    expect(stock).toHaveLength(counts.all);
  });
});
