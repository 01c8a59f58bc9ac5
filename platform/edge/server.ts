import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const GRACE_MS = 3_000;
const SWEEP_MS = 50;

/** Status line for a request that cannot be read, by Node's error code. */
const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export interface RunningServer {
  port: number;
  /** Finishes open requests, then resolves; those that take longer than a few seconds are cut off. */
  close: () => Promise<void>;
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
): Promise<RunningServer> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, listener);
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    else socket.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close: () => closeGracefully(server) });
    });
  });
}
