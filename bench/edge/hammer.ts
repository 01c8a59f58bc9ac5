import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

export interface Rate {
  perSecond: number;
  /** Bytes of one answer's body. */
  bodyBytes: number;
}

interface Target {
  address: string;
  seconds: number;
  connections: number;
}

function requestFor({ hostname, host, pathname }: URL): Buffer {
  const lines = [`GET ${pathname} HTTP/1.1`, `Host: ${host || hostname}`, 'Accept-Encoding: br'];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}

/** Reads the head of an answer; throws for anything but a 200 of a stated length. */
function bodyLength(head: string): number {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`Not an answer to count:\n${head}`);
  }
  return Number(length);
}

/** Counts the answers on one connection: the next request goes out when an answer is there in whole. */
function converse(socket: Socket, request: Buffer, onAnswer: (bodyBytes: number) => void): void {
  let head = Buffer.alloc(0);
  let missing = 0;
  let body = 0;
  socket.on('data', (data) => {
    let rest = data;
    if (missing === 0) {
      head = Buffer.concat([head, rest]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      body = bodyLength(head.toString('latin1', 0, end));
      missing = body;
      rest = head.subarray(end + HEAD_END.length);
      head = Buffer.alloc(0);
    }
    missing -= rest.length;
    if (missing > 0) return;
    onAnswer(body);
    socket.write(request);
  });
  socket.write(request);
}

/** Asks for one address on several connections at once, as fast as it answers. */
export async function hammer({ address, seconds, connections }: Target): Promise<Rate> {
  const url = new URL(address);
  const request = requestFor(url);
  let answers = 0;
  let bodyBytes = 0;
  const sockets: Socket[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const connected = Array.from({ length: connections }, () => {
        const socket = connect(Number(url.port), url.hostname).setNoDelay(true);
        socket.once('error', reject);
        socket.once('connect', () => {
          try {
            converse(socket, request, (body) => {
              answers += 1;
              bodyBytes = body;
            });
          } catch (error) {
            reject(error as Error);
          }
        });
        return socket;
      });
      sockets.push(...connected);
      setTimeout(resolve, seconds * 1000);
    });
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return { perSecond: answers / seconds, bodyBytes };
}
