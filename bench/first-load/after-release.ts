import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import type { Browser, BrowserContext } from '@playwright/test';
import { copyProject, copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { startCli, startSite } from '../../scripts/lib/site.mjs';
import { serveHinted } from '../monolith/learn-hints.ts';
import { buildInto, type MonolithBuild } from '../monolith/start.ts';
import { CONTEXT } from '../support/browser.ts';
import { atEnd } from '../support/closers.ts';
import { bytesOf, isCode } from '../support/request-figures.ts';
import { type BenchSites, siteVariables } from '../support/sites.ts';
import { table } from '../support/table.ts';
import { load, QUIET_MS } from './load.ts';
import { PAGES, type PageName } from './pages.ts';

/** One line of one remote of four. */
const CHANGE = { file: 'remotes/catalog/src/home/bikes.tsx', text: 'Bikes in Spotlight' };

export interface Refetched {
  /** Scripts and style sheets that came over the wire again. */
  files: number;
  codeBytes: number;
  /** With documents and data. */
  bytes: number;
}

async function visitAll(context: BrowserContext, address: string, root: string) {
  const all = [];
  for (const { path, control } of Object.values(PAGES)) {
    all.push(
      ...(await load(context, { url: address + path, control, root, quietMs: QUIET_MS })).requests,
    );
  }
  const code = all.filter((request) => isCode(request) && !request.cached);
  return { files: code.length, codeBytes: bytesOf(code).bytes, bytes: bytesOf(all).bytes };
}

function change(project: string): void {
  const path = join(project, CHANGE.file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(CHANGE.text)) throw new Error(`${CHANGE.file} has no "${CHANGE.text}"`);
  writeFileSync(path, before.replaceAll(CHANGE.text, 'Bikes of the Week'));
}

type Visit = () => Promise<Refetched>;

/** A visitor with a browser cache of his own, who comes back to the same address. */
async function visitor(browser: Browser, address: string, root: string): Promise<Visit> {
  const context = await browser.newContext(CONTEXT);
  return () => visitAll(context, address, root);
}

async function federated(browser: Browser, { root, site, monolith }: BenchSites, project: string) {
  const dataDir = copyRegistry(site.dataDir);
  const own = await startSite(project, dataDir, siteVariables(await freePort(), monolith));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  atEnd(own.stop);
  const visit = await visitor(browser, own.url, root);
  await visit();
  change(project);
  const { code, output } = await startCli(
    project,
    ['ship', 'catalog', '--no-rehearsal', 'a measurement'],
    own.env,
  ).ended;
  if (code !== 0) throw new Error(`The changed remote was not shipped:\n${output}`);
  return visit();
}

async function oneBundle(browser: Browser, sites: BenchSites, builds: MonolithBuild[]) {
  const refetched: Record<string, Refetched> = {};
  const visitors: Partial<Record<'browser' | 'server', Visit>> = {};
  for (const build of builds) {
    const served = await serveHinted(browser, sites, build, Object.keys(PAGES) as PageName[]);
    for (const kind of ['browser', 'server'] as const) {
      visitors[kind] ??= await visitor(browser, served[kind], sites.root);
      refetched[kind] = await visitors[kind]();
    }
    await served.stop();
  }
  return refetched;
}

/** Visits all pages, releases one remote of four, visits them again: what comes over the wire again. */
export async function afterRelease(browser: Browser, sites: BenchSites) {
  const project = copyProject();
  atEnd(() => rmSync(project, { recursive: true, force: true }));
  const before = await buildInto(project);
  const site = await federated(browser, sites, project);
  const after = await buildInto(project);
  const { browser: inBrowser, server } = await oneBundle(browser, sites, [before, after]);
  return { federated: site, oneBundle: inBrowser, oneBundleServer: server };
}

export function afterReleaseReport(found: Record<string, Refetched | undefined>): string {
  const rows = Object.entries(found).map(([name, refetched]) => [
    name,
    String(refetched?.files ?? ''),
    ((refetched?.codeBytes ?? 0) / 1000).toFixed(1),
    ((refetched?.bytes ?? 0) / 1000).toFixed(1),
  ]);
  return table(['', 'code files', 'code kB', 'all kB'], rows);
}
