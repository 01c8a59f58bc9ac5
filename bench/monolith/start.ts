import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMonolith, openRegistry } from '@evmandi/platform/bench';
import { atEnd } from '../support/closers.ts';
import type { BenchSites } from '../support/sites.ts';
import type { Hints, ServeOptions } from './protocol.ts';

export interface MonolithBuild {
  /** Holds the registry with the one artefact. */
  dataDir: string;
  version: string;
}

/** Builds the sources of a project folder as one bundle into a registry of its own. */
export async function buildInto(root: string): Promise<MonolithBuild> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evmandi-monolith-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const registry = openRegistry(dataDir);
  const outDir = await registry.stage();
  const { version } = await buildMonolith({ root, outDir });
  await registry.putArtifact(outDir);
  return { dataDir, version };
}

export interface Monolith {
  /** Addresses of the two ways to serve it. */
  browser: string;
  server: string;
  stop: () => Promise<void>;
}

const NOTHING_LEARNED: Record<'browser' | 'server', Hints> = { browser: {}, server: {} };

/** Serves a build in a process of its own, against the API of the federated site. */
export async function serveMonolith(
  { root, site, monolith: ports }: BenchSites,
  { dataDir, version }: MonolithBuild,
  hints = NOTHING_LEARNED,
): Promise<Monolith> {
  const options: ServeOptions = { root, browserPort: ports.browser, hints };
  const child = fork(join(root, 'bench/monolith/serve.ts'), [JSON.stringify(options), version], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...site.env,
      NODE_ENV: 'production',
      PORT: String(ports.server),
      API_URL: site.env.API_URL ?? site.api,
      DATA_DIR: dataDir,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  atEnd(stop);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The one bundle's server ended with ${code}`)));
  });
  const address = (port: number) => `http://localhost:${port}`;
  return { browser: address(ports.browser), server: address(ports.server), stop };
}
