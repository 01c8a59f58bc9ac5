import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { describeHolder, portHolder } from './port-holder.ts';

const LISTENER = `
  const server = require('node:net').createServer();
  server.listen(0, process.argv[1], () => console.log(server.address().port));
`;

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function listener(host: string): Promise<number> {
  child = spawn(process.execPath, ['-e', LISTENER, host], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = await new Promise<[Buffer]>((resolve) =>
    child?.stdout?.once('data', (data) => resolve([data])),
  );
  return Number(String(text));
}

test.each(['127.0.0.1', '::'])('the process that listens on %s is named', async (host) => {
  const port = await listener(host);
  const holder = portHolder(port);
  expect(holder?.pid).toBe(child?.pid);
  expect(holder?.command).toMatch(/ -e\s+const server = require/);
  expect(describeHolder({ pid: 7, command: 'nginx -g', folder: '/' })).toBe('process 7 (nginx -g)');
});

test('a port on which nothing listens has no holder', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  expect(portHolder(port)).toBeUndefined();
});
