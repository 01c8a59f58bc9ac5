import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { atEnd } from '../support/closers.ts';
import type { BenchSites } from '../support/sites.ts';

const READY_LIMIT_MS = 60_000;
const POLL_MS = 50;

export interface LoadedEdge {
  url: string;
  /** Holds a copy of the registry, so that a release is this edge's alone. */
  dataDir: string;
  pid: number;
  /** Render workers that ended, whatever ended them. */
  deaths: () => number;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** An edge of its own with the limits that visitors get, on the API of the measured site. */
export async function startLoadedEdge({ root, site }: BenchSites): Promise<LoadedEdge> {
  const dataDir = copyRegistry(site.dataDir);
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { RENDER_MS: _generous, ...variables } = site.env;
  const child = spawn(process.execPath, [join(root, 'platform/dist/edge.mjs')], {
    cwd: root,
    env: {
      ...{ ...process.env, ...variables, NODE_ENV: 'production' },
      ...{ API_URL: site.api, API_INTERNAL_URL: site.api },
      ...{ PORT: String(port), SITE_URL: url, DATA_DIR: dataDir },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  atEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const limit = performance.now() + READY_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > limit) {
      throw new Error(`The edge did not start:\n${said}`);
    }
    await pause(POLL_MS);
  }
  const deaths = () => said.split('A render worker ended').length - 1;
  return { url, dataDir, pid: child.pid ?? 0, deaths };
}
