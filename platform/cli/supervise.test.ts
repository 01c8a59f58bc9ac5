import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { requireFreePorts } from './ports.ts';
import { supervise } from './supervise.ts';

/** Appends a line to a file on every start, then does what `then` says. */
const script = (then: string) => `
require('node:fs').appendFileSync(process.argv[2], 'started\\n');
${then}`;

async function withScript(
  then: string,
  work: (args: string[], starts: () => Promise<number>) => Promise<void>,
) {
  await inTemporaryFolder(async (folder) => {
    const file = join(folder, 'child.cjs');
    const log = join(folder, 'log');
    await writeFile(file, script(then));
    await writeFile(log, '');
    await work([file, log], async () => (await readFile(log, 'utf8')).split('\n').length - 1);
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

const base = { name: 'child', env: {}, firstPauseMs: 5 };

test('a process that dies is started again, and ends when it is told to', () =>
  withScript('setInterval(() => {}, 1000);', async (args, starts) => {
    const lines: string[] = [];
    const child = supervise({ ...base, args, say: (line) => lines.push(line) });
    await until(async () => (await starts()) === 1);
    child.kill();
    await until(async () => (await starts()) === 2);
    expect(lines).toEqual([
      expect.stringContaining('The child was ended by SIGKILL. Starting it again'),
    ]);
    await child.stop();
    await wait(50);
    expect(await starts()).toBe(2);
    expect(lines).toHaveLength(1);
  }));

test('a process that dies at once, five times in a row, is given up', () =>
  withScript('process.exit(3);', async (args, starts) => {
    const child = supervise({ ...base, args, say: () => undefined });
    await expect(child.failure).rejects.toThrow('The child ended with code 3, 5 times in a row');
    expect(await starts()).toBe(5);
    await child.stop();
  }));

test('a process that was ready once is started again however often it dies', () =>
  withScript('process.exit(3);', async (args, starts) => {
    const child = supervise({ ...base, args, say: () => undefined, mostQuickDeaths: 2 });
    child.keepTrying();
    const givenUp = child.failure.catch((error: Error) => error.message);
    await Promise.race([givenUp, until(async () => (await starts()) > 3)]);
    expect(await starts()).toBeGreaterThan(3);
    await child.stop();
  }));

test('a process whose variables are wrong is given up at once', () =>
  withScript('process.exit(2);', async (args, starts) => {
    const child = supervise({ ...base, args, say: () => undefined });
    await expect(child.failure).rejects.toThrow('The child cannot run like this');
    expect(await starts()).toBe(1);
    await child.stop();
  }));

test('a busy port is named with the process that has it and the variable that changes it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const check = (other: number, root: string) =>
    requireFreePorts(
      [
        { variable: 'PORT', port },
        { variable: 'API_PORT', port: other },
      ],
      '127.0.0.1',
      root,
    );
  try {
    await expect(check(port, '/elsewhere')).rejects.toThrow(`PORT and API_PORT are both ${port}`);
    const by = `in use by process ${process.pid} (`;
    await expect(check(port, '/elsewhere')).rejects.toThrow(`Port ${port} is ${by}`);
    await expect(check(port, '/elsewhere')).rejects.toThrow('). Choose another with PORT: PORT=');
    // Started in the project's folder, but none of its processes.
    await expect(check(port, process.cwd())).rejects.toThrow(`Port ${port} is ${by}`);
  } finally {
    server.close();
  }
});

test('an address that this machine does not have is named with its variable', async () => {
  const check = requireFreePorts([{ variable: 'PORT', port: 0 }], '203.0.113.9', '/');
  await expect(check).rejects.toThrow('HOST=203.0.113.9: this machine cannot listen there');
});
