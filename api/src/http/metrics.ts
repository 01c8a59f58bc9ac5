import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../database/database.ts';

/** Seconds; the database gives a query up after 15. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface Metrics {
  /** What Prometheus is answered. */
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Requests that were turned away because there was too much to do. */
  shed: Counter;
}

/** Makes the metrics of a process: its own, requests, and connections of a database that counts them. */
export function createMetrics(connections?: () => ConnectionCounts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (connections) {
    new Gauge({
      name: 'api_database_connections',
      help: 'Connections to the database that are busy or idle, and queries waiting for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
  const requests = new Histogram({
    name: 'api_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const shed = new Counter({
    name: 'api_requests_shed_total',
    help: 'Requests that were turned away because the process could not keep up',
    registers,
  });
  return { registry, requests, shed };
}

/** Observes every request. Its route's pattern stands for its address, of which there is no end. */
export function registerMetrics(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(statusCode) };
    requests.observe(labels, elapsedTime / 1_000);
  });
}
