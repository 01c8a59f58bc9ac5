import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../shared/contract/src/testing/free-port.js';

const READY_LIMIT_MS = 300_000;
const POLL_MS = 100;

function cleanEnvironment(extra) {
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, ...extra };
}

/**
 * Starts one command of the platform's CLI, which ends with this process. `output()` is what it has said so far;
 * `logFile` gets it as it comes.
 */
export function startCli(project, args, env, { logFile } = {}) {
  const cli = path.join(project, 'platform/dist/cli.mjs');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: project,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  if (logFile) writeFileSync(logFile, '');
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data.toString();
      if (logFile) appendFileSync(logFile, data);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output: said }));
  });
  return { child, ended, output: () => said };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** `npm start` says that all is up, and after it what is not the present sources (`platform/cli/start.ts`). */
const READY = 'Ctrl-C ends everything.';
const LEFT_OUT = '  Not released, ';

/**
 * `npm start` without its bootstrap, on the given data folder. Ports are free ones unless `extra`
 * names them; its variables win. Throws with all that was said when the site does not come up, or comes up
 * with older releases that the folder holds, unless `older` lets it: what is tried and measured is what stands here.
 */
export async function startSite(project, dataDir, extra = {}, { older = false, logFile } = {}) {
  const [port, apiPort, releasePort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASE_PORT: String(releasePort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const url = `http://localhost:${env.PORT}`;
  const api = `http://localhost:${env.API_PORT}`;
  const { child, ended, output } = startCli(project, ['start'], env, { logFile });
  let over = false;
  ended.then(() => {
    over = true;
  });
  const limit = performance.now() + READY_LIMIT_MS;
  const up = async () =>
    output().includes(READY) &&
    (await answers(`${url}/readyz`)) &&
    (await answers(`${api}/readyz`));
  while (!(await up())) {
    if (over || performance.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The site did not start:\n${output()}`);
    }
    await sleep(POLL_MS);
  }
  if (!older && output().includes(LEFT_OUT)) {
    child.kill('SIGINT');
    await ended;
    throw new Error(
      `The site serves an older release; remove ${dataDir} or mend what was refused:\n${output()}`,
    );
  }
  const stop = async () => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  return { url, api, dataDir, env, pid: child.pid, output, stop };
}
