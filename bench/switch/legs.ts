import type { Browser } from '@playwright/test';
import { CONDITIONS, type Condition } from '../first-load/conditions.ts';
import type { Options } from '../support/options.ts';
import { isCode, isData, shortName } from '../support/request-figures.ts';
import type { BenchSites } from '../support/sites.ts';
import {
  type Leg,
  LISTING,
  PRODUCT_LINK,
  STOREFRONT,
  TO_DASHBOARD,
  TO_STOREFRONT,
} from './places.ts';
import { type StorageState, type Switched, Tab } from './tab.ts';

export const LEGS = {
  toDashboard: 'storefront to dashboard',
  toStorefront: 'dashboard back to storefront',
  toProduct: 'listing to product',
} as const;
export type LegName = keyof typeof LEGS;

/** `cold`: nothing announces the click. `hovered`: the pointer rested on the link before. */
type Approach = 'cold' | 'hovered';

/** One of them shows well enough that the measurement works. */
export const approachesFor = ({ smoke }: Pick<Options, 'smoke'>): Approach[] =>
  smoke ? ['hovered'] : ['cold', 'hovered'];

/** The A/A pair takes turns in being first. A smoke test judges nothing: it has none. */
export function seriesFor({ smoke }: Pick<Options, 'smoke'>, run = 0): boolean[] {
  if (smoke) return [false];
  return run % 2 === 0 ? [false, true] : [true, false];
}

export interface LegFigures extends Switched {
  codeRequests: number;
  dataRequests: number;
}

export interface LegCase {
  leg: LegName;
  approach: Approach;
  /** Name of the condition. */
  condition: string;
  /** The A/A pair: the same under two names. */
  again: boolean;
}

interface Measuring {
  browser: Browser;
  sites: BenchSites;
  storageState: StorageState;
  /** By name; those of first loads where left out. */
  conditions?: Record<string, Condition>;
}

async function measure(tab: Tab, leg: Leg, approach: Approach) {
  if (approach === 'hovered') await tab.hover(leg.link);
  tab.log.clear();
  const switched = await tab.follow(leg);
  await tab.settle();
  const { requests } = tab.log;
  const code = requests.filter(isCode);
  const dataRequests = requests.filter(isData).length;
  const figures: LegFigures = { ...switched, codeRequests: code.length, dataRequests };
  return { figures, code: code.map(({ url }) => shortName(url)) };
}

async function firstProduct(tab: Tab): Promise<Leg> {
  const link = tab.page.locator(PRODUCT_LINK.selector).filter({ visible: true }).first();
  return { link: PRODUCT_LINK, heading: (await link.textContent())?.trim() ?? '' };
}

export class LegSamples {
  readonly #figures = new Map<string, LegFigures[]>();
  readonly #code = new Map<string, Set<string>>();

  add(measured: LegCase, figures: LegFigures): void {
    const key = JSON.stringify(measured);
    this.#figures.set(key, [...(this.#figures.get(key) ?? []), figures]);
  }

  /** Notes which files a leg asked for. */
  addCode({ leg, approach }: LegCase, files: string[]): void {
    const key = `${LEGS[leg]}, ${approach}`;
    this.#code.set(key, new Set([...(this.#code.get(key) ?? []), ...files]));
  }

  /** Files of all runs by leg; legs without any are left out. */
  get code(): Record<string, string[]> {
    const found = [...this.#code].filter(([, files]) => files.size > 0);
    return Object.fromEntries(found.map(([key, files]) => [key, [...files]]));
  }

  values({ leg, approach, condition, again }: LegCase, figure: keyof LegFigures): number[] {
    const key = JSON.stringify({ leg, approach, condition, again });
    return (this.#figures.get(key) ?? []).map((figures) => figures[figure]);
  }
}

/** Each leg of a round trip in a document of its own, from an empty cache. */
async function roundTrip(
  { browser, sites, storageState, conditions = CONDITIONS }: Measuring,
  measured: Omit<LegCase, 'leg'>,
  samples: LegSamples,
): Promise<void> {
  const { approach, condition, again } = measured;
  const { throttling, begin } = conditions[condition] ?? {};
  await begin?.();
  const common = { root: sites.root, storageState, throttling };
  const add = async (leg: LegName, tab: Tab, way: Leg) => {
    const { figures, code } = await measure(tab, way, approach);
    samples.add({ leg, approach, condition, again }, figures);
    samples.addCode({ leg, approach, condition, again }, code);
  };

  const shop = await Tab.open(browser, { ...common, url: sites.site.url + STOREFRONT });
  await add('toDashboard', shop, TO_DASHBOARD);
  await add('toStorefront', shop, TO_STOREFRONT);
  await shop.close();
  const listing = await Tab.open(browser, { ...common, url: sites.site.url + LISTING });
  await add('toProduct', listing, await firstProduct(listing));
  await listing.close();
}

/** All legs, cold and after hover, interleaved and as often as was asked for. */
export async function measureLegs(
  measuring: Measuring,
  options: Pick<Options, 'runs' | 'smoke'> & { conditions: string[] },
  say: (line: string) => void,
): Promise<LegSamples> {
  const { runs, conditions } = options;
  const samples = new LegSamples();
  for (let run = 0; run < runs; run += 1) {
    for (const condition of conditions) {
      say(`Run ${run + 1} of ${runs}, ${condition} ...`);
      for (const approach of approachesFor(options)) {
        for (const again of seriesFor(options, run)) {
          await roundTrip(measuring, { approach, condition, again }, samples);
        }
      }
    }
  }
  return samples;
}
