import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_LIMIT_MS = 300_000;
const POLL_MS = 100;

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function cleanEnvironment(extra) {
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, ...extra };
}

/** Starts one command of the platform's CLI, which ends with this process; `output()` is what it has said so far. */
export function startCli(project, args, env) {
  const cli = path.join(project, 'platform/dist/cli.mjs');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: project,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data.toString();
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

/**
 * `npm start` without its bootstrap, on the given data folder. Ports are free ones unless `extra`
 * names them; its variables win. Throws with all that was said when the site does not come up.
 */
export async function startSite(project, dataDir, extra = {}) {
  const env = {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const url = `http://localhost:${env.PORT}`;
  const api = `http://localhost:${env.API_PORT}`;
  const { child, ended, output } = startCli(project, ['start'], env);
  let over = false;
  ended.then(() => {
    over = true;
  });
  const limit = performance.now() + READY_LIMIT_MS;
  while (!((await answers(`${url}/readyz`)) && (await answers(`${api}/readyz`)))) {
    if (over || performance.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The site did not start:\n${output()}`);
    }
    await sleep(POLL_MS);
  }
  const stop = async () => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  return { url, api, dataDir, env, pid: child.pid, output, stop };
}
