import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import type { FullConfig } from '@playwright/test';
import { treeCpuSeconds } from '../../scripts/lib/cpu-time.mjs';
import { copySampleDatabase } from '../../scripts/lib/sample-database.mjs';
import { startSite } from '../../scripts/lib/site.mjs';
import { PATIENT, PROJECT } from './process.ts';

/** One site for all journeys that only read; what changes releases starts its own. */
export default async function globalSetup({ workers }: FullConfig) {
  const bundle = spawnSync(
    process.execPath,
    ['-e', "import('./scripts/lib/bundle.mjs').then((m) => m.bundleProcesses())"],
    { cwd: PROJECT, stdio: 'inherit' },
  );
  if (bundle.status !== 0) throw new Error('The processes could not be bundled');
  const dataDir = process.env.E2E_DATA ?? join(PROJECT, '.cache/e2e-data');
  mkdirSync(dataDir, { recursive: true });
  // The releases save a build; the seed may have changed since.
  await copySampleDatabase(dataDir);
  const secondPort = await freePort();
  const port = await freePort();
  // One for each of the workers that may put a proxy in front of the site.
  const proxyPorts = await Promise.all(Array.from({ length: workers }, freePort));
  const origins = [port, secondPort, ...proxyPorts].map((one) => `http://localhost:${one}`);
  const logFile = join(PROJECT, '.cache/e2e-site.log');
  const variables = { ...PATIENT, PORT: String(port), CORS_ORIGINS: origins.join(',') };
  const site = await startSite(PROJECT, dataDir, variables, { logFile });
  process.env.SITE_LOG = logFile;
  const releasedSeconds = treeCpuSeconds(site.pid);
  process.env.SECOND_PORT = String(secondPort);
  process.env.PROXY_PORTS = proxyPorts.join(',');
  process.env.SITE_URL = site.url;
  process.env.SITE_API = site.api;
  process.env.SITE_DATA = dataDir;
  // The measurements wait for this line (scripts/testing/journeys.mjs), to build nothing again.
  console.log('The site of the journeys is ready.');
  return async () => {
    const servedSeconds = treeCpuSeconds(site.pid) - releasedSeconds;
    // The run prints it: scripts/testing/costs.mjs.
    const cost = JSON.stringify({ releasedSeconds, servedSeconds });
    writeFileSync(join(PROJECT, '.cache/site-cost.json'), cost);
    await site.stop();
  };
}
