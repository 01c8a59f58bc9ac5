import { randomUUID } from 'node:crypto';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { adminQuoteListSchema, adminQuoteSchema } from '../../contract/admin-quotes.ts';
import { askedQuoteSchema, quoteSchema } from '../../contract/quotes.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { BUYER, productBySku, setStock } from '../../testing/ordering.ts';

const { name, phone, email } = BUYER;

const inDays = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

onSampleData('quotations', (api) => {
  let admin: { authorization: string };
  let lines: { productId: string; quantity: number }[];
  beforeAll(async () => {
    admin = await api().as('admin');
    const { db } = api();
    await setStock(db, 'BD-220-W', 0);
    lines = [
      { productId: (await productBySku(db, 'BP-EV-2041')).id, quantity: 50 },
      { productId: (await productBySku(db, 'BD-220-W')).id, quantity: 9_999 },
    ];
  });

  const ask = (change: object = {}, headers: Record<string, string> = {}) =>
    api().post('/api/quotes', { name, phone, email, lines, ...change }, headers);
  const asked = async (change: object = {}) => {
    const answer = await ask(change);
    expect(answer.statusCode).toBe(201);
    return askedQuoteSchema.parse(answer.json());
  };
  const byToken = async (token: string) =>
    quoteSchema.parse((await api().get(`/api/quotes/${token}`)).json());
  const read = async (number: string) =>
    adminQuoteSchema.parse((await api().get(`/api/admin/quotes/${number}`, admin)).json());
  const answer = (number: string, body: object) =>
    api().post(`/api/admin/quotes/${number}/answer`, body, admin);

  // QUOTE-1
  test('a request gets a number and a page, whatever is in stock', async () => {
    const { number, token } = await asked({ message: '  40 scooters\r\nby Friday ' });
    expect(number).toMatch(/^RQ-\d+$/);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const page = await api().get(`/api/quotes/${token}`);
    expect(page.headers['cache-control']).toBe('no-store');
    const quote = quoteSchema.parse(page.json());
    const pad = await productBySku(api().db, 'BP-EV-2041');
    expect(quote).toMatchObject({
      number,
      status: 'Open',
      message: '40 scooters\nby Friday',
      answer: null,
      lines: [
        {
          position: 1,
          sku: 'BP-EV-2041',
          quantity: 50,
          unitPrice: unitPrice(pad, 50),
          offeredPrice: null,
        },
        { position: 2, sku: 'BD-220-W', quantity: 9_999 },
      ],
    });
    expect((await api().get('/api/quotes/0000')).statusCode).toBe(404);
  });

  // QUOTE-1
  test.each(['name', 'phone', 'email'])('a request without %s is refused', async (field) => {
    const refused = await ask({ [field]: '' });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, field]);
  });

  // QUOTE-1
  test('the answer appears on the page, with its sums', async () => {
    const { number, token } = await asked();
    const { version } = await read(number);
    const reply = await answer(number, {
      version,
      text: 'Ten percent off the pads.',
      validUntil: inDays(14),
      prices: [{ position: 1, unitPrice: 1_124_10 }],
    });
    expect(reply.statusCode).toBe(200);
    expect(adminQuoteSchema.parse(reply.json()).answeredBy).toBe('Asha Rao');
    const disc = await productBySku(api().db, 'BD-220-W');
    const net = 50 * 1_124_10 + 9_999 * unitPrice(disc, 9_999);
    const quote = await byToken(token);
    expect(quote).toMatchObject({
      status: 'Answered',
      lines: [{ offeredPrice: 1_124_10 }, { offeredPrice: null }],
      answer: { text: 'Ten percent off the pads.', validUntil: inDays(14), net },
    });
    expect(quote.answer?.total).toBe(net + (quote.answer?.tax ?? 0));
    expect(JSON.stringify(quote)).not.toContain('Asha');
  });

  test('a better answer takes the place of the first; a stale one is refused', async () => {
    const { number } = await asked();
    const first = (await read(number)).version;
    const body = { text: 'One', validUntil: inDays(0), prices: [{ position: 1, unitPrice: 100 }] };
    await answer(number, { ...body, version: first });
    const second = (await read(number)).version;
    const again = await answer(number, { version: second, text: 'Two', validUntil: inDays(3) });
    expect(again.json()).toMatchObject({
      answer: { text: 'Two' },
      lines: [{ offeredPrice: null }, {}],
    });
    const late = await answer(number, { ...body, version: first });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(adminQuoteSchema.parse(late.json().current).answer?.text).toBe('Two');
    expect((await read(number)).events.map(({ kind }) => kind)).toEqual([
      'answered',
      'answered',
      'asked',
    ]);
  });

  test.each([
    [{ text: ' ' }, 'text'],
    [{ validUntil: inDays(-2) }, 'validUntil'],
    [{ validUntil: '2025-02-30' }, 'validUntil'],
    [{ validUntil: null }, 'validUntil'],
    [{ prices: [{ position: 7, unitPrice: 5 }] }, 'prices.0.position'],
    [{ prices: [{ position: 1, unitPrice: 5 }, { position: 1 }] }, 'prices.1.position'],
    [{ prices: [{ position: 1, unitPrice: 0 }] }, 'prices.0.unitPrice'],
  ])('the answer %j is 422 at %s and changes nothing', async (change, path) => {
    const { number } = await asked();
    const { version } = await read(number);
    const reply = await answer(number, { version, text: 'x', validUntil: inDays(1), ...change });
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([422, path]);
    expect(await read(number)).toMatchObject({ status: 'Open', version });
  });

  test('products that are gone are named; a repeat with one key is one request', async () => {
    const gone = await ask({ lines: [...lines, { productId: '99999999', quantity: 1 }] });
    expect([gone.statusCode, gone.json().errors[0].path]).toEqual([409, 'lines.2']);
    const key = { 'idempotency-key': randomUUID() };
    expect((await ask({}, key)).json()).toEqual((await ask({}, key)).json());
    expect((await ask({ name: 'Other' }, key)).statusCode).toBe(422);
    const { number } = await asked();
    expect((await asked()).number).not.toBe(number);
  });

  test('staff find requests by name, number and product, with counts', async () => {
    const list = async (query: string) =>
      adminQuoteListSchema.parse((await api().get(`/api/admin/quotes?${query}`, admin)).json());
    const { number } = await asked({ name: 'Quaint Fleet 100%' });
    const all = await list('');
    expect(all.quotes[0]).toMatchObject({ number, lines: 2, status: 'Open' });
    const { Open, Answered, Ordered, Declined } = all.counts;
    expect(Open + Answered + Ordered + Declined).toBe(all.counts.all);
    expect((await list('status=Answered')).page.total).toBe(Answered);
    for (const q of ['quaint%20fleet', number, '100%25']) {
      expect((await list(`q=${q}`)).quotes.map((quote) => quote.number)).toEqual([number]);
    }
    expect((await list('q=quaint_fleet')).quotes).toEqual([]);
    expect((await list('q=%25')).quotes[0]).toMatchObject({ number, pieces: 50 + 9_999 });
    expect(all.stats.waiting).toBe(Open);
    expect((await read(number)).lines[1]).toMatchObject({ stock: 0, quantity: 9_999 });
    const file = await api().get('/api/admin/quotes.csv?q=quaint%20fleet', admin);
    const [, line, ...more] = file.body.trimEnd().split('\r\n');
    expect([line?.startsWith(`${number},`), more]).toEqual([true, []]);
    expect(line).toContain('9999 x BD-220-W');
  });

  test('only accounts with the permission answer', async () => {
    const { number } = await asked();
    const staff = await api().as('staff');
    expect((await api().get('/api/admin/quotes', staff)).json().code).toBe('permission_missing');
    expect((await api().get(`/api/admin/quotes/${number}`)).statusCode).toBe(401);
    expect((await api().post(`/api/admin/quotes/${number}/answer`, {}, staff)).json().code).toBe(
      'permission_missing',
    );
  });
});
