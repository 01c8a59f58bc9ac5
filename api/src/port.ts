import { createServer } from 'node:net';
import { heldBy } from '@evmandi/contract/platform/port-holder';

/** The address is taken, or this process may not use it. */
export class PortError extends Error {}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this process',
  EADDRNOTAVAIL: 'cannot be used: HOST is no address of this machine',
  ENOTFOUND: 'cannot be used: HOST is unknown',
};

/** The one line for a person whose server cannot listen, or the error as it is. */
export function portError(
  error: NodeJS.ErrnoException,
  port: number,
  variable: 'API_PORT' | 'API_METRICS_PORT' = 'API_PORT',
): Error {
  const reason = REASONS[error.code ?? ''];
  if (!reason) return error;
  const by = error.code === 'EADDRINUSE' ? heldBy(port) : '';
  return new PortError(`Port ${port} ${reason}${by}: free it, or set ${variable} to another one.`, {
    cause: error,
  });
}

/** Finds out whether a server could listen, before the long work that comes first. Throws {@link PortError}. */
export async function checkPort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
