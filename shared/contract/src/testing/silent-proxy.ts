import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut off, as a network is: nothing arrives, and neither end learns of it. */
export interface Way {
  port: number;
  /** Nothing passes any more, through connections that are open and through new ones. */
  cutOff: () => void;
  /** All passes again; connections of before break off. */
  restore: () => void;
  /** New connections pass; those that are open stay silent for ever. */
  forget: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port and passes everything on to `to`. */
export async function startProxy(to: URL): Promise<Way> {
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  let isCut = false;
  const passes = (socket: Socket) => !isCut && !lost.has(socket);
  const server = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => passes(from) && other.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (passes(from)) other.destroy();
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
    forget: () => {
      isCut = false;
      for (const socket of sockets) lost.add(socket);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same address of a server, by way of a proxy. */
export function through({ port }: Way, address: string): string {
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
