import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { guarded } from '../../scripts/lib/guarded.mjs';
import { atEnd } from '../support/closers.ts';

/** Where nginx takes connections, and whose they are. */
interface Front {
  listen: number;
  target: number;
}

const READY_LIMIT_MS = 5_000;
const POLL_MS = 50;

/** Whether nginx and openssl run here; HTTP/2 is left out where they do not. */
export function hasNginx(): boolean {
  return [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ].every(([command = '', argument = '']) => spawnSync(command, [argument]).status === 0);
}

const server = ({ listen, target }: Front) => `
  upstream port_${target} { server 127.0.0.1:${target}; keepalive 16; }
  server {
    listen 127.0.0.1:${listen} ssl http2;
    location / {
      proxy_pass http://port_${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }`;

const configuration = (folder: string, fronts: Front[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
${fronts.map(server).join('\n')}
}
`;

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...key, ...files, ...subject]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

async function untilListening(port: number): Promise<void> {
  const limit = performance.now() + READY_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    // A plain request to a TLS port is answered with 400.
    if (answer) return;
    if (performance.now() > limit) throw new Error(`nginx does not listen on ${port}`);
    await sleep(POLL_MS);
  }
}

/** Puts nginx with TLS and HTTP/2 in front of ports of this machine. Returns a function that ends it. */
export async function startNginx(fronts: Front[]): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'evmandi-nginx-'));
  makeCertificate(folder);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, fronts));
  const guard = guarded('nginx', ['-c', file, '-p', folder]);
  const child = spawn(guard.command, guard.args, guard.options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    guard.release(child);
    await rm(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  await Promise.all(fronts.map(({ listen }) => untilListening(listen)));
  return stop;
}
