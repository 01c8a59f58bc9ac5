import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { Client } from 'pg';

/** A PostgreSQL server of one test, which may stop it and start it again. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  /** SIGINT ends it in order, SIGQUIT as a crash would: with nothing written that was not before. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  remove(): Promise<void>;
}

/** Where the programs of the test server are, and which user may run them. */
async function programs() {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ bin: string; data: string }>(
    `select setting as bin, current_setting('data_directory') as data from pg_config where name = 'BINDIR'`,
  );
  await client.end();
  const [{ bin, data } = { bin: '', data: '' }] = rows;
  const { uid, gid } = statSync(data);
  return { bin, owner: process.getuid?.() === 0 ? { uid, gid } : undefined };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A new server from the programs of the test server, started and empty. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const { bin, owner } = await programs();
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-own-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];

  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), [...args, '-c', 'unix_socket_directories='], {
      ...options,
      stdio: 'ignore',
    });
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
      await sleep(50);
    }
  };
  const stop: OwnPostgres['stop'] = async (signal) => {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await start();
  const remove = async () => {
    await stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, start, stop, remove };
}

/** Runs where the test run started the server, so that its programs are here. */
export const describeWithPrograms = (name: string, body: () => void): void => {
  const { TEST_DATABASE_URL, DATABASE_URL } = process.env;
  const here = TEST_DATABASE_URL && TEST_DATABASE_URL !== DATABASE_URL;
  (here ? describe : describe.skip)(`${name} (needs PostgreSQL)`, body);
};
