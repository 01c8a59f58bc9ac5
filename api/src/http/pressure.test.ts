import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorSchema } from '../../contract/common.ts';
import { sampleDatabase } from '../../testing/sample-database.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createMetrics } from './metrics.ts';

const MOST_LATE_MS = 500;
/** Once with less than twice as much, as for what takes long by itself; then with more, as for a process that is overrun. */
const [LONG_MS, OVERRUN_MS] = [800, 1_200];

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

  /** Nothing but work, while somebody asks. */
  async function overload(turns: number, blockedMs: number) {
    for (let turn = 0; turn < turns; turn += 1) {
      void ask('/healthz');
      // Without a rest: each short turn of the loop would halve the mean of a sample.
      await setImmediate();
      block(blockedMs);
      await setImmediate();
    }
  }

  test('answers the first requests after a start that left no turn to anything else', async () => {
    // All of a sample: no lateness is known then, but that it has no end.
    block(4 * MOST_LATE_MS);
    await setImmediate();
    const answers = await Promise.all([page(), page()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('turns requests away with a time to come again, answers probes, and recovers', async () => {
    while ((await page()).statusCode !== 200) await sleep(100);
    await overload(1, LONG_MS);
    expect((await page()).statusCode).toBe(200);
    const answered = () =>
      Promise.all([
        page(),
        ask('/api/orders', 'POST'),
        ask('/api/nothing'),
        ask('/healthz'),
        ask('/readyz'),
      ]);
    let shed = 0;
    let answers: Awaited<ReturnType<typeof answered>>;
    // A moment that another process takes from this one is a rest to it: an overload that lasts has more than one.
    for (let round = 1; ; round += 1) {
      await overload(4, OVERRUN_MS);
      answers = await answered();
      const away = answers.filter(({ statusCode }) => statusCode === 503).length;
      shed += away;
      if (away >= 3 || round === 8) break;
    }
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

    await sleep(3 * MOST_LATE_MS);
    expect((await page()).statusCode).toBe(200);
  });
});
