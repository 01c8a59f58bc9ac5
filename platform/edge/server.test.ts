import { Agent, createServer, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../testing/http.ts';
import { until } from '../testing/until.ts';
import { listen } from './server.ts';

/** A server whose answers to `/slow` take as long as told. */
const open = (slowMs: number) =>
  listen(
    async (request, response) => {
      if (request.url === '/slow') await wait(slowMs);
      response.end('done');
    },
    0,
    'localhost',
  );

test('it serves on for as long as it was told to, and asks clients to come by another connection', async () => {
  const server = await open(0);
  expect(
    (await ask(server.port, '/', { headers: { connection: 'keep-alive' } })).headers.connection,
  ).toBe('keep-alive');
  const closed = server.close(200);
  await wait(50);
  const late = await ask(server.port, '/', { headers: { connection: 'keep-alive' } });
  expect([late.body, late.headers.connection]).toEqual(['done', 'close']);
  await closed;
  await expect(ask(server.port, '/')).rejects.toThrow('ECONNREFUSED');
});

test('what is under way ends before it closes', async () => {
  const server = await open(300);
  const answer = ask(server.port, '/slow');
  await wait(50);
  const closing = performance.now();
  await server.close();
  expect((await answer).body).toBe('done');
  expect(performance.now() - closing).toBeGreaterThan(200);
});

test('a connection that waits for nothing does not hold it', async () => {
  const server = await open(0);
  const agent = new Agent({ keepAlive: true });
  await new Promise((done) => {
    get({ port: server.port, agent }, (response) => response.resume().once('end', done));
  });
  const closing = performance.now();
  await server.close();
  expect(performance.now() - closing).toBeLessThan(1_000);
  agent.destroy();
});

test('a port that is in use is the error of the system', async () => {
  const taken = createServer().listen(0, 'localhost');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  await expect(listen(() => undefined, port, 'localhost')).rejects.toThrow('EADDRINUSE');
  taken.close();
});

test.each([
  ['says nothing', ''],
  ['sends its head byte by byte', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(500)}`],
  ['sends its body byte by byte', `POST / HTTP/1.1\r\nhost: edge\r\ncontent-length: 900\r\n\r\n`],
])('a client that %s is let go, and others are answered meanwhile', async (_, text) => {
  const limits = { headersMs: 300, requestMs: 500, checkMs: 50, idleMs: 5_000, connections: 30 };
  const server = await listen(
    (request, response) => request.resume().once('end', () => response.end('done')),
    0,
    '127.0.0.1',
    limits,
  );
  const whole = text.endsWith('\r\n\r\n');
  const clients = Array.from({ length: 10 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    const bytes = whole ? [] : [...text];
    if (whole) socket.write(text);
    const timer = setInterval(() => socket.writable && socket.write(bytes.shift() ?? 'x'), 40);
    if (!text) clearInterval(timer);
    return new Promise((done) =>
      socket.resume().once('close', () => {
        clearInterval(timer);
        done('closed');
      }),
    );
  });
  expect((await ask(server.port, '/', { host: '127.0.0.1' })).body).toBe('done');
  const all = await Promise.race([Promise.all(clients), wait(5_000, 'open', { ref: false })]);
  expect(all).toEqual(Array(10).fill('closed'));
  await server.close();
});

test('a client that takes nothing of what it asks for is let go', async () => {
  const limits = { headersMs: 5_000, requestMs: 5_000, checkMs: 50, idleMs: 300, connections: 30 };
  const page = Buffer.alloc(1_000_000);
  const taken = new Set<Socket>();
  const server = await listen(
    ({ socket }, response) => {
      taken.add(socket);
      response.end(page);
    },
    ...([0, '127.0.0.1', limits] as const),
  );
  const clients = Array.from({ length: 10 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause().write('GET / HTTP/1.1\r\nhost: edge\r\n\r\n'.repeat(50));
    return socket;
  });
  try {
    await until(() => taken.size === clients.length, 'all are answered');
    await until(() => [...taken].every(({ destroyed }) => destroyed), 'all are let go', 5_000);
  } finally {
    for (const client of clients) client.destroy();
    await server.close();
  }
});
