import type { Browser } from '@playwright/test';
import { startBrowser } from '../support/browser.ts';
import { goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { condense, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { switchGoals } from './goals.ts';
import {
  approachesFor,
  LEGS,
  type LegCase,
  type LegFigures,
  type LegName,
  type LegSamples,
  measureLegs,
  seriesFor,
} from './legs.ts';
import { type Holdings, type ManySwitches, manySwitches } from './many.ts';
import { signedIn } from './tab.ts';

const SWITCHES = 200;
const SMOKE_SWITCHES = 2;
const FIGURES: (keyof LegFigures)[] = ['ms', 'framesAfterAnswer', 'codeRequests', 'dataRequests'];

const say = (line: string) => console.log(line);

type Extent = Pick<Options, 'smoke'> & { conditions: readonly string[] };

function cases(options: Extent): LegCase[] {
  return (Object.keys(LEGS) as LegName[]).flatMap((leg) =>
    options.conditions.flatMap((condition) =>
      approachesFor(options).flatMap((approach) =>
        seriesFor(options).map((again) => ({ leg, approach, condition, again })),
      ),
    ),
  );
}

/** Every leg under every condition, with its A/A pair. */
export function legReport(samples: LegSamples, options: Extent): string {
  const rows = cases(options).map((measured) => {
    const { leg, approach, condition, again } = measured;
    const [ms, ...rest] = FIGURES.map((figure) => {
      const { median, min, max } = summarize(samples.values(measured, figure));
      const [middle, least, most] = [median, min, max].map(Math.round);
      return least === most ? `${middle}` : `${middle} (${least}-${most})`;
    });
    const name = `${LEGS[leg]}, ${approach}, ${condition}${again ? ', again (A/A)' : ''}`;
    return [name, ms ?? '', ...rest];
  });
  const head = ['', 'heading ms', 'frames after answer', 'code requests', 'data requests'];
  return table(head, rows);
}

function holdingsReport({ switches, before, beforeAgain, after }: ManySwitches): string {
  const looks: [string, Holdings][] = [
    ['before', before],
    ['before, again (A/A)', beforeAgain],
    [`after ${switches} switches`, after],
  ];
  const kinds = Object.keys(before) as (keyof Holdings)[];
  return table(
    ['', ...kinds],
    looks.map(([name, held]) => [name, ...kinds.map((kind) => String(Math.round(held[kind])))]),
  );
}

/** `npm run bench -- switch`: changing screens inside one document. */
export async function switches(sites: BenchSites, options: Options): Promise<void> {
  const browser = await startBrowser();
  const storageState = await signedIn(sites.site);
  const samples = await measureLegs({ browser, sites, storageState }, options, say);
  const times = options.smoke ? SMOKE_SWITCHES : SWITCHES;
  const soak = (tried: Browser) => manySwitches(tried, sites, storageState, times);
  say(`${times} switches in one document ...`);
  const compiled = await soak(browser);
  say(`${times} switches in one document, nothing compiled ...`);
  const interpreted = await soak(await startBrowser(['--js-flags=--jitless']));
  const goals = switchGoals(samples, { compiled, interpreted }, options);
  const code = Object.entries(samples.code).map(([leg, files]) => `${leg}: ${files.join(', ')}`);
  say(`\n${legReport(samples, options)}\n\nCode asked for\n\n${code.join('\n')}`);
  say(`\n${holdingsReport(compiled)}\n\nNothing compiled\n\n${holdingsReport(interpreted)}`);
  say(`\n${goalTable(goals)}`);
  if (options.smoke) return;
  const legs = cases(options).map((measured) => ({
    ...measured,
    ...Object.fromEntries(
      FIGURES.map((figure) => [figure, condense(samples.values(measured, figure))]),
    ),
  }));
  const figures = { legs, code: samples.code, compiled, interpreted };
  const result = { runs: options.runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(sites.root, 'switch', result)}`);
}
