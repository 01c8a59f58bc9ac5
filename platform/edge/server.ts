import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What is under way may take so long; a supervisor waits a little longer. */
const GRACE_MS = 5_000;
const SWEEP_MS = 50;

/** What a client may take of this process's time and connections without asking for anything. */
export const LIMITS = {
  /** For the head of a request to arrive, from the opening of its connection on. */
  headersMs: 10_000,
  /** For all of a request. */
  requestMs: 30_000,
  /** How often both are looked at. */
  checkMs: 2_000,
  /** For nothing to move while an answer is made or taken: one who asks and does not read holds all that was made. */
  idleMs: 30_000,
  /** More are closed as they come: a load balancer goes elsewhere. */
  connections: 4_000,
};

/** Status line for a request that cannot be read, by Node's error code. */
const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export interface RunningServer {
  port: number;
  /**
   * Serves on for `noticeMs`, so that load balancers can learn of it, then takes no more requests, lets those
   * under way end, and resolves; those that take longer than five seconds are cut off.
   */
  close: (noticeMs?: number) => Promise<void>;
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      resolve();
    });
  });
}

/** Listens on a port; rejects with the system's error, for example EADDRINUSE. */
export function listen(
  listener: RequestListener,
  port: number,
  host: string,
  limits = LIMITS,
): Promise<RunningServer> {
  let closing = false;
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  };
  const server = createServer(options, (...both) => {
    // The client's next request comes by another connection, which a load balancer leads elsewhere.
    if (closing) both[1].setHeader('Connection', 'close');
    listener(...both);
  });
  server.timeout = limits.idleMs;
  server.keepAliveTimeout = 65_000;
  server.maxConnections = limits.connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    else socket.destroy();
  });

  async function close(noticeMs = 0): Promise<void> {
    closing = true;
    if (noticeMs > 0) await wait(noticeMs);
    await closeGracefully(server);
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close });
    });
  });
}
