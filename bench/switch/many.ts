import type { Browser } from '@playwright/test';
import type { BenchSites } from '../support/sites.ts';
import { STOREFRONT, TO_DASHBOARD, TO_STOREFRONT } from './places.ts';
import { type StorageState, Tab } from './tab.ts';

/** Caches and lists that fill once are full after these. */
const WARM_UP_SWITCHES = 100;
/** Longer than any toast or delay of the site. */
const REST_MS = 6_000;

/** What a page holds on to, after the garbage was collected. */
export interface Holdings {
  heapBytes: number;
  /** All listeners of all nodes. */
  listeners: number;
  windowListeners: number;
  documentListeners: number;
  timeouts: number;
  intervals: number;
  nodes: number;
}

export interface ManySwitches {
  switches: number;
  /** Two looks at a page at rest: they differ by what looking costs. */
  before: Holdings;
  beforeAgain: Holdings;
  after: Holdings;
}

async function listenersOf({ cdp }: Tab, expression: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  const objectId = result.objectId ?? '';
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId });
  await cdp.send('Runtime.releaseObject', { objectId });
  return listeners.length;
}

async function look(tab: Tab, restMs: number): Promise<Holdings> {
  const { cdp, page } = tab;
  await page.waitForTimeout(restMs);
  // What finalizers let go of is collected by the second round.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? 0;
  const timers = (await page.evaluate('benchTimers()')) as Pick<Holdings, 'timeouts' | 'intervals'>;
  return {
    heapBytes: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    windowListeners: await listenersOf(tab, 'window'),
    documentListeners: await listenersOf(tab, 'document'),
    ...timers,
    nodes: metric('Nodes'),
  };
}

async function switchTimes(tab: Tab, switches: number): Promise<void> {
  for (let done = 0; done < switches; done += 2) {
    await tab.follow(TO_DASHBOARD);
    await tab.follow(TO_STOREFRONT);
  }
}

/** Goes to the dashboard and back so many times in one document and looks at what stays behind. */
export async function manySwitches(
  browser: Browser,
  { root, site }: BenchSites,
  storageState: StorageState,
  switches: number,
): Promise<ManySwitches> {
  const tab = await Tab.open(browser, { root, storageState, url: site.url + STOREFRONT });
  // The browser would keep what it tells of requests in the page's memory.
  await tab.cdp.send('Network.disable');
  await tab.cdp.send('Performance.enable');
  const restMs = Math.min(REST_MS, switches * 100);
  await switchTimes(tab, Math.min(WARM_UP_SWITCHES, switches));
  const before = await look(tab, restMs);
  const beforeAgain = await look(tab, restMs);
  await switchTimes(tab, switches);
  const after = await look(tab, restMs);
  await tab.close();
  return { switches, before, beforeAgain, after };
}
