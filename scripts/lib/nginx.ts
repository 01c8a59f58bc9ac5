import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { guarded as Guard } from './guarded.mjs';

export const NGINX_REMEDY = 'apt-get install nginx openssl';

const READY_LIMIT_MS = 5_000;
const POLL_MS = 25;

const runs = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;

/** Debian puts it where only the administrator looks. */
const program = () => ['nginx', '/usr/sbin/nginx'].find((name) => runs(name, '-v'));

/** Returns whether nginx, and openssl for its certificate, run here. */
export const hasNginx = (): boolean => program() !== undefined && runs('openssl', 'version');

/** Makes a folder that nginx's workers may enter, under any user. */
export function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-nginx-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Writes a certificate for `localhost` that signs itself, `fullchain.pem` and `privkey.pem`. */
export function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...key, ...files, ...subject]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilListening(child: ChildProcess, folder: string, ports: number[]) {
  const limit = performance.now() + READY_LIMIT_MS;
  for (const port of ports) {
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > limit) {
        const log = join(folder, 'error.log');
        const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
        throw new Error(`nginx does not listen on ${port}: ${said}`);
      }
      await sleep(POLL_MS);
    }
  }
}

const plain: typeof Guard = (command, args) => ({
  command,
  args: [...args],
  options: { stdio: 'ignore' },
  release: () => undefined,
});

/**
 * Runs nginx with the `nginx.conf` of a folder until it is stopped, which removes the folder. `guard` is
 * `guarded` where that can be had: nginx then ends with this process, however that ends. Rejects when it does
 * not listen on every one of `ports` within 5 s.
 */
export async function startNginx(
  folder: string,
  ports: number[],
  guard: typeof Guard = plain,
): Promise<() => Promise<void>> {
  const files = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')];
  const settings = ['-g', `daemon off; pid ${join(folder, 'nginx.pid')};`];
  const guarded = guard(program() ?? 'nginx', [...files, ...settings], { folder });
  const child = spawn(guarded.command, guarded.args, guarded.options);
  const ended = new Promise<void>((resolve) => {
    // Not `close`: the guard's pipe is open until it is released.
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    guarded.release(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(child, folder, ports).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return stop;
}
