import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withRequestId } from '@evmandi/contract/platform/request-context';
import { findRoot } from '../../build/apps.ts';
import { renderBuild } from '../../testing/render-build.ts';
import { until } from '../../testing/until.ts';
import { createRenderPool, type PoolOptions, type RenderOptions } from './pool.ts';

/** No render of these tests takes so long on the slowest machine: a limit is reached only where a test sets one. */
const LIMIT_MS = 60_000;

let folder: string;
let api: Server;
let built: Awaited<ReturnType<typeof renderBuild>>;
/** Renders that wait for the API, the oldest first: each of these lets one of them end. */
const waiting: (() => void)[] = [];
let pool: ReturnType<typeof createRenderPool>;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmandi-render-'));
  api = createServer(({ url }, response) => {
    if (url === '/wait') waiting.push(() => response.end());
    else response.end();
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const apiInternalUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  built = await renderBuild(findRoot(process.cwd()), folder, { apiInternalUrl });
});
afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const letEnd of waiting.splice(0)) letEnd();
  await pool.close();
});

async function open(changes: Partial<PoolOptions> = {}) {
  lines = [];
  const report = (line: string) => lines.push(line);
  const { workerFile } = built;
  pool = createRenderPool({
    ...{ workerFile, artifactFolders: [folder], workers: 1, limitMs: LIMIT_MS },
    // Of normal priority: one below it gets no time at all where other programs use up the processor.
    ...{ memoryLimitMb: 48, priority: 0, report, ...changes },
  });
  await pool.prepare(built.site(1), '/environment');
}

interface Rendered {
  n: string;
  /** How many renders this copy of the remote has seen. */
  renders: number;
  worker: number;
}

async function rendered(url: string, composition = 1, options?: RenderOptions) {
  const { result, files } = await pool.render(built.site(composition), url, options);
  if (result.kind !== 'page') throw new Error('a page was expected');
  const [, text = ''] = /^<p[^>]*>(.*)<\/p>$/.exec(result.html) ?? [];
  return { files, data: JSON.parse(text.replaceAll('&quot;', '"')) as Rendered };
}

/** Which worker renders, and how often it has. */
const state = async (n = 0) => (await rendered(`/state?n=${n}`)).data;

/** A render that lasts until `endOldest` is called. */
const endless = () => rendered(`/asks?url=${built.site(1).apiInternalUrl}/wait`);

/** Ends the oldest render that waits for the API. */
async function endOldest(): Promise<void> {
  await until(() => waiting.length > 0, 'a render that waits');
  waiting.shift()?.();
}

test("a screen is rendered with the host's React, from a folder without packages, and its chunk is named", async () => {
  await open();
  const { files, data } = await rendered('/state?n=4');
  expect(data).toMatchObject({ n: '4' });
  expect(files).toEqual([join(folder, 'shop/server/screen.js')]);
});

test('an answer that no visitor can be sent is a render that failed, and its worker stays', async () => {
  await open();
  const { worker } = await state();
  await expect(rendered('/odd')).rejects.toThrow(/cannot be sent: result\.status/);
  expect(await state()).toMatchObject({ worker });
});

test('an answer that is too large is a render that failed, and its worker stays', async () => {
  await open();
  const { worker } = await state();
  await expect(rendered('/large')).rejects.toThrow('an answer of more than 8 MB');
  await expect(rendered('/deep')).rejects.toThrow('more than 200 levels deep');
  expect(await state()).toMatchObject({ worker });
});

test('render > loader returns a Map of 64 MB > fails with its place, and the worker stays', async () => {
  await open();
  const { worker } = await state();
  await expect(rendered('/map')).rejects.toThrow(
    'an answer that cannot be sent: result.page.loaderData.shop.map.list.1: Map is not JSON',
  );
  expect(await state()).toMatchObject({ worker });
});

test('of a long line that a worker prints, its beginning is logged', async () => {
  await open();
  await rendered('/prints');
  await until(() => lines.some((line) => line.includes('yyy')), 'a line');
  const [line = ''] = lines.filter((one) => one.includes('yyy'));
  expect(line).toBe(`A render worker says: ${'y'.repeat(2_000)}`);
});

test('renders at the same time go to different workers and get their own data', async () => {
  await open({ workers: 3 });
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((n) => state(n)));
  expect(answers.map(({ n }) => Number(n))).toEqual(numbers);
  const workers = [...new Set(answers.map(({ worker }) => worker))];
  expect(workers.length).toBeGreaterThanOrEqual(2);
  for (const one of workers) {
    const own = answers.filter(({ worker }) => worker === one);
    const counts = own.map(({ renders }) => renders).sort((a, b) => a - b);
    expect(counts).toEqual(own.map((_, index) => index + 1));
  }
});

test('cached pages and files go before what is rendered: workers have a lower priority', async () => {
  await open({ priority: undefined });
  const processes = execFileSync('ps', ['-eo', 'nice,args'], { encoding: 'utf8' }).split('\n');
  const workers = processes.filter((line) => line.includes(built.workerFile));
  expect(workers.map((line) => Number.parseInt(line, 10) > getPriority())).toEqual([true]);
});

const ROOT = process.getuid?.() === 0;
const NOBODY = 65534;

// Root alone may start a process of another user.
(ROOT ? test : () => undefined)(
  'workers of another user > render as that user, with a lower priority, and are ended',
  async () => {
    const paths = [folder, dirname(built.workerFile)];
    for (const path of paths) await chmod(path, 0o755);
    await open({ user: NOBODY, priority: undefined });
    expect(lines).toEqual([]);
    await rendered('/environment');
    const all = () =>
      execFileSync('ps', ['-eo', 'uid,nice,args'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(built.workerFile));
    const [user, nice] = all()[0]?.trim().split(/\s+/).map(Number) ?? [];
    expect([user, Number(nice) > getPriority()]).toEqual([NOBODY, true]);
    await pool.close();
    await until(async () => all().length === 0, 'the end of the worker');
  },
);

test('a connection that the API has closed since the last render is not used again', async () => {
  await open();
  const url = `/asks?url=${built.site(1).apiInternalUrl}`;
  expect((await rendered(url)).data).toBe(200);
  api.closeAllConnections();
  await wait(100);
  expect((await rendered(url)).data).toBe(200);
});

test('the API is told which request a render is for, and of one in advance none', async () => {
  const ids: unknown[] = [];
  api.on('request', ({ headers }) => ids.push(headers['x-request-id']));
  await open();
  const url = `/asks?url=${built.site(1).apiInternalUrl}`;
  const of = (id: string) => withRequestId(id, () => rendered(url));
  await Promise.all([of('visit-0000000001'), of('visit-0000000002')]);
  await rendered(url);
  expect(ids).toEqual(['visit-0000000001', 'visit-0000000002', undefined]);
});

test("a render that throws is the visitor's alone", async () => {
  await open();
  const { worker } = await state();
  await expect(rendered('/throws')).rejects.toThrow(
    /^the loader failed \(server\/index\.js:\d+:\d+\)$/,
  );
  await expect(rendered('/throws-answer')).rejects.toThrow(/^answer 500$/);
  expect((await state()).worker).toBe(worker);
});

test('a late render gives up by itself and leaves its worker alive', async () => {
  await open({ limitMs: 2_000 });
  const { worker } = await state();
  await expect(rendered('/slow?ms=600000')).rejects.toThrow('late: more than 2000 ms');
  expect((await state()).worker).toBe(worker);
});

test('the time of a render counts from its start: none is ended for having waited', async () => {
  const limitMs = 3_000;
  await open({ limitMs });
  const { worker } = await state();
  // Together longer than the limit.
  const slow = Array.from({ length: 8 }, () => rendered(`/slow?ms=${limitMs / 7}`));
  await expect(Promise.all(slow)).resolves.toHaveLength(8);
  expect(await state()).toMatchObject({ worker, renders: 2 });
  expect(pool.counters).toMatchObject({ deaths: 0, waiting: 0, busy: 0 });
});

test('a render that hangs is ended with its worker, and a new one takes over, warm', async () => {
  await open({ limitMs: 2_000 });
  const { worker } = await state();
  await expect(rendered('/hangs')).rejects.toThrow('hung: more than 3000 ms');
  const next = await state();
  expect(next.worker).not.toBe(worker);
  expect(next.renders).toBe(1);
  expect(lines).toEqual(['A render worker ended: signal SIGKILL']);
  expect(pool.counters.deaths).toBe(1);
});

test('a render that eats all memory ends its worker, not the process', async () => {
  await open();
  const { worker } = await state();
  await expect(rendered('/eats')).rejects.toThrow(/memory/i);
  expect((await state()).worker).not.toBe(worker);
});

test('what a remote leaves behind may end its worker, not the process', async () => {
  await open();
  const { worker } = await state();
  await rendered('/leaves-a-bomb');
  await until(() => lines.length > 0, 'a line');
  expect(lines).toEqual(['A render worker ended: Error: thrown after the render']);
  expect((await state()).worker).not.toBe(worker);
});

test('two compositions can be rendered side by side; a third takes the place of the one used longest ago', async () => {
  await open();
  const renders = async (composition: number) =>
    (await rendered('/state?n=1', composition)).data.renders;
  expect(await renders(1)).toBe(1);
  expect(await renders(2)).toBe(1);
  expect(await renders(1)).toBe(2);
  expect(await renders(3)).toBe(1);
  expect(await renders(1)).toBe(3);
  expect(await renders(2)).toBe(1);
});

test('a composition that cannot be rendered in advance is reported', async () => {
  await open();
  const site = { ...built.site(2), hostEntry: join(folder, 'host/server/missing.js') };
  await pool.prepare(site, '/environment');
  expect(lines).toEqual([
    expect.stringMatching(/^Composition 2 could not be .* in 1 of 1 workers: ENOENT/),
  ]);
  expect(await state()).toMatchObject({ renders: 1 });
});

test('a composition whose page waits for an API that never answers is served before that page ends', async () => {
  await open({ workers: 3 });
  // Longer than a test may take: this line would never end if it waited for the page.
  await pool.prepare(built.site(2), '/slow?ms=600000');
  expect((await rendered('/state?n=2', 2)).data.n).toBe('2');
});

/** Renders one page that takes `ms` by the clock of the pool. */
async function renderedIn(clock: { now: number }, ms: number, options?: RenderOptions) {
  const render = rendered(`/asks?url=${built.site(1).apiInternalUrl}/wait`, 1, options);
  await until(() => waiting.length > 0, 'a render that waits');
  clock.now += ms;
  await endOldest();
  await render;
}

test('what cannot be rendered in time is refused at once', async () => {
  const clock = { now: 0 };
  await open({ waitMs: 500, now: () => clock.now });
  for (let n = 0; n < 3; n += 1) await renderedIn(clock, 200);
  const asked = Array.from({ length: 10 }, endless);
  const ends = Promise.allSettled(asked);
  // Before any of them is rendered: one runs, and one is the next.
  await until(() => pool.counters.owners['']?.refused === 8, 'what is refused');
  expect(pool.counters).toMatchObject({ busy: 1, waiting: 1 });
  await endOldest();
  await endOldest();
  const reasons = (await ends).flatMap((end) =>
    end.status === 'rejected' ? [end.reason.name] : [],
  );
  expect(reasons).toEqual(new Array(8).fill('QueueFullError'));
  expect(pool.counters.owners['']).toMatchObject({ rendered: 5, hung: 0 });
});

test('however long renders take, one may wait for its turn', async () => {
  const clock = { now: 0 };
  await open({ waitMs: 50, now: () => clock.now });
  for (let n = 0; n < 3; n += 1) await renderedIn(clock, 200);
  const ends = Promise.allSettled([1, 2, 3].map(endless));
  await endOldest();
  await endOldest();
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('what has waited longer than a visitor does leaves its turn to a later one', async () => {
  const clock = { now: 0 };
  await open({ waitMs: 600, usualMs: 100, now: () => clock.now });
  for (let n = 0; n < 3; n += 1) await renderedIn(clock, 20);
  // The estimate is of quick ones: all of them are let in.
  const ends = Promise.allSettled(Array.from({ length: 5 }, endless));
  for (const ms of [300, 300, 300]) {
    await until(() => waiting.length > 0, 'a render that waits');
    clock.now += ms;
    await endOldest();
  }
  const answers = await ends;
  const was = answers.map(({ status }) => status);
  expect(was).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(answers[2]).toMatchObject({ reason: { name: 'QueueFullError' } });
});

test('what a first page took, with its code, is expected of none that follow', async () => {
  const clock = { now: 0 };
  await open({ waitMs: 300, now: () => clock.now });
  const first = { owner: 'desk 1' };
  await renderedIn(clock, 1_000, first);
  const url = `/asks?url=${built.site(1).apiInternalUrl}/wait`;
  const asked = [1, 2, 3].map(() => rendered(url, 1, first));
  for (const _ of asked) await endOldest();
  await expect(Promise.all(asked)).resolves.toHaveLength(3);
});

test('a remote that hangs leaves a worker to the others, and is then left alone', async () => {
  await open({ workers: 2, limitMs: 3_000 });
  const owner = 'shop 1';
  await rendered('/state?n=1', 1, { owner });
  const hanging = Array.from({ length: 4 }, () => rendered('/hangs', 1, { owner }));
  let stillHangs = true;
  const ends = Promise.allSettled(hanging);
  void Promise.race(hanging).catch(() => {
    stillHangs = false;
  });
  await until(() => pool.counters.busy === 1, 'a render that hangs');
  for (let n = 0; n < 5; n += 1) await rendered('/state?n=1', 1, { owner: 'desk 1' });
  expect(stillHangs).toBe(true);
  const names = (await ends).map((end) => end.status === 'rejected' && end.reason.name);
  expect(names).toEqual(['HungError', 'HungError', 'BreakerOpenError', 'BreakerOpenError']);
  await expect(rendered('/state', 1, { owner })).rejects.toThrow(`broken: ${owner}`);
  expect((await rendered('/state?n=3', 1, { owner: 'desk 1' })).data.n).toBe('3');
});

test('renders in advance wait for a free worker, and hold up no visitor', async () => {
  await open({ workers: 2, waitMs: 500 });
  await rendered('/slow?ms=100');
  const inAdvance = Array.from({ length: 20 }, () =>
    rendered('/slow?ms=100', 1, { owner: 'shop 1', inAdvance: true }),
  );
  let allDone = false;
  const all = Promise.all(inAdvance).finally(() => {
    allDone = true;
  });
  await rendered('/slow?ms=100', 1, { owner: 'shop 1' });
  expect(allDone).toBe(false);
  await expect(all).resolves.toHaveLength(20);
});
