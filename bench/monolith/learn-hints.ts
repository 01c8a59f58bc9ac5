import type { ChunkList } from '@evmandi/contract/platform/composition';
import type { Browser } from '@playwright/test';
import { load } from '../first-load/load.ts';
import { PAGES, type PageName } from '../first-load/pages.ts';
import { CONTEXT } from '../support/browser.ts';
import type { LoggedRequest } from '../support/network-log.ts';
import type { BenchSites } from '../support/sites.ts';
import type { Hints } from './protocol.ts';
import { type Monolith, type MonolithBuild, serveMonolith } from './start.ts';

function chunksIn(requests: LoggedRequest[], address: string, entry: Set<string>): ChunkList {
  const own = (type: string) =>
    requests
      .filter((request) => request.type === type && request.url.startsWith(address))
      .map(({ url }) => url.slice(address.length))
      .filter((path) => !entry.has(path));
  return { js: [...new Set(own('Script'))], css: [...new Set(own('Stylesheet'))] };
}

/** Which scripts and style sheets the document itself names. */
async function namedInDocument(address: string): Promise<Set<string>> {
  const html = await (await fetch(address)).text();
  return new Set([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path ?? ''));
}

/**
 * Visits pages once and notes what its scripts ask for until its control works: the best hints that a
 * document can give.
 */
async function learnHints(browser: Browser, monolith: Monolith, root: string, pages: PageName[]) {
  const learned: Record<'browser' | 'server', Hints> = { browser: {}, server: {} };
  for (const kind of ['browser', 'server'] as const) {
    const address = monolith[kind];
    for (const { path, control } of pages.map((page) => PAGES[page])) {
      const entry = await namedInDocument(address + path);
      const context = await browser.newContext(CONTEXT);
      const { untilThen } = await load(context, {
        ...{ url: address + path, control, root, quietMs: 0 },
      });
      await context.close();
      learned[kind][path] = chunksIn(untilThen, address, entry);
    }
  }
  return learned;
}

/** Serves a build whose documents hint at what a visit without hints has asked for. */
export async function serveHinted(
  browser: Browser,
  sites: BenchSites,
  build: MonolithBuild,
  pages: PageName[],
): Promise<Monolith> {
  const unhinted = await serveMonolith(sites, build);
  const hints = await learnHints(browser, unhinted, sites.root, pages);
  await unhinted.stop();
  return serveMonolith(sites, build, hints);
}
