import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { askHttp2 } from '../../scripts/lib/ask.ts';
import { type Front, startFront } from '../../scripts/lib/front.ts';
import { guarded } from '../../scripts/lib/guarded.mjs';
import { PATIENT, PROJECT } from './process.ts';
import { stackDatabase } from './stack-database.ts';

/** Beside everything else that a test run does. */
const READY_LIMIT_MS = 300_000;

/** A process of the product on a port of its own. */
interface Member {
  port: number;
  child: ChildProcess;
  /** What it has said so far, and its lines of log. */
  said: () => string;
  log: () => Record<string, unknown>[];
}

export interface Stack {
  front: Front;
  edges: [Member, Member];
  apis: [Member, Member];
  /** Address of the database. */
  database: string;
  stop: () => Promise<void>;
}

function run(script: string, port: number, variables: Record<string, string>): Member {
  const child = spawn(process.execPath, ['--enable-source-maps', join(PROJECT, script)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'debug', ...variables },
    // The channel ends it when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const log = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { port, child, said: () => said, log };
}

/** The last that a process said beside its queries, whose rows would be all that is seen of it. */
const lastWords = ({ said }: Member) =>
  said()
    .split('\n')
    .filter((line) => !line.includes('"msg":"query"'))
    .join('\n')
    .slice(-2_000);

async function ready(member: Member): Promise<void> {
  const { port, child } = member;
  const limit = performance.now() + READY_LIMIT_MS;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new Error(`It is not ready (ended with ${child.exitCode}): ${lastWords(member)}`);
    await sleep(100);
  }
}

/** The first page that an edge renders may take longer than the front waits for it. */
async function served(url: string): Promise<void> {
  const limit = performance.now() + READY_LIMIT_MS;
  for (;;) {
    const said = await askHttp2(url, '/').then(({ status }) => status, String);
    if (said === 200) return;
    if (performance.now() > limit) throw new Error(`The front serves no page: ${said}`);
    await sleep(100);
  }
}

async function end({ child }: Member): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * The whole of production on this machine, on the releases of the journeys' site: nginx with TLS, two edges,
 * two APIs, one PostgreSQL. Returns why it cannot be had where there is no PostgreSQL.
 */
export async function startStack(): Promise<Stack | string> {
  const database = await stackDatabase();
  if (typeof database === 'string') return database;
  const members: Member[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(members.map(end));
    for (const close of closers.reverse()) await close();
  };
  closers.push(database.stop);
  const ports = { front: await freePort(), inner: await freePort(), apis: await freePort() };
  const url = `https://localhost:${ports.front}`;
  const start = (script: string, port: number, variables: Record<string, string>) => {
    const member = run(script, port, variables);
    members.push(member);
    return member;
  };
  const api = (port: number) =>
    start('api/dist/server.mjs', port, {
      ...PATIENT,
      API_PORT: String(port),
      DATABASE_URL: database.url,
      CORS_ORIGINS: url,
      TRUST_PROXY: '127.0.0.1',
    });
  const edge = (port: number) => {
    const own = mkdtempSync(join(tmpdir(), 'evmandi-edge-'));
    closers.push(async () => rmSync(own, { recursive: true, force: true }));
    return start('platform/dist/edge.mjs', port, {
      ...PATIENT,
      // What a render may take in all, four times as long, is less than the front waits for it.
      RENDER_MS: '1500',
      EDGE_DIR: own,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_MS: '0',
      PORT: String(port),
      DATA_DIR: process.env.SITE_DATA ?? '',
      SITE_URL: url,
      API_URL: url,
      API_INTERNAL_URL: `http://127.0.0.1:${ports.apis}`,
    });
  };
  try {
    const apis: [Member, Member] = [api(await freePort()), api(await freePort())];
    await Promise.all(apis.map(ready));
    const edgePorts: [number, number] = [await freePort(), await freePort()];
    const apiPorts: [number, number] = [apis[0].port, apis[1].port];
    const front = await startFront({
      ...{ root: PROJECT, ports, edges: edgePorts, apis: apiPorts, guard: guarded, tls: true },
    });
    closers.push(front.stop);
    const edges: [Member, Member] = [edge(edgePorts[0]), edge(edgePorts[1])];
    await Promise.all(edges.map(ready));
    await served(front.url);
    return { front, edges, apis, database: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
