import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveSite } from '../live-site.ts';
import type { PoolCounters } from '../render/pool.ts';
import { addPageMetrics, type PageCounters } from './page-metrics.ts';
import { addPoolMetrics } from './pool-metrics.ts';

/** Seconds: from a page out of the cache to one that was waited for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What an address is of; a page when it is none of the others. */
export type AddressKind = 'file' | 'picture' | 'machine' | 'page';

interface Served {
  kind: AddressKind;
  status: number;
  seconds: number;
  /** Whose page it was. */
  remote: string | undefined;
}

interface Sources {
  live: LiveSite;
  pool?: () => PoolCounters;
  pages?: () => PageCounters;
}

/** Metrics of an edge. No label has more values than there are kinds, remotes and versions that serve. */
export function createEdgeMetrics({ live, pool, pages }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by kind of address, remote and status',
    labelNames: ['kind', 'remote', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'edge_live_version',
    help: '1 for each version that this edge serves',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      const site = await live();
      this.reset();
      if (!site) return;
      const { host, remotes } = site.page;
      for (const { name, version } of [{ name: 'host', ...host }, ...remotes])
        this.set({ app: name, version }, 1);
    },
  });
  if (pool) addPoolMetrics(registry, pool);
  if (pages) addPageMetrics(registry, pages);
  return {
    contentType: registry.contentType,
    metrics: () => registry.metrics(),
    /** Counts an answer that has ended. */
    observe({ kind, status, seconds, remote = 'none' }: Served): void {
      requests.observe({ kind, remote, status }, seconds);
    },
  };
}
export type EdgeMetrics = ReturnType<typeof createEdgeMetrics>;
