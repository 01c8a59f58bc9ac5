import { Registry } from 'prom-client';
import { createFailureLog } from '../render/failures.ts';
import { createPageCounts } from '../render/page-counts.ts';
import { addPageMetrics } from './page-metrics.ts';

const CATALOG = { name: 'catalog', version: '1.0.0-0000000a' };

test('answers and failures are shown by remote and version, as they are when Prometheus asks', async () => {
  const pages = createPageCounts();
  const failures = createFailureLog(() => {});
  const registry = new Registry();
  addPageMetrics(registry, () => ({ answers: pages.all, failures: failures.counts, kept: 3 }));
  pages.add(CATALOG, 'cached');
  failures.record(CATALOG, new Error('late: more than 300 ms'));
  await registry.metrics();
  pages.add(CATALOG, 'cached');
  for (let version = 1; version <= 1_000; version += 1)
    pages.add({ name: 'auth', version: String(version) }, 'unrendered');
  const text = await registry.metrics();
  const whose = 'remote="catalog",version="1.0.0-0000000a"';
  for (const line of [
    `edge_pages_total{${whose},kind="cached"} 2`,
    'edge_pages_total{remote="auth",version="1000",kind="unrendered"} 1',
    `edge_render_failures_total{${whose},reason="late"} 1`,
    'edge_pages_kept 3',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text.match(/remote="auth"/g)).toHaveLength(4);
});
