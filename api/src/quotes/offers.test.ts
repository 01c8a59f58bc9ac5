import { randomUUID } from 'node:crypto';
import { adminQuoteSchema } from '../../contract/admin-quotes.ts';
import { placedOrderSchema } from '../../contract/orders.ts';
import { askedQuoteSchema, ownQuoteListSchema, quoteSchema } from '../../contract/quotes.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { BUYER, productBySku, setStock } from '../../testing/ordering.ts';

const { name, phone, email } = BUYER;
const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

onSampleData('offers', (api) => {
  let admin: { authorization: string };
  let pads: { id: string; price: number };
  beforeAll(async () => {
    admin = await api().as('admin');
    pads = await productBySku(api().db, 'BP-EV-2041');
    await setStock(api().db, 'BP-EV-2041', 10_000);
  });

  /** A request that staff have offered two thirds of the list price for. */
  async function offer(quantity = 30, headers: Record<string, string> = {}) {
    const lines = [{ productId: pads.id, quantity }];
    const asked = await api().post('/api/quotes', { name, phone, email, lines }, headers);
    const { number, token } = askedQuoteSchema.parse(asked.json());
    const url = `/api/admin/quotes/${number}`;
    const { version } = adminQuoteSchema.parse((await api().get(url, admin)).json());
    const prices = [{ position: 1, unitPrice: 800_00, note: 'From the June batch' }];
    const body = { version, text: 'Our best price', validUntil: TODAY, prices };
    expect((await api().post(`${url}/answer`, body, admin)).statusCode).toBe(200);
    return { number, token, url };
  }
  const quoteOf = async (token: string) =>
    quoteSchema.parse((await api().get(`/api/quotes/${token}`)).json());
  const accept = (token: string, change: object = {}, key: string = randomUUID()) =>
    api().post(`/api/quotes/${token}/accept`, { ...BUYER, ...change }, { 'idempotency-key': key });
  const expire = (number: string) =>
    api()
      .db.updateTable('quotes')
      .set({ valid_until: '2020-01-01' })
      .where('number', '=', number)
      .execute();

  test('an offer carries a price and a note for its line', async () => {
    const { token } = await offer();
    expect(await quoteOf(token)).toMatchObject({
      status: 'Answered',
      expired: false,
      order: null,
      lines: [{ offeredPrice: 800_00, note: 'From the June batch' }],
      answer: { net: 30 * 800_00 },
    });
  });

  test('accepting places one order at the offered prices, and repeats its answer', async () => {
    const { token } = await offer();
    const key = randomUUID();
    const first = await accept(token, { expectedTotal: 30 * 880_00 }, key);
    expect(first.statusCode).toBe(201);
    const placed = placedOrderSchema.parse(first.json());
    expect((await accept(token, { expectedTotal: 30 * 880_00 }, key)).json()).toEqual(placed);
    const order = (await api().get(`/api/orders/by-token/${placed.token}`)).json();
    expect(order).toMatchObject({
      status: 'Pending',
      lines: [{ quantity: 30, unitPrice: 800_00 }],
      totals: { net: 30 * 800_00, total: 30 * 880_00 },
    });
    expect(await quoteOf(token)).toMatchObject({
      status: 'Ordered',
      order: { number: placed.number, token: placed.token },
    });
    const again = await accept(token);
    expect([again.statusCode, again.json().code]).toEqual([409, 'offer_over']);
  });

  test('a line that is refused is no part of the offer and of its order, and a note for staff stays there', async () => {
    const lamp = await productBySku(api().db, 'HL-LED-1240');
    const lines = [pads, lamp].map(({ id }) => ({ productId: id, quantity: 10 }));
    const asked = await api().post('/api/quotes', { name, phone, email, lines });
    const { number, token } = askedQuoteSchema.parse(asked.json());
    const url = `/api/admin/quotes/${number}`;
    const answer = async (prices: object[]) =>
      api().post(
        `${url}/answer`,
        { version: 1, text: 'Pads alone', validUntil: TODAY, staffNote: 'Margin 18%', prices },
        admin,
      );
    const [left, gone] = [
      { position: 1, unitPrice: 800_00 },
      { position: 2, unitPrice: 1_00, refused: true, note: 'No longer made' },
    ];
    const none = await answer([{ ...left, refused: true }, gone]);
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'prices.0.unitPrice' })],
    ]);
    const answered = await answer([left, gone]);
    expect(adminQuoteSchema.parse(answered.json()).staffNote).toBe('Margin 18%');
    const seen = (await api().get(`/api/quotes/${token}`)).json();
    expect(seen).toMatchObject({
      lines: [{ refused: false }, { refused: true, offeredPrice: null, note: 'No longer made' }],
      answer: { net: 10 * 800_00 },
    });
    expect(JSON.stringify(seen)).not.toContain('Margin');
    const placed = placedOrderSchema.parse((await accept(token)).json());
    const order = (await api().get(`/api/orders/by-token/${placed.token}`)).json();
    expect(order).toMatchObject({ lines: [{ unitPrice: 800_00 }], totals: { net: 10 * 800_00 } });
    expect(order.lines).toHaveLength(1);
  });

  test('of many who accept at once one places the order', async () => {
    const { token } = await offer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  test('one acceptance that is sent many times at once has one answer', async () => {
    const { token } = await offer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, {}, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(1);
  });

  test('the key of one offer does not accept another', async () => {
    const [one, other] = [await offer(), await offer()];
    const key = randomUUID();
    expect((await accept(one.token, {}, key)).statusCode).toBe(201);
    const answer = await accept(other.token, {}, key);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await quoteOf(other.token)).status).toBe('Answered');
  });

  test('an order larger than an unknown buyer may hold is taken at an offer', async () => {
    const { token } = await offer(3_000);
    expect((await accept(token)).statusCode).toBe(201);
  });

  test('what the stock does not hold, and another total, change nothing', async () => {
    await setStock(api().db, 'BP-EV-2041', 10);
    const { token } = await offer();
    const short = await accept(token);
    expect([short.statusCode, short.json().code]).toEqual([409, 'lines_refused']);
    await setStock(api().db, 'BP-EV-2041', 10_000);
    const other = await accept(token, { expectedTotal: 1 });
    expect([other.statusCode, other.json().code]).toEqual([409, 'price_changed']);
    expect((await accept(token, { pin: 'x' })).statusCode).toBe(422);
    expect((await quoteOf(token)).status).toBe('Answered');
  });

  test('after its last day an offer is neither accepted nor declined', async () => {
    const { number, token } = await offer();
    await expire(number);
    expect((await quoteOf(token)).expired).toBe(true);
    const late = await accept(token);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'This offer was valid until 1 Jan 2020: ask for a new one',
    ]);
    expect((await api().post(`/api/quotes/${token}/decline`, {})).statusCode).toBe(409);
  });

  test('a declined offer says why to the staff, and is over', async () => {
    const { token, url } = await offer();
    const declined = await api().post(`/api/quotes/${token}/decline`, { reason: 'Too late' });
    expect(quoteSchema.parse(declined.json()).status).toBe('Declined');
    expect((await api().get(url, admin)).json().declineReason).toBe('Too late');
    expect((await accept(token)).statusCode).toBe(409);
    expect((await api().post('/api/quotes/none/decline', {})).statusCode).toBe(404);
  });

  test('a request without an answer cannot be accepted', async () => {
    const lines = [{ productId: pads.id, quantity: 1 }];
    const asked = await api().post('/api/quotes', { name, phone, email, lines });
    const answer = await accept(askedQuoteSchema.parse(asked.json()).token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'offer_over']);
  });

  test('one’s own list holds what was sent signed in, and nothing else', async () => {
    const customer = await api().as('customer');
    const dealer = await api().as('dealer');
    const { number } = await offer(5, customer);
    await offer(5);
    const list = async (who: { authorization: string }) =>
      ownQuoteListSchema.parse((await api().get('/api/quotes', who)).json()).quotes;
    expect((await list(customer))[0]).toMatchObject({
      number,
      status: 'Answered',
      net: 5 * 800_00,
    });
    expect((await list(dealer)).map((quote) => quote.number)).not.toContain(number);
    expect((await api().get('/api/quotes')).statusCode).toBe(401);
  });

  test.each(['0000-01-01', '0001-01-01', '9999-12-31', '2025-02-30'])(
    'the last day %s is refused',
    async (validUntil) => {
      const { url } = await offer();
      const { version } = (await api().get(url, admin)).json();
      const answer = await api().post(`${url}/answer`, { version, text: 'x', validUntil }, admin);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'validUntil']);
    },
  );

  test.each([
    [{ prices: [{ position: 40_000, unitPrice: 5 }] }, 'prices.0.position'],
    [{ prices: [{ position: 1, note: 'x'.repeat(301) }] }, 'prices.0.note'],
    [{ version: 2_147_483_647 }, 'version'],
  ])('the answer %.50j is refused', async (change, path) => {
    const { url } = await offer();
    const { version } = (await api().get(url, admin)).json();
    const body = { version, text: 'x', validUntil: TODAY, ...change };
    const answer = await api().post(`${url}/answer`, body, admin);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });
});
