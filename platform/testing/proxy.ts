import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut off, as a network is: nothing arrives, and neither end learns of it. */
export interface Way {
  port: number;
  cutOff: () => void;
  restore: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port and passes everything on to `to`. */
export async function startProxy(to: URL): Promise<Way> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => !isCut && other.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (!isCut) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cutOff: () => {
      isCut = true;
    },
    restore: () => {
      isCut = false;
      // What was lost in between is lost: such connections are of no use any more.
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
