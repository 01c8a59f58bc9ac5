import { Counter, Gauge, type Registry } from 'prom-client';
import type { FailureCount } from '../render/failures.ts';
import type { PageCount } from '../render/page-counts.ts';
import { lastVersions } from './last-versions.ts';

export interface PageCounters {
  answers: readonly PageCount[];
  failures: readonly FailureCount[];
  /** Pages in the cache. */
  kept: number;
}

/** Adds how pages were answered, which is read whenever Prometheus asks. */
export function addPageMetrics(registry: Registry, counters: () => PageCounters): void {
  const registers = [registry];
  new Counter({
    name: 'edge_pages_total',
    help: 'Pages by remote, version and kind: cached, rendered, last-good, or unrendered',
    labelNames: ['remote', 'version', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of lastVersions(counters().answers)) this.inc(labels, count);
    },
  });
  new Counter({
    name: 'edge_render_failures_total',
    help: 'Renders that came to nothing or too late for a visitor, by remote, version and reason',
    labelNames: ['remote', 'version', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of lastVersions(counters().failures)) this.inc(labels, count);
    },
  });
  new Gauge({
    name: 'edge_pages_kept',
    help: 'Pages in the cache',
    registers,
    collect() {
      this.set(counters().kept);
    },
  });
}
