import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below those that systems give to connections by themselves (32768 on Linux), above those of services. */
const [FIRST, END] = [10_240, 32_768];
const MOST_TRIES = 100;
const given = new Set();

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function freePort() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${MOST_TRIES} ports is free`);
}
