import type { Options } from '../support/options.ts';
import type { Collecting } from './collect.ts';
import { CONDITIONS } from './conditions.ts';
import { PAGES, type PageName } from './pages.ts';
import { loadAndPress } from './press.ts';
import { moments, type Presses } from './presses.ts';

/** Presses a control of each page while it is being hydrated, at another moment in each run. */
export async function collectPresses(
  { browser, variants, root }: Collecting,
  { runs, pages, smoke }: Options,
  say: (line: string) => void,
): Promise<Partial<Record<PageName, Presses>>> {
  const found: Partial<Record<PageName, Presses>> = {};
  const { throttling } = CONDITIONS[smoke ? 'unthrottled' : 'throttled'];
  for (const page of pages) {
    const presses: Presses = { site: [], again: [] };
    const load = (after?: number) =>
      loadAndPress(browser, {
        root,
        throttling,
        url: variants.addressOf('federated', page),
        press: PAGES[page].press,
        after,
      });
    const unpressed = await load();
    for (const [run, after] of moments(unpressed, runs).entries()) {
      say(`Press ${run + 1} of ${runs}, ${page}, ${Math.round(after)} ms after the document ...`);
      for (const series of smoke ? (['site'] as const) : (['site', 'again'] as const)) {
        presses[series].push(await load(after));
      }
    }
    found[page] = presses;
  }
  return found;
}
