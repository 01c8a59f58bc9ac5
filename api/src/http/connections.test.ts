import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sampleDatabase } from '../../testing/sample-database.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createLogger } from './logging.ts';

const LIMITS = { headersMs: 300, requestMs: 600, checkMs: 50, idleMs: 1_000, connections: 20 };
/** All limits, and what a busy machine takes. */
const OVER_MS = 5_000;

const faults: string[] = [];
let app: FastifyInstance;
let port = 0;
let database: OpenDatabase;
beforeAll(async () => {
  database = await sampleDatabase();
  const logger = createLogger('error', { write: (line) => faults.push(line) });
  app = await buildApp({ db: database.db, corsOrigins: [], limits: LIMITS, logger });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** A connection that is given what is sent a byte at a time, and what came back on it until it was closed. */
function slow(text: string, everyMs = 40): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const bytes = [...text];
  const timer = setInterval(() => socket.writable && socket.write(bytes.shift() ?? ''), everyMs);
  let got = '';
  socket.on('data', (data) => {
    got += data.toString();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(got);
    });
  });
  return { socket, ended };
}

const inTime = (ended: Promise<string>) =>
  Promise.race([ended, sleep(OVER_MS, 'still open', { ref: false })]);

const HEAD = `GET /healthz HTTP/1.1\r\nhost: api\r\nx-long: ${'x'.repeat(500)}`;
const BODY = `POST /api/orders/price HTTP/1.1\r\nhost: api\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n`;

test.each([
  ['says nothing', ''],
  ['sends its head byte by byte', HEAD],
])('a client that %s is let go, and others are answered', async (_, text) => {
  const clients = Array.from({ length: 10 }, () => slow(text));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const answers = await Promise.all(clients.map(({ ended }) => inTime(ended)));
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1.1 408 |$)/);
});

test('a body that comes byte by byte is not waited for', async () => {
  const { socket, ended } = slow('{"lines":[', 100);
  socket.write(BODY);
  expect(await inTime(ended)).toMatch(
    /^HTTP\/1.1 408 [\s\S]*nosniff[\s\S]*"code":"invalid_request"/,
  );
});

test('a client that went away without a word holds nothing', async () => {
  const { socket, ended } = slow('');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.end();
  expect(await inTime(ended)).toMatch(/^(?:HTTP\/1.1 4|$)/);
});

test('a client that goes away in the middle of its body is no fault of ours', async () => {
  const clients = Array.from({ length: 5 }, () => slow(''));
  for (const { socket } of clients) {
    socket.write(`${BODY}{"lines":[`, () => setTimeout(() => socket.destroy(), 50));
  }
  await Promise.all(clients.map(({ ended }) => inTime(ended)));
  await sleep(100);
  expect(faults).toEqual([]);
});

test('more connections than there may be are closed as they come', async () => {
  const clients = Array.from({ length: 40 }, () => slow(''));
  await Promise.all(clients.map(({ ended }) => inTime(ended)));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a client that takes nothing of what it asks for is let go', async () => {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const taken = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const asks = `GET /api/products?page_size=100 HTTP/1.1\r\nhost: api\r\n\r\n`;
  client.pause().write(asks.repeat(100));
  try {
    const held = await taken;
    const ended = new Promise<string>((resolve) => held.once('close', () => resolve('let go')));
    expect(await inTime(ended)).toBe('let go');
  } finally {
    client.destroy();
  }
});
