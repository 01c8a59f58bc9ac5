import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readStaffCall, type StaffAccount } from '@evmandi/contract/platform/staff-call';
import { freePort } from '@evmandi/contract/testing/free-port';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { openReleaseService, type ReleaseService } from './release-service.ts';

const SECRET = 'a secret that API and release service share';

interface Answer {
  status: number;
  text: string;
}

let answer: Answer = { status: 200, text: '{}' };
const asked: {
  method: string;
  path: string;
  body: string;
  by: string | undefined;
  account?: StaffAccount | undefined;
}[] = [];
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString('utf8');
  const { method = '', url: path = '', headers } = request;
  const { by, account } = readStaffCall(SECRET, headers, { method, path, body }) ?? {};
  asked.push({ method, path, body, by, account });
  response.writeHead(answer.status).end(answer.text);
});

let service: ReleaseService;
let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service = openReleaseService(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SECRET,
  );
  api = await testApi(undefined, { releases: service });
});
afterAll(async () => {
  await api?.close();
  server.close();
});
beforeEach(() => asked.splice(0));

const VERSION = '1.0.0-3f2a9c01';
const send = async (path: string, body: object) =>
  api.post(`/api/admin/platform${path}`, body, await api.as('platform'));

test('a rollback goes to the service in the name of who asked, and its composition is told', async () => {
  answer = {
    status: 200,
    text: '{"line":"Waiting ..."}\n{"done":{"number":8,"moves":[]}}\n',
  };
  const from = '1.0.0-3f2a9c02';
  const order = { app: 'catalog', version: VERSION, from, reason: 'Too slow' };
  const done = await send('/rollbacks', order);
  expect(done.json()).toEqual({ composition: 8 });
  const [call] = asked;
  expect(call).toMatchObject({ method: 'POST', path: '/v1/rollbacks' });
  expect(call?.by).toMatch(/\w+ \w+/);
  // AUDIT-3
  expect(call?.account).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), username: 'platform', address: '127.0.0.1' },
  });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    ...{ app: 'catalog', to: VERSION, from, reason: 'Too slow', pin: false },
  });
});

test.each<[string, Answer, number, RegExp]>([
  [
    'a refusal of a release',
    {
      status: 200,
      text: '{"refused":[{"rule":"pinned","place":"catalog","message":"is pinned","remedy":"Unpin"}]}',
    },
    422,
    /catalog: is pinned \(rule pinned\)/,
  ],
  ['words', { status: 422, text: '{"error":"catalog is not live."}' }, 422, /is not live/],
  ['a call that was made', { status: 409, text: '{"error":"made already"}' }, 409, /made already/],
  ['another secret', { status: 401, text: '{"error":"Send a token"}' }, 503, /RELEASE_SECRET/],
  ['its own trouble', { status: 500, text: '{"error":"See the log."}' }, 503, /See the log/],
  ['no JSON', { status: 200, text: '<html>' }, 503, /nobody understands/],
])('%s of the service is told in words', async (_, given, status, words) => {
  answer = given;
  const told = await send('/pins', { app: 'catalog', reason: 'Month end' });
  expect(told.statusCode).toBe(status);
  expect(told.json().message).toMatch(words);
});

test('a service that is away says so, and that nothing changed', async () => {
  const away = openReleaseService(`http://127.0.0.1:${await freePort()}`, SECRET);
  const account = { id: '1', username: 'admin', address: '127.0.0.1' };
  const call = { path: '/v1/live', person: { name: 'Asha Rao', account } };
  await expect(away.call({ ...call, method: 'GET' })).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('does not answer (ECONNREFUSED). What is live goes on'),
  });
  await expect(away.call({ ...call, method: 'POST' })).rejects.toThrow(/Nothing was done/);
  const cut = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve));
  const { port } = cut.address() as AddressInfo;
  const broken = openReleaseService(`http://127.0.0.1:${port}`, SECRET);
  await expect(broken.call({ ...call, method: 'POST' })).rejects.toThrow(/Whether it was done/);
  cut.close();
});

test('a ticket for versions that nobody can be given is refused at their fields, and given while that is not known', async () => {
  const versions = { catalog: VERSION, auth: '9.9.9-00000009' };
  const lacking = [
    { app: 'auth', version: versions.auth, why: 'unknown' },
    { app: 'catalog', version: VERSION, why: 'retired' },
  ];
  answer = { status: 200, text: JSON.stringify({ lacking }) };
  const refused = await send('/tickets', { versions });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'version_lacking',
    errors: [
      { path: 'versions.auth', message: expect.stringContaining('is not in the registry') },
      { path: 'versions.catalog', message: expect.stringContaining('is retired') },
    ],
  });
  expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
    `/v1/lacking?versions=catalog~${VERSION},auth~9.9.9-00000009`,
  ]);
  answer = { status: 200, text: '{"lacking":[]}' };
  expect((await send('/tickets', { versions })).statusCode).toBe(201);
  answer = { status: 503, text: '{"error":"away"}' };
  expect((await send('/tickets', { versions })).statusCode).toBe(201);
});

test('an answer of a newer service is read as far as it is understood, another one is not shown', async () => {
  answer = { status: 200, text: '{"parts":[],"more":1}' };
  const headers = await api.as('platform');
  const read = () => api.get('/api/admin/platform/dependencies', headers);
  expect((await read()).json()).toEqual({ parts: [] });
  answer = { status: 200, text: '{"parts":"none"}' };
  expect((await read()).statusCode).toBe(503);
});

// TOKEN-1
test.each<[string, object, object]>([
  ['without days, as a screen of the release before', { app: 'catalog' }, { app: 'catalog' }],
  // A service of the release before knows no days.
  ['for 90 days', { app: 'catalog', days: 90 }, { app: 'catalog' }],
  ['for fewer days', { app: null, days: 7 }, { days: 7 }],
])('a token %s is asked for so that either service makes it', async (_, body, sent) => {
  const made = { id: '0123456789ab', text: 'evt_0123456789ab_x' };
  for (const told of [made, { ...made, endsAt: '2027-01-12T10:00:00.000Z' }]) {
    answer = { status: 201, text: JSON.stringify(told) };
    expect((await send('/tokens', body)).json()).toEqual(told);
    expect(JSON.parse(asked.pop()?.body ?? '')).toEqual(sent);
  }
});

// TOKEN-1
test('a token for more than 90 days is refused at its field, with the remedy', async () => {
  for (const days of [0, 91, 1.5, '30', null]) {
    const refused = await send('/tokens', { app: 'catalog', days });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      { path: 'days', message: expect.stringContaining('choose fewer days, or leave it out') },
    ]);
  }
  expect(asked).toEqual([]);
});

// TOKEN-3
test('tokens of a service without ends are listed with null', async () => {
  const token = { id: '0123456789ab', madeBy: 'Asha Rao', madeAt: '2026-10-14T10:00:00.000Z' };
  const endsAt = '2027-01-12T10:00:00.000Z';
  answer = { status: 200, text: JSON.stringify({ tokens: [token, { ...token, endsAt }] }) };
  const { tokens } = (await api.get('/api/admin/platform/tokens', await api.as('platform'))).json();
  expect(tokens.map((one: { endsAt: unknown }) => one.endsAt)).toEqual([null, endsAt]);
});
