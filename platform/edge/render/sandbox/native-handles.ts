import net from 'node:net';
import process from 'node:process';
import { lock } from './lock.ts';

/** What Node's socket does its work by; not part of its public types. */
type Handle = Record<string, (...args: unknown[]) => number>;

const { apply } = Reflect;
/** `EACCES` as libuv answers it: Node makes an error of it. */
const REFUSED = -13;

const handleOf = (socket: unknown) => (socket as { _handle?: Handle | null })._handle ?? undefined;

/** A socket that is about to connect has its handle at once; the port is one where nothing answers, on this machine. */
function systemSocket(): Handle | undefined {
  const socket = net.connect({ host: '127.0.0.1', port: 9 });
  socket.on('error', () => undefined);
  const handle = handleOf(socket);
  socket.destroy();
  return handle;
}

/**
 * Restricts what lies below Node's sockets: whoever gets hold of one finds the system's own connection in it, with a
 * method of its own to connect by. Called before any foreign code runs.
 */
export function refuseHandles(lets: (address: unknown, port: unknown) => boolean): void {
  // Pipes where they are such: their handles could open any socket by its path.
  const handles = [systemSocket(), handleOf(process.stdout), handleOf(process.stderr)];
  const prototypes = new Set(handles.flatMap((one) => (one ? [Object.getPrototypeOf(one)] : [])));
  for (const prototype of prototypes as Set<Handle>) {
    for (const name of ['connect', 'connect6']) {
      const connect = prototype[name];
      if (!connect) continue;
      lock(
        prototype,
        name,
        function (this: Handle, request: unknown, address: unknown, port: unknown) {
          // Texts and numbers are what they were when the call is made.
          const plain = typeof address === 'string' && typeof port === 'number';
          return plain && lets(address, port)
            ? apply(connect, this, [request, address, port])
            : REFUSED;
        },
      );
    }
    for (const name of ['bind', 'bind6', 'listen', 'open']) {
      if (prototype[name]) lock(prototype, name, () => REFUSED);
    }
  }
}
