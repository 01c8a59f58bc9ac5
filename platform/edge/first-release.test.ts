import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { openRegistry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder } from '../testing/artifacts.ts';
import { ask } from '../testing/http.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { until } from '../testing/until.ts';

const EDGE = join(process.cwd(), 'platform/dist/edge.mjs');
const LIMIT_MS = 120_000;
/** By then an edge with a release would have answered. */
const NOTICED_MS = 2_000;

async function withEdgeProcess(
  work: (edge: { child: ChildProcess; port: number }) => Promise<void>,
  dataDir: string,
): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [EDGE], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await work({ child, port });
  } finally {
    child.kill('SIGKILL');
  }
}

const refused = (port: number) =>
  ask(port, '/').then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code,
  );

test(
  'an edge that still reads its first release has its port closed, so that nobody is sent to it',
  () =>
    inTemporaryFolder(async (dataDir) => {
      const registry = openRegistry(dataDir);
      await releaseUnchecked(registry, [hostArtifact()]);
      const state = join(registry.root, 'channels/stable/1.json');
      await rename(state, `${state}.kept`);
      // Who reads it waits for ever.
      execFileSync('mkfifo', [state]);
      await withEdgeProcess(async ({ port }) => {
        // Resolves once the edge has begun to read.
        const read = await open(state, 'w');
        for (const end = performance.now() + NOTICED_MS; performance.now() < end; await wait(50)) {
          expect(await refused(port)).toBe('ECONNREFUSED');
        }
        await rename(state, `${state}.gone`);
        await rename(`${state}.kept`, state);
        await read.writeFile('{}');
        await read.close();
        await until(async () => (await refused(port)) === 200, 'the page', LIMIT_MS);
      }, dataDir);
      await rm(`${state}.gone`);
    }),
  2 * LIMIT_MS,
);

test(
  'an edge without any release listens, and says so',
  () =>
    inTemporaryFolder((dataDir) =>
      withEdgeProcess(async ({ port }) => {
        await until(async () => (await refused(port)) === 503, 'the notice', LIMIT_MS);
        expect((await ask(port, '/readyz')).status).toBe(503);
        expect((await ask(port, '/')).headers['retry-after']).toBeDefined();
      }, dataDir),
    ),
  2 * LIMIT_MS,
);
