import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiPaths } from './api-paths.ts';

/** What the API answers next: a status and a body. */
let answer: { status: number; body: string };
let asked: string[];
let server: Server;
let apiInternalUrl: string;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  apiInternalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((done) => server.close(done)));

const say = (...paths: object[]) => {
  answer = { status: 200, body: JSON.stringify({ paths }) };
};

function open(mostBytes = 1_000_000) {
  const clock = { time: 0 };
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const paths = createApiPaths({ apiInternalUrl, report, mostBytes, now: () => clock.time });
  return { paths, clock, lines };
}

const MINUTE = 60_000;

test('reads the list once for ten minutes, also when many ask at once', async () => {
  const { paths, clock } = open();
  say({ path: '/product/1', lastModified: '2026-05-01' });
  const lists = await Promise.all([paths(), paths(), paths()]);
  expect(lists[0]).toEqual([{ path: '/product/1', lastModified: '2026-05-01' }]);
  clock.time = 9 * MINUTE;
  await paths();
  expect(asked).toEqual(['/api/sitemap']);

  say({ path: '/product/2' });
  clock.time = 10 * MINUTE;
  expect(await paths()).toEqual([{ path: '/product/2', lastModified: undefined }]);
});

test('leaves out what is no path of the site, and dates that are none', async () => {
  const { paths } = open();
  say(
    { path: '//evil.example/x' },
    { path: 'https://evil.example/x' },
    { path: '/a b' },
    { path: '/listing/lights', lastModified: 'yesterday<' },
    { path: '/product/3', lastModified: '2026-05-01T10:20:30.123Z' },
  );
  expect(await paths()).toEqual([
    { path: '/listing/lights', lastModified: undefined },
    { path: '/product/3', lastModified: '2026-05-01T10:20:30.123Z' },
  ]);
});

test.each([
  ['is not there', { status: 404, body: '' }, 'it answers 404'],
  ['fails', { status: 500, body: '' }, 'it answers 500'],
  ['speaks no JSON', { status: 200, body: '<html>' }, 'JSON'],
  ['answers something else', { status: 200, body: '{"paths":[{"url":"/x"}]}' }, ''],
  ['answers without end', { status: 200, body: ' '.repeat(2_000_000) }, 'longer than 1000000'],
])(
  'an API that %s gives no paths, is said so, and asked again after a minute',
  async (_, bad, reason) => {
    const { paths, clock, lines } = open();
    answer = bad;
    expect(await paths()).toEqual([]);
    expect(lines).toEqual([expect.stringContaining("The API's sitemap cannot be read")]);
    expect(lines[0]).toContain(reason);
    await paths();
    expect(asked).toHaveLength(1);

    say({ path: '/product/1' });
    clock.time = MINUTE;
    expect(await paths()).toHaveLength(1);
  },
);

test('a list that was read once outlives a failure', async () => {
  const { paths, clock, lines } = open();
  say({ path: '/product/1' });
  await paths();
  answer = { status: 503, body: '' };
  clock.time = 11 * MINUTE;
  expect(await paths()).toHaveLength(1);
  expect(lines).toHaveLength(1);
});
