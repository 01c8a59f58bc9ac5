import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { ask } from '../testing/http.ts';

const childFile = bundledChild('start-child');

interface Ports {
  port: number;
  apiPort: number;
  releasePort: number;
}

interface Started {
  child: ChildProcess;
  output: () => string;
  /** Waits for a text in the output. */
  said: (text: string) => Promise<void>;
  ended: Promise<number | null>;
}

function startIn(root: string, { port, apiPort, releasePort }: Ports, more = {}): Started {
  const child = spawn(process.execPath, [childFile(), root], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      RELEASE_PORT: String(releasePort),
      DATABASE_URL: '',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = async (text: string) => {
    while (!output.includes(text)) await wait(20);
  };
  return { child, output: () => output, said, ended };
}

/** Of the sample data. */
const ACCOUNTS = ['admin', 'staff', 'counter', 'stock', 'platform', 'dealer', 'customer'];

const pidOf = async (root: string, name: string) =>
  Number(await readFile(join(root, `${name}.pid`), 'utf8'));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// SEED-4
test(
  'start ships, serves, brings a dead process back, does without what does not compile, and one signal ends everything',
  () =>
    inTemporaryFolder(async (root) => {
      const ports = {
        port: await freePort(),
        apiPort: await freePort(),
        releasePort: await freePort(),
      };
      const { port } = ports;
      const first = startIn(root, ports);
      await first.said('Ctrl-C ends everything.');
      for (const line of ['Composition 1 is released:', `http://localhost:${port}`]) {
        expect(first.output()).toContain(line);
      }
      for (const name of ACCOUNTS)
        expect(first.output()).toMatch(new RegExp(`${name} +evmandi-${name} `));
      const held = createServer().listen(0, '127.0.0.1');
      await once(held, 'listening');
      const { port: metricsPort } = held.address() as AddressInfo;
      const metrics = { METRICS_PORT: metricsPort, API_METRICS_PORT: metricsPort };
      const busy = startIn(root, ports, metrics);
      expect(await busy.ended).toBe(1);
      expect(busy.output()).toContain(
        `Port ${port} is in use by this project's own edge, process ${await pidOf(root, 'edge')} (`,
      );
      held.close();
      expect(busy.output()).toContain(`Port ${metricsPort} is in use by process ${process.pid} (`);
      expect(busy.output()).toMatch(/Choose another with METRICS_PORT: METRICS_PORT=\d+\n/);
      expect(busy.output()).toContain(`METRICS_PORT and API_METRICS_PORT are both ${metricsPort}`);
      expect(busy.output()).toMatch(
        /Ctrl-C where it was started\. Choose another with PORT: PORT=/,
      );

      process.kill(await pidOf(root, 'edge'), 'SIGKILL');
      await first.said('The edge was ended by SIGKILL. Starting it again');
      while ((await ask(port, '/').catch(() => undefined))?.status !== 200) await wait(20);

      first.child.kill('SIGINT');
      expect(await first.ended).toBe(0);
      for (const name of ['server', 'edge', 'release'])
        expect(isRunning(await pidOf(root, name))).toBe(false);

      const broken = startIn(root, ports, { BROKEN: 'yes' });
      await broken.said('Ctrl-C ends everything.');
      expect(broken.output()).toContain('Building catalog failed: no such module');
      expect(broken.output()).toContain('catalog; catalog 1.0.0-0000000a stays live.');
      broken.child.kill('SIGHUP');
      expect(await broken.ended).toBe(0);

      // SEED-6
      const second = startIn(root, ports, { HOST: '0.0.0.0' });
      await second.said('Ctrl-C ends everything.');
      expect(second.output()).not.toContain('evmandi-');
      expect(second.output()).toContain('npm run users -- reset <username>');
      expect(second.output()).toContain('Releases: up to date.');
      second.child.kill('SIGKILL');
      await second.ended;
      const names = ['server', 'edge', 'release'];
      const pids = await Promise.all(names.map((name) => pidOf(root, name)));
      while (pids.some(isRunning)) await wait(20);
    }),
  120_000,
);
