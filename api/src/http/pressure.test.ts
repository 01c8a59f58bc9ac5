import type { EventLoopMonitorOptions } from 'node:perf_hooks';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorSchema } from '../../contract/common.ts';
import { sampleDatabase } from '../../testing/sample-database.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createMetrics } from './metrics.ts';

/** How late the loop is said to be, in milliseconds; without it as late as it is. */
let saidLateMs: number | undefined;
// How late a loop really is depends on what else the machine does.
jest.mock('node:perf_hooks', () => {
  const real = jest.requireActual<typeof import('node:perf_hooks')>('node:perf_hooks');
  return {
    ...real,
    monitorEventLoopDelay: (options: EventLoopMonitorOptions) =>
      new Proxy(real.monitorEventLoopDelay(options), {
        get(histogram, name) {
          if (name === 'mean' && saidLateMs !== undefined) return saidLateMs * 1e6;
          const value = Reflect.get(histogram, name, histogram);
          return typeof value === 'function' ? value.bind(histogram) : value;
        },
      }),
  };
});

const MOST_LATE_MS = 500;

/** Keeps the process from anything else, as too much work does. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('a process that cannot keep up', () => {
  const metrics = createMetrics();
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await sampleDatabase();
    app = await buildApp({
      db: database.db,
      corsOrigins: ['http://localhost:3000'],
      metrics,
      mostLateMs: MOST_LATE_MS,
    });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  // Through no sockets, which would take turns of the blocked loop.
  const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { origin: 'http://localhost:3000' } });
  const page = () => ask('/api/products?page_size=1');

  test('answers the first requests after a start that left no turn to anything else', async () => {
    // All of a sample: no lateness is known then, but that it has no end.
    block(4 * MOST_LATE_MS);
    await setImmediate();
    const answers = await Promise.all([page(), page()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('turns requests away with a time to come again, answers probes, and recovers', async () => {
    saidLateMs = 0;
    await sleep(4 * MOST_LATE_MS);
    // A single piece of work that takes long.
    saidLateMs = 800;
    await sleep(2 * MOST_LATE_MS);
    expect((await page()).statusCode).toBe(200);
    saidLateMs = 0;
    await sleep(4 * MOST_LATE_MS);
    // More of it than can be done.
    saidLateMs = 1_200;
    while ((await page()).statusCode === 200) await sleep(100);
    const answers = await Promise.all([
      page(),
      ask('/api/orders', 'POST'),
      ask('/api/nothing'),
      ask('/healthz'),
      ask('/readyz'),
    ]);
    const shed = 1 + answers.filter(({ statusCode }) => statusCode === 503).length;
    const [products, order, nothing, alive, ready] = answers;
    for (const answer of [products, order, nothing]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      // The page that asked may read it.
      expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:3000');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(errorSchema.strict().parse(answer.json())).toEqual({
        code: 'unavailable',
        message: 'Very many people are here at the moment: try again in a few seconds',
      });
    }
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 200]);
    expect(await metrics.registry.metrics()).toContain(`api_requests_shed_total ${shed}\n`);

    saidLateMs = 0;
    await sleep(3 * MOST_LATE_MS);
    expect((await page()).statusCode).toBe(200);
  });
});
