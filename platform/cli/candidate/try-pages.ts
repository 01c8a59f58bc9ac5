import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { Candidate } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import type { Lap } from '../laps.ts';
import type { Address } from './addresses.ts';
import { isChanged } from './changed-pages.ts';
import { concernedParts } from './check-builds.ts';
import { checkPages } from './check-pages.ts';
import { checkRendering, type LostAddress } from './check-rendering.ts';
import type { TrialApi } from './find-api.ts';
import type { TrialBrowser } from './open-browser.ts';
import { serveCandidate } from './serve-candidate.ts';
import type { TrialRegistry } from './trial-registry.ts';

interface TryOptions {
  candidate: Candidate;
  trial: TrialRegistry;
  api: TrialApi;
  /** Whether slots are used, too. */
  slots: boolean;
  config: PublicConfig;
  /** Folder of the platform's bundles. */
  dist: string;
  openedBrowser: () => Promise<TrialBrowser>;
  pageLimitMs: number;
  lap?: Lap;
}

/** What came of addresses with one API. */
interface Tried {
  refusals: Refusal[];
  /** What was run, as the rest of a sentence. */
  ran: string;
  /** Addresses that end at no page. */
  lost: LostAddress[];
  /** Pages that were not opened, for want of a session, where no other was. */
  closed: Address[];
}

const count = (number: number, one: string, more: string) =>
  number === 1 ? `one ${one} was` : `${number} ${more} were`;

/** Renders addresses of a candidate with an API and opens their pages where a browser is found. */
export async function tryPages(addresses: readonly Address[], options: TryOptions): Promise<Tried> {
  const { candidate, trial, api, config, dist, pageLimitMs: limitMs, lap } = options;
  const served = await serveCandidate({ trial, config, apiUrl: api.url, dist });
  try {
    const { site, renderer, workers } = served;
    const rendering = await checkRendering(renderer, site, addresses, workers);
    lap?.('render');
    const { refusals, rendered, lost } = rendering;
    const words = `${count(rendered.length, 'address', 'addresses')} rendered with ${api.title}`;
    if (refusals.length > 0) return { refusals, ran: words, lost, closed: [] };
    const { browser, missing } = await options.openedBrowser();
    if (!browser) return { refusals, ran: `${words}; ${missing}`, lost, closed: [] };
    const pages = await checkPages(rendered, {
      ...{ browser, served, demoAccounts: api.demoAccounts, limitMs },
      slotsOf: options.slots ? concernedParts(candidate) : [],
      isChanged: (page) => isChanged(candidate, page),
    });
    lap?.('open');
    const { closed, unchanged } = pages;
    const others = [
      ...(unchanged > 0 ? [`${unchanged} are as they were`] : []),
      ...(closed.length > 0 ? [`${closed.length} need a session`] : []),
    ].join(', ');
    const opened = `${count(pages.opened, 'page', 'pages')} opened in a browser${others && `, ${others}`}`;
    const unseen = pages.opened === 0 ? closed : [];
    return {
      refusals: pages.refusals,
      ran: `${words}; ${opened}`,
      lost: [...lost, ...pages.lost],
      closed: unseen,
    };
  } finally {
    await served.close();
  }
}
