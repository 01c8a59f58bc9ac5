import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { type Site, startSite } from '../../scripts/lib/site.mjs';
import { atEnd } from './closers.ts';

/** The data of all measurements: what is built once need not be built again. */
export const DATA_DIR = '.cache/bench-data';
/** Late rendering would change what is measured; the real limit is for visitors. */
export const RENDER_MS = '5000';

export interface BenchSites {
  root: string;
  /** The federated site, as `npm start` runs it. */
  site: Site;
  /** Where the one bundle is served, once it is started. */
  monolith: { browser: number; server: number };
}

const origin = (port: number) => `http://localhost:${port}`;

/** Variables of a site whose API answers to the one bundle's pages, too. */
export function siteVariables(port: number, monolith: BenchSites['monolith']) {
  const origins = [port, monolith.browser, monolith.server].map(origin);
  return { PORT: String(port), RENDER_MS, CORS_ORIGINS: origins.join(',') };
}

/** Starts the federated site with its API on free ports. It ends with the measurement. */
export async function startSites(root: string): Promise<BenchSites> {
  const dataDir = join(root, DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const monolith = { browser: await freePort(), server: await freePort() };
  const site = await startSite(root, dataDir, siteVariables(await freePort(), monolith));
  atEnd(site.stop);
  return { root, site, monolith };
}
