import type { Browser } from '@playwright/test';
import { askForPage } from '../support/ask.ts';
import { CONTEXT } from '../support/browser.ts';
import type { Options } from '../support/options.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { type Figures, type Inspection, load } from './load.ts';
import { PAGES, type PageName } from './pages.ts';
import { VARIANTS, type Variant, type Variants } from './variants.ts';

/** First visits have empty caches, repeated ones what the visit before left there. */
const VISITS = ['first', 'repeated'] as const;
type Visit = (typeof VISITS)[number];

export interface Case {
  visit: Visit;
  /** Name of the condition. */
  condition: string;
  page: PageName;
  variant: Variant;
}

const keyOf = ({ visit, condition, page, variant }: Case) =>
  [visit, condition, page, variant].join(' ');

/** Figures of all runs, in the order of the runs, by what was measured. */
export class Samples {
  readonly #figures = new Map<string, Figures[]>();

  add(measured: Case, figures: Figures): void {
    const key = keyOf(measured);
    this.#figures.set(key, [...(this.#figures.get(key) ?? []), figures]);
  }

  of(measured: Case): Figures[] {
    return this.#figures.get(keyOf(measured)) ?? [];
  }

  values(measured: Case, figure: keyof Figures): number[] {
    return this.of(measured).map((figures) => figures[figure]);
  }
}

export interface Collecting {
  browser: Browser;
  variants: Variants;
  root: string;
  quietMs: number;
  /** By name; those of this bench where left out. */
  conditions?: Record<string, Condition>;
  /** Both where left out. */
  visits?: readonly Visit[];
}

type Extent = Pick<Options, 'runs' | 'pages' | 'smoke'>;

/** None is always first: every run begins with another variant. A smoke test judges nothing: no A/A pair. */
function orderOf(run: number, { smoke }: Pick<Options, 'smoke'>): Variant[] {
  const all = Object.keys(VARIANTS) as Variant[];
  const variants = smoke ? all.filter((variant) => variant !== 'again') : all;
  const start = run % variants.length;
  return [...variants.slice(start), ...variants.slice(0, start)];
}

const controlOf = (page: PageName, variant: Variant) =>
  variant === 'static' ? 'none' : PAGES[page].control;

/** The server has the page at hand, as for any visitor but the first. */
async function warmServer(url: string): Promise<void> {
  await askForPage(url, 'gzip, deflate, br, zstd');
}

type Turn = Omit<Case, 'visit'>;

/** All that is to be loaded, interleaved: one run after the other, all variants of a page in a row. */
function* turns(extent: Extent, conditions: string[], say: (line: string) => void): Iterable<Turn> {
  const { runs, pages } = extent;
  for (let run = 0; run < runs; run += 1) {
    for (const condition of conditions) {
      for (const page of pages) {
        say(`Run ${run + 1} of ${runs}, ${condition}, ${page} ...`);
        for (const variant of orderOf(run, extent)) yield { condition, page, variant };
      }
    }
  }
}

/** Loads every page in every variant and condition as often as was asked for, by each kind of visit. */
export async function collect(
  { browser, variants, root, quietMs, conditions = CONDITIONS, visits = VISITS }: Collecting,
  extent: Extent & { conditions: string[] },
  say: (line: string) => void,
): Promise<Samples> {
  const samples = new Samples();
  for (const turn of turns(extent, extent.conditions, say)) {
    const { condition, page, variant } = turn;
    const url = variants.addressOf(variant, page);
    const { throttling, begin } = conditions[condition] ?? {};
    await warmServer(variants.serverAddressOf(variant, page));
    await begin?.();
    const context = await browser.newContext(CONTEXT);
    for (const visit of visits) {
      const { figures } = await load(context, {
        ...{ url, root, throttling, quietMs },
        control: controlOf(page, variant),
      });
      samples.add({ visit, ...turn }, figures);
    }
    await context.close();
  }
  return samples;
}

export type Inspections = Partial<Record<PageName, Partial<Record<Variant, Inspection>>>>;

/** One load of each page and variant that looks for what cannot be seen at full speed. */
export async function inspect(
  { browser, variants, root, quietMs }: Collecting,
  options: Options,
): Promise<Inspections> {
  const inspections: Inspections = {};
  const inspected = options.smoke ? (['federated'] as const) : orderOf(0, options);
  for (const page of options.pages) {
    const ofPage: Partial<Record<Variant, Inspection>> = {};
    for (const variant of inspected) {
      const context = await browser.newContext(CONTEXT);
      const control = controlOf(page, variant);
      const url = variants.addressOf(variant, page);
      const loaded = await load(context, { url, control, root, quietMs, inspect: true });
      ofPage[variant] = loaded.inspection;
      await context.close();
    }
    inspections[page] = ofPage;
  }
  return inspections;
}
