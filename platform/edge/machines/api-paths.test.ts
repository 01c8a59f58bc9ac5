import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiPaths } from './api-paths.ts';

/** What the API answers next: a status and a body, or one for each page. */
let answer: { status: number; body: string | string[] };
let asked: string[];
let server: Server;
let apiInternalUrl: string;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    const body = Array.isArray(answer.body) ? answer.body[page - 1] : answer.body;
    response.writeHead(answer.status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  apiInternalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((done) => server.close(done)));

const partOf = (parts: number, ...pages: object[]) =>
  JSON.stringify({ pages, page: { page: 1, pageSize: 2, pages: parts, total: 9 } });
const say = (...pages: object[]) => {
  answer = { status: 200, body: partOf(1, ...pages) };
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
  say({ path: '/product/1', changedAt: '2026-05-01' });
  const lists = await Promise.all([paths(), paths(), paths()]);
  expect(lists[0]).toEqual([{ path: '/product/1', lastModified: '2026-05-01' }]);
  clock.time = 9 * MINUTE;
  await paths();
  expect(asked).toEqual(['/api/sitemap?page=1']);

  say({ path: '/product/2', changedAt: null });
  clock.time = 10 * MINUTE;
  expect(await paths()).toEqual([{ path: '/product/2', lastModified: undefined }]);
});

test('reads all parts of a long list, and does not believe in more than come', async () => {
  const { paths } = open();
  const parts = [1, 2, 3].map((n) => partOf(900_000, { path: `/product/${n}` }));
  answer = { status: 200, body: [...parts, partOf(900_000)] };
  expect(await paths()).toHaveLength(3);
  expect(asked).toEqual([1, 2, 3, 4].map((n) => `/api/sitemap?page=${n}`));
});

test('leaves out what is no path of the site, and dates that are none', async () => {
  const { paths } = open();
  say(
    { path: '//evil.example/x' },
    { path: 'https://evil.example/x' },
    { path: '/a b' },
    { path: '/listing/lights', changedAt: 'yesterday<' },
    { path: '/product/3', changedAt: '2026-05-01T10:20:30.123Z' },
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
  ['answers something else', { status: 200, body: '{"paths":[{"path":"/x"}]}' }, 'something else'],
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
