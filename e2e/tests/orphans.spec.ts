import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { freePort } from '@evmandi/contract/testing/free-port';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { copyData, PROJECT } from '../support/process.ts';
import { processesIn, type RunningProcess } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';

/** Whatever ends a parent of `npm start`, all of it ends and no lock stays. No browser takes part. */

const FULL = Boolean(process.env.EVMANDI_FULL);
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const;
const LEVELS: Record<string, (process: RunningProcess) => boolean> = {
  npm: ({ command }) => /\bnpm/.test(command) && !command.includes('scripts/'),
  'scripts/start.mjs': ({ command }) => /^\S*node\S* .*scripts\/start\.mjs/.test(command),
  'platform/dist/cli.mjs': ({ command }) => /^\S*node\S* .*platform\/dist\/cli\.mjs/.test(command),
};
/** Of all levels and signals one that can be caught and one that cannot, each at another level. */
const SHORT = ['SIGHUP npm', 'SIGKILL scripts/start.mjs'];
const CASES = Object.keys(LEVELS)
  .flatMap((level) => SIGNALS.map((signal) => ({ level, signal })))
  .filter(({ level, signal }) => FULL || SHORT.includes(`${signal} ${level}`));

/** Processes are found by `/proc`. */
const onLinux = process.platform === 'linux' ? test : test.fixme;

test.describe.configure({ mode: 'serial' });

let project: string;
let dataDir: string;
test.beforeAll(async () => {
  // Else the copy would do it, whose packages are links to those of this project.
  const install = "import('./scripts/lib/install.mjs').then((m) => m.installDependencies())";
  const { status } = spawnSync(process.execPath, ['-e', install], {
    cwd: PROJECT,
    stdio: 'inherit',
  });
  expect(status).toBe(0);
  project = realpathSync(copyProject());
  dataDir = await copyData();
});
test.afterAll(() => {
  for (const { pid } of processesIn(project)) process.kill(pid, 'SIGKILL');
  for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
});

async function startNpm() {
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...env } = process.env;
  const port = String(await freePort());
  const variables = {
    PORT: port,
    API_PORT: String(await freePort()),
    RELEASE_PORT: String(await freePort()),
    SAMPLE_DATA: 'no',
  };
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: { ...env, ...variables, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own, as a terminal starts it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return () => output;
}

function end(level: string, signal: NodeJS.Signals) {
  const [found] = processesIn(project).filter((one) => LEVELS[level]?.(one));
  if (!found) throw new Error(`no process is ${level}`);
  // npm hands it to a shell that waits for its child: as Ctrl-C it comes to the whole group instead.
  const group = level === 'npm' && signal === 'SIGINT';
  process.kill(group ? -found.pid : found.pid, signal);
}

const locks = () => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));

async function expectNothingLeft(output: () => string) {
  const commands = () => processesIn(project).map(({ command }) => command);
  await expect.poll(commands, { message: output() }).toEqual([]);
  expect(locks()).toEqual([]);
}

for (const { level, signal } of CASES) {
  onLinux(`${signal} to ${level} leaves neither process nor lock`, async () => {
    const output = await startNpm();
    await expect.poll(output, { timeout: 300_000 }).toContain('Ctrl-C ends everything.');
    end(level, signal);
    await expectNothingLeft(output);
  });
}

for (const level of FULL ? Object.keys(LEVELS) : ['platform/dist/cli.mjs']) {
  onLinux(
    `SIGKILL to ${level} while the API opens its database leaves neither process nor lock`,
    async () => {
      const output = await startNpm();
      await expect.poll(locks, { timeout: 300_000, intervals: [10] }).not.toEqual([]);
      end(level, 'SIGKILL');
      await expectNothingLeft(output);
    },
  );
}
