import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '../../../build/apps.ts';
import { HOSTILE_REMOTE } from '../../../testing/hostile-remote.ts';
import { renderBuild } from '../../../testing/render-build.ts';
import { until } from '../../../testing/until.ts';
import { createRenderPool } from '../pool.ts';

const servers: Server[] = [];
/** Requests that reached a machine which is not the API. */
let reached = 0;
let folder: string;
let outside: string;
let addresses: Record<'api' | 'other' | 'redirected', string>;
let pool: ReturnType<typeof createRenderPool>;
let built: Awaited<ReturnType<typeof renderBuild>>;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmandi-sandbox-'));
  outside = join(await mkdtemp(join(tmpdir(), 'evmandi-secret-')), 'token-secret.js');
  await writeFile(outside, 'module.exports = "secret"');
  const other = await serve((_, response) => {
    reached += 1;
    response.end('internal');
  });
  const api = await serve(({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { Location: other });
    response.end('api');
  });
  addresses = { api, other, redirected: `${api}moved` };
  const options = { remote: HOSTILE_REMOTE, apiInternalUrl: api.slice(0, -1) };
  built = await renderBuild(findRoot(process.cwd()), folder, options);
  pool = createRenderPool({
    ...{ workerFile: built.workerFile, artifactFolders: [folder], workers: 1, limitMs: 5_000 },
    report: () => undefined,
  });
});

afterAll(async () => {
  await pool.close();
  for (const server of servers) server.close();
  for (const path of [folder, join(outside, '..')]) await rm(path, { recursive: true });
});

/** What a remote gets when it tries one way. */
async function attempt(name: string): Promise<{ got?: string; refused?: string }> {
  const query = new URLSearchParams({ ...addresses, outside });
  const { result } = await pool.render(built.site(1), `/${name}?${query}`);
  if (result.kind !== 'page') throw new Error('a page was expected');
  const [, text = ''] = /^<p[^>]*>(.*)<\/p>$/s.exec(result.html) ?? [];
  return JSON.parse(
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

const NO_FUNCTION = /not a function|undefined/;
const NOT_PROVIDED = /does not provide/;
const ONLY_API = /only the API is let through/;
const NO_TEXT = /Code generation from strings/;

test.each([
  ['require-fs', NOT_PROVIDED],
  ['require-net', NOT_PROVIDED],
  ['require-computed', NOT_PROVIDED],
  ['require-absolute', NOT_PROVIDED],
  ['require-other-artefact', /no file of its build/],
  ['import', /dynamic import/],
  ['import-by-function', NO_TEXT],
  ['import-by-promise', NO_TEXT],
  ['eval', NO_TEXT],
  ['get-builtin-module', NO_FUNCTION],
  ['binding', NO_FUNCTION],
  ['main-module', NO_FUNCTION],
  ['dlopen', NO_FUNCTION],
  ['module-constructor', NO_FUNCTION],
  ['require-main', NO_FUNCTION],
  ['constructor-of-fetch', NO_TEXT],
  ['send', NO_FUNCTION],
  ['kill', NO_FUNCTION],
  ['exit', NO_FUNCTION],
  ['streams', NO_FUNCTION],
  ['stack-frames', NO_FUNCTION],
  ['fetch-elsewhere', /only the API may be asked/],
  ['fetch-file', /only the API may be asked/],
  ['fetch-redirected', /only the API is let through/],
  ['global-dispatcher', /only the API is let through/],
  ['stolen-class', /only the API is let through/],
  ['websocket', /not defined/],
  ['led-elsewhere', /Cannot redefine/],
  ['patched-set', ONLY_API],
  ['patched-text', ONLY_API],
  ['own-lookup', ONLY_API],
  ['socket-by-path', ONLY_API],
  ['stolen-connect', /nothing was stolen/],
  ['stolen-process', /is not there for code of a remote/],
])('code of a remote does not get out by %s', async (name, refusal) => {
  expect(await attempt(name)).toEqual({ refused: expect.stringMatching(refusal) });
  expect(reached).toBe(0);
});

test('an address that reads differently the second time is read once', async () => {
  expect(await attempt('fetch-disguised')).toEqual({ got: '200' });
  expect(reached).toBe(0);
  expect(await attempt('two-faced-port')).toEqual({ got: 'the API' });
});

test('a process that says what no worker says is ended, and the next one renders', async () => {
  await expect(attempt('forges')).rejects.toThrow('died: it said what no worker says');
  await until(
    async () => (await attempt('api').catch(() => undefined))?.got === '200',
    'a worker renders',
  );
});

test('it gets what it needs: the API, the packages of the host, and that it runs in production', async () => {
  expect(await attempt('api')).toEqual({ got: '200' });
  expect(await attempt('packages')).toEqual({ got: 'true' });
  expect(await attempt('environment')).toEqual({ got: '{"NODE_ENV":"production"}' });
});
