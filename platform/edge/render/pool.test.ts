import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRoot } from '../../build/apps.ts';
import { renderBuild } from '../../testing/render-build.ts';
import { createRenderPool, type RenderPool } from './pool.ts';

/** Generous, so that a busy machine does not count as a hung render. */
const LIMIT_MS = 1_000;

let folder: string;
let built: Awaited<ReturnType<typeof renderBuild>>;
let pool: RenderPool;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmandi-render-'));
  built = await renderBuild(findRoot(process.cwd()), folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => pool.close());

async function open({ workers = 1, limitMs = LIMIT_MS } = {}) {
  lines = [];
  const report = (line: string) => lines.push(line);
  const { workerFile } = built;
  pool = createRenderPool({ workerFile, workers, limitMs, memoryLimitMb: 48, report });
  await pool.prepare(built.site(1), '/environment');
}

interface Rendered {
  n: string;
  /** How many renders this copy of the remote has seen. */
  renders: number;
  threadId: number;
}

async function rendered(url: string, composition = 1) {
  const { result, files } = await pool.render(built.site(composition), url);
  if (result.kind !== 'page') throw new Error('a page was expected');
  const [, text = ''] = /^<p[^>]*>(.*)<\/p>$/.exec(result.html) ?? [];
  return { files, data: JSON.parse(text.replaceAll('&quot;', '"')) as Rendered };
}

/** Which worker renders, and how often it has. */
const state = async (n = 0) => (await rendered(`/state?n=${n}`)).data;

test("a screen is rendered with the host's React, from a folder without packages, and its chunk is named", async () => {
  await open();
  const { files, data } = await rendered('/state?n=4');
  expect(data).toMatchObject({ n: '4' });
  expect(files).toEqual([join(folder, 'shop/server/screen.js')]);
});

test('workers start with an empty environment', async () => {
  await open();
  expect((await rendered('/environment')).data).toEqual(['NODE_ENV']);
});

test('renders at the same time go to different workers and get their own data', async () => {
  await open({ workers: 2 });
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((n) => state(n)));
  expect(answers.map(({ n }) => Number(n))).toEqual(numbers);
  const workers = [...new Set(answers.map(({ threadId }) => threadId))];
  expect(workers).toHaveLength(2);
  for (const worker of workers) {
    const own = answers.filter(({ threadId }) => threadId === worker);
    const counts = own.map(({ renders }) => renders).sort((a, b) => a - b);
    expect(counts).toEqual(own.map((_, index) => index + 1));
  }
});

test('a connection that the API has closed since the last render is not used again', async () => {
  await open();
  const api = createServer((_, response) => response.end());
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  try {
    const url = `/asks?url=http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    expect((await rendered(url)).data).toBe(200);
    api.closeAllConnections();
    await wait(100);
    expect((await rendered(url)).data).toBe(200);
  } finally {
    api.close();
  }
});

test("a render that throws is the visitor's alone", async () => {
  await open();
  const { threadId } = await state();
  await expect(rendered('/throws')).rejects.toThrow('the loader failed');
  expect((await state()).threadId).toBe(threadId);
});

test('a late render gives up by itself and leaves its worker alive', async () => {
  await open({ limitMs: 100 });
  const { threadId } = await state();
  await expect(rendered('/slow?ms=60000')).rejects.toThrow('late: more than 100 ms');
  expect((await state()).threadId).toBe(threadId);
});

test('a render that hangs is ended with its worker, and a new one takes over', async () => {
  await open({ limitMs: 100 });
  const { threadId } = await state();
  await expect(rendered('/hangs')).rejects.toThrow('hung: more than 350 ms');
  const next = await state();
  expect(next.threadId).not.toBe(threadId);
  expect(next.renders).toBe(1);
});

test('a render that eats all memory ends its worker, not the process', async () => {
  await open({ limitMs: 30_000 });
  const { threadId } = await state();
  await expect(rendered('/eats')).rejects.toThrow(/memory/i);
  expect((await state()).threadId).not.toBe(threadId);
});

test('what a remote leaves behind may end its worker, not the process', async () => {
  await open();
  const { threadId } = await state();
  await rendered('/leaves-a-bomb');
  await wait(300);
  expect(lines).toEqual(['A render worker ended: Error: nobody waited for this']);
  expect((await state()).threadId).not.toBe(threadId);
});

test('two compositions can be rendered side by side, each with modules of its own', async () => {
  await open();
  await state();
  await state();
  expect((await rendered('/state?n=1', 2)).data.renders).toBe(1);
  expect((await state()).renders).toBe(3);
});
