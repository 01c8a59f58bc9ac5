import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { WRITES_PER_MINUTE } from '../../http/route.ts';

const versions = { catalog: '1.0.0-3f2a9c01' };
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api?.close());
afterEach(() => jest.restoreAllMocks());

const order = async (session?: { authorization: string }) => {
  const headers = session ?? (await api.as('platform'));
  const answer = await api.post('/api/admin/platform/tickets', { versions }, headers);
  return answer.json<{ ticket: string }>().ticket;
};
const exchange = (ticket: string) => api.post('/api/overrides', { ticket });
const look = (pass: string) => api.post('/api/overrides/look', { pass });

test('a ticket is good once, also where two edges use it at the same time', async () => {
  const ticket = await order();
  const answers = await Promise.all([exchange(ticket), exchange(ticket), exchange(ticket)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  const opened = answers.find(({ statusCode }) => statusCode === 201)?.json();
  expect(opened).toMatchObject({ versions });
  expect((await look(opened.pass)).json()).toMatchObject({ versions, by: opened.by });
  const log = await api.get('/api/admin/audit?group=releases', await api.as('admin'));
  expect(log.json().entries).toMatchObject([
    { kind: 'override_opened', by: opened.by, text: 'catalog 1.0.0-3f2a9c01' },
  ]);
});

test('a ticket may name the origin of a dev server, and no other address', async () => {
  const headers = await api.as('platform');
  const asked = async (catalog: string) => {
    const url = '/api/admin/platform/tickets';
    return (await api.post(url, { versions: { catalog } }, headers)).statusCode;
  };
  expect(await asked('http://localhost:4001')).toBe(201);
  for (const origin of ['http://evil.example', 'http://localhost:4001/x', 'https://a@b.example']) {
    expect(await asked(origin)).toBe(422);
  }
});

test('a ticket is no pass, a pass no ticket, and neither is good when it was changed or is over', async () => {
  const ticket = await order();
  expect((await look(ticket)).statusCode).toBe(404);
  expect((await exchange(`${ticket.slice(0, -2)}AA`)).statusCode).toBe(422);
  const { pass } = (await exchange(await order())).json();
  expect((await exchange(pass)).statusCode).toBe(422);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60_000);
  expect((await exchange(ticket)).json().code).toBe('ticket_over');
  expect((await look(pass)).statusCode).toBe(200);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * 3_600_000);
  expect((await look(pass)).statusCode).toBe(404);
});

test('tickets and passes are over once the person may not try versions any more', async () => {
  const unused = await order();
  const { pass } = (await exchange(await order())).json();
  expect((await look(pass)).statusCode).toBe(200);
  const account = () => api.db.updateTable('users').where('username', '=', 'platform');
  await account().set({ active: false }).execute();
  expect((await look(pass)).statusCode).toBe(404);
  expect((await exchange(unused)).statusCode).toBe(422);
  await account().set({ active: true }).execute();
  expect((await look(pass)).statusCode).toBe(200);
});

// RELEASE-1
test('tickets and passes are over once the session that they were given to has ended', async () => {
  const headers = await api.as('platform');
  const unused = await order(headers);
  const { pass } = (await exchange(await order(headers))).json();
  expect((await look(pass)).statusCode).toBe(200);
  await api.post('/api/auth/logout', { everywhere: false }, headers);
  expect((await look(pass)).statusCode).toBe(404);
  expect((await exchange(unused)).statusCode).toBe(422);
});

// LIMIT-1
test('look, exchange > strangers use up the calls of an edge > staff go on trying versions', async () => {
  const [first, second] = [await order(), await order()];
  const { pass } = (await exchange(first)).json();
  expect([(await look('a.b.c.d')).statusCode, (await exchange('a.b.c.d')).statusCode]).toEqual([
    404, 422,
  ]);
  await api.db.updateTable('rate_counts').set({ count: WRITES_PER_MINUTE }).execute();
  expect((await look(pass)).statusCode).toBe(200);
  expect((await exchange(second)).statusCode).toBe(201);
});
