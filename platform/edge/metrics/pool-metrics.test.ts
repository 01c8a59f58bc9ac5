import { Registry } from 'prom-client';
import type { PoolCounters } from '../render/pool.ts';
import { addPoolMetrics } from './pool-metrics.ts';

const OWNER = {
  rendered: 7,
  failed: 2,
  hung: 1,
  refused: 4,
  broken: 3,
  renderMs: 2_500,
  waitedMs: 500,
  breaker: 'open' as const,
};

test('what the workers count is shown by remote and version, as it is when Prometheus asks', async () => {
  let waiting = 5;
  const registry = new Registry();
  addPoolMetrics(registry, () => ({
    ...({ workers: 3, alive: 3, busy: 2, deaths: 1 } as PoolCounters),
    waiting,
    owners: { 'catalog 1.0.0-0000000a': OWNER, '': { ...OWNER, rendered: 99 } },
  }));
  await registry.metrics();
  waiting = 6;
  const text = await registry.metrics();
  const whose = 'remote="catalog",version="1.0.0-0000000a"';
  for (const line of [
    `edge_renders_total{${whose},result="rendered"} 7`,
    `edge_renders_total{${whose},result="broken"} 3`,
    `edge_render_seconds_total{${whose},stage="rendering"} 2.5`,
    `edge_render_seconds_total{${whose},stage="waiting"} 0.5`,
    `edge_render_breaker_open{${whose}} 1`,
    'edge_render_workers{state="busy"} 2',
    'edge_render_queue 6',
    'edge_render_worker_deaths_total 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toContain('99');
});
