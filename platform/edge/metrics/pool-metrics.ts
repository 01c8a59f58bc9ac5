import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolCounters } from '../render/pool.ts';
import { lastVersions } from './last-versions.ts';

const WHOSE = ['remote', 'version'] as const;
const RESULTS = ['rendered', 'failed', 'hung', 'refused', 'broken'] as const;

/** Adds what the render workers count, which is read whenever Prometheus asks. */
export function addPoolMetrics(registry: Registry, pool: () => PoolCounters): void {
  const registers = [registry];

  /** By version; the pool's owners are named "<remote> <version>", and what belongs to none has no name. */
  function owners() {
    const all = Object.entries(pool().owners).map(([name, counts]) => {
      const [remote = '', version = ''] = name.split(' ');
      return { remote, version, counts };
    });
    return lastVersions(all.filter(({ remote }) => remote !== ''));
  }

  new Counter({
    name: 'edge_renders_total',
    help: 'Renders by remote, version and result; refused for want of room, broken by an open breaker',
    labelNames: [...WHOSE, 'result'],
    registers,
    collect() {
      this.reset();
      for (const { remote, version, counts } of owners())
        for (const result of RESULTS) this.inc({ remote, version, result }, counts[result]);
    },
  });
  new Counter({
    name: 'edge_render_seconds_total',
    help: 'Seconds of renders by remote, version and stage: waiting or rendering',
    labelNames: [...WHOSE, 'stage'],
    registers,
    collect() {
      this.reset();
      for (const { remote, version, counts } of owners()) {
        this.inc({ remote, version, stage: 'waiting' }, counts.waitedMs / 1_000);
        this.inc({ remote, version, stage: 'rendering' }, counts.renderMs / 1_000);
      }
    },
  });
  new Gauge({
    name: 'edge_render_breaker_open',
    help: '1 while a version of a remote is not rendered, or only tried, because it kept failing',
    labelNames: WHOSE,
    registers,
    collect() {
      this.reset();
      for (const { remote, version, counts } of owners())
        this.set({ remote, version }, counts.breaker === 'closed' ? 0 : 1);
    },
  });
  new Gauge({
    name: 'edge_render_workers',
    help: 'Render workers by state: busy, or all',
    labelNames: ['state'],
    registers,
    collect() {
      const { workers, busy } = pool();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'all' }, workers);
    },
  });
  new Gauge({
    name: 'edge_render_queue',
    help: 'Renders that wait for a worker',
    registers,
    collect() {
      this.set(pool().waiting);
    },
  });
  new Counter({
    name: 'edge_render_worker_deaths_total',
    help: 'Render workers that ended without being asked to',
    registers,
    collect() {
      this.reset();
      this.inc(pool().deaths);
    },
  });
}
