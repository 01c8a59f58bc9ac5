import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a library for Prometheus keeps; prom-client's `Registry` is one. */
interface MetricsSource {
  contentType: string;
  metrics: () => Promise<string>;
}

export interface MetricsServer {
  /** The port that it listens on. */
  port: number;
  close: () => Promise<void>;
}

/**
 * Answers `/metrics` on a port of its own, so that no visitor reaches it. Rejects with the system's error
 * when it cannot listen, for example EADDRINUSE.
 */
export function serveMetrics(
  source: MetricsSource,
  port: number,
  host: string,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': source.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}
