import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from '@evmandi/contract/platform/process-identity';

/** Starts the API as the command line does, says its id and lives on. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, [process.argv[1]], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;
const ENTRY = join(process.cwd(), 'api/dist/server.mjs');

let dataDir: string;
let parent: ChildProcess | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evmandi-parent-'));
});
afterAll(() => {
  parent?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const locks = () => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));

async function startBelowParent() {
  const { PATH } = process.env;
  parent = spawn(process.execPath, ['-e', PARENT, ENTRY], {
    env: { PATH, API_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SAMPLE_DATA: 'no' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    parent?.stdout?.once('data', (data) => resolve(Number(String(data))));
  });
  return { parent, api: identityOf(pid) };
}

/** The API is asked to end, so it does, and takes its lock with it. */
async function expectEnd(api: ReturnType<typeof identityOf>) {
  while (isAlive(api)) await sleep(20);
  expect(locks()).toEqual([]);
}

const FULL = Boolean(process.env.EVMANDI_FULL);

test.each(FULL ? [0, 50, 100, 150, 200] : [0, 100])(
  'killed %d ms after it started the API, its parent leaves neither process nor lock',
  async (moment) => {
    const { parent, api } = await startBelowParent();
    await sleep(moment);
    parent.kill('SIGKILL');
    await expectEnd(api);
  },
);

/** Each signal once in a run that is not the full one. */
const ofParent = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const ofApi = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

test.each(FULL ? ofParent : (['SIGKILL', 'SIGTERM'] as const))(
  'ended by %s while the API opens its database, its parent leaves neither process nor lock',
  async (signal) => {
    const { parent, api } = await startBelowParent();
    while (locks().length === 0) await sleep(5);
    parent.kill(signal);
    await expectEnd(api);
  },
);

test.each(FULL ? ofApi : (['SIGINT', 'SIGHUP'] as const))(
  'asked to end by %s while it opens its database, the API leaves no lock',
  async (signal) => {
    const { parent, api } = await startBelowParent();
    while (locks().length === 0) await sleep(5);
    process.kill(api.pid, signal);
    await expectEnd(api);
    parent.kill('SIGKILL');
  },
);
