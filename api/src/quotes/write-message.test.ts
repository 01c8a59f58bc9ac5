import { randomUUID } from 'node:crypto';
import { adminQuoteListSchema, adminQuoteSchema } from '../../contract/admin-quotes.ts';
import { waitingRequestsSchema } from '../../contract/admin-requests.ts';
import { askedQuoteSchema, quoteSchema } from '../../contract/quotes.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { BUYER, productBySku } from '../../testing/ordering.ts';

const { name, phone, email } = BUYER;
const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

onSampleData('messages at a request', (api) => {
  let admin: { authorization: string };
  let lines: { productId: string; quantity: number }[];
  beforeAll(async () => {
    admin = await api().as('admin');
    lines = [{ productId: (await productBySku(api().db, 'BP-EV-2041')).id, quantity: 3 }];
  });

  const ask = async (message?: string) =>
    askedQuoteSchema.parse(
      (await api().post('/api/quotes', { name, phone, email, message, lines })).json(),
    );
  const write = (token: string, text: unknown, key?: string) =>
    api().post(`/api/quotes/${token}/messages`, { text }, key ? { 'idempotency-key': key } : {});
  const said = async (token: string) =>
    quoteSchema
      .parse((await api().get(`/api/quotes/${token}`)).json())
      .messages.map(({ by, text }) => `${by}: ${text}`);
  const read = async (number: string) =>
    adminQuoteSchema.parse((await api().get(`/api/admin/quotes/${number}`, admin)).json());
  const answer = async (number: string, text: string, version?: number) =>
    api().post(
      `/api/admin/quotes/${number}/answer`,
      { version: version ?? (await read(number)).version, text, validUntil: TODAY },
      admin,
    );

  test('stand in turn, with what was asked first and every answer of staff', async () => {
    const { number, token } = await ask('In two lots');
    expect((await answer(number, 'From stock')).statusCode).toBe(200);
    expect((await write(token, ' And for 200? ')).statusCode).toBe(201);
    expect((await answer(number, 'Then 2 % less')).statusCode).toBe(200);
    // Better prices alone say nothing new.
    expect((await answer(number, 'Then 2 % less')).statusCode).toBe(200);
    const all = ['buyer: In two lots', 'staff: From stock', 'buyer: And for 200?'];
    expect(await said(token)).toEqual([...all, 'staff: Then 2 % less']);
    expect((await read(number)).messages).toHaveLength(4);
  });

  test('of one press is kept once, with one event, and staff who read an older version are told', async () => {
    const { number, token } = await ask();
    const { version } = await read(number);
    const key = randomUUID();
    const [one, two] = [
      await write(token, 'Is it new?', key),
      await write(token, 'Is it new?', key),
    ];
    expect([one?.statusCode, two?.json()]).toEqual([201, one?.json()]);
    expect((await write(token, 'Another', key)).json().code).toBe('idempotency_key_reused');
    expect(await said(token)).toEqual(['buyer: Is it new?']);
    const events = await api()
      .db.selectFrom('events')
      .where('subject', '=', 'quote')
      .where('kind', '=', 'message')
      .where('text', '=', 'Is it new?')
      .selectAll()
      .execute();
    expect(events).toMatchObject([{ actor: name }]);
    expect((await answer(number, 'Yes', version)).json().code).toBe('stale_version');
  });

  test('after an answer make the request wait for staff again, until they answer', async () => {
    const list = async (query = '') =>
      adminQuoteListSchema.parse((await api().get(`/api/admin/quotes?${query}`, admin)).json());
    const inMenu = async () => {
      const waiting = await api().get('/api/admin/requests/waiting', admin);
      return waitingRequestsSchema.parse(waiting.json()).quotes;
    };
    const wroteAgain = async (number: string) =>
      (await list('status=WroteAgain')).quotes.map((one) => one.number).includes(number);
    const { number, token } = await ask();
    await answer(number, 'From stock');
    const { stats, counts } = await list();
    expect([await inMenu(), await wroteAgain(number)]).toEqual([stats.waiting, false]);

    await write(token, 'And for 200?');
    await write(token, 'Until Friday?');
    const now = await list();
    expect(now.counts.WroteAgain).toBe(counts.WroteAgain + 1);
    expect([now.stats.waiting, await inMenu()]).toEqual([stats.waiting + 1, stats.waiting + 1]);
    expect(now.quotes.find((one) => one.number === number)?.wroteAgain).toBe(true);
    expect([await wroteAgain(number), (await read(number)).wroteAgain]).toEqual([true, true]);

    await answer(number, 'Then 2 % less');
    expect([await wroteAgain(number), (await read(number)).wroteAgain]).toEqual([false, false]);
    expect([(await list()).stats.waiting, await inMenu()]).toEqual([stats.waiting, stats.waiting]);
  });

  test.each([[''], [' \u200b\u0000 '], [undefined], [5], ['x'.repeat(2_001)]])(
    'the text %.20j is refused at its field',
    async (text) => {
      const { token } = await ask();
      const refused = await write(token, text);
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'text']);
    },
  );

  test('have an end: at 50, once it is closed, and at no request', async () => {
    const { number, token } = await ask();
    for (let count = 0; count < 50; count += 1) {
      await api()
        .db.insertInto('quote_messages')
        .values({
          quote_id: (eb) => eb.selectFrom('quotes').select('id').where('number', '=', number),
          by_staff: false,
          text: 'More',
        })
        .execute();
    }
    expect((await write(token, 'One more')).json().code).toBe('too_many_messages');
    const other = await ask();
    await answer(other.number, 'Here');
    await api().post(`/api/quotes/${other.token}/decline`, {});
    expect((await write(other.token, 'Still there?')).json().code).toBe('quote_closed');
    expect((await write('x'.repeat(32), 'Hello')).statusCode).toBe(404);
  });
});
