import { freePort } from '@evmandi/contract/testing/free-port';
import { PAGES, type PageName } from '../first-load/pages.ts';
import { askForPage } from '../support/ask.ts';
import { startBrowser } from '../support/browser.ts';
import { type Goal, goalTable } from '../support/goals.ts';
import { type Options, shortened } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { absoluteSpread, condense, median, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { CATEGORIES, FIGURES, type Judgement, judge } from './judge.ts';

const BOUNDS = { performance: 99, perfect: 100, elements: 1_000 };
type Series = 'site' | 'again';
type Samples = Record<Series, Judgement[]>;

const say = (line: string) => console.log(line);
const NAMES = [...CATEGORIES, ...FIGURES, 'machine'] as (keyof Judgement)[];

function goalsOf(page: PageName, { site, again }: Samples): Goal[] {
  const values = (series: Judgement[], name: keyof Judgement) => series.map((one) => one[name]);
  const goal = (name: keyof Judgement, bound: number, atLeast: boolean): Goal => ({
    name: `${page}: ${name}`,
    value: median(values(site, name)),
    bound,
    atLeast,
    spread: absoluteSpread(values(site, name), values(again, name)),
  });
  const scores = CATEGORIES.map((name) =>
    goal(name, name === 'performance' ? BOUNDS.performance : BOUNDS.perfect, true),
  );
  return [...scores, goal('elements', BOUNDS.elements, false)];
}

function report(judged: Record<string, Samples>): string {
  const rows = Object.entries(judged).flatMap(([page, samples]) =>
    (['site', 'again'] as const)
      .filter((series) => samples[series].length > 0)
      .map((series) => [
        series === 'site' ? PAGES[page as PageName].path : '  again (A/A)',
        ...NAMES.map((name) => {
          const { median: middle, min, max } = summarize(samples[series].map((one) => one[name]));
          const [mid, least, most] = [middle, min, max].map((value) =>
            Number.isInteger(value) ? String(value) : value.toFixed(name === 'cls' ? 4 : 0),
          );
          return least === most ? `${mid}` : `${mid} (${least}-${most})`;
        }),
      ]),
  );
  return table(['', ...NAMES], rows);
}

/** `npm run bench -- lighthouse`: what Lighthouse's mobile preset says of the public pages. */
export async function lighthouse({ site, root }: BenchSites, options: Options): Promise<void> {
  const { runs, smoke, pages } = shortened(options);
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const judged: Record<string, Samples> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      say(`Run ${run + 1} of ${runs}, ${page} ...`);
      const url = site.url + PAGES[page].path;
      await askForPage(url, 'gzip, deflate, br, zstd');
      const samples = judged[page] ?? { site: [], again: [] };
      judged[page] = samples;
      const order = run % 2 === 0 ? (['site', 'again'] as const) : (['again', 'site'] as const);
      for (const series of smoke ? order.slice(0, 1) : order) {
        samples[series].push(await judge(url, port));
      }
    }
  }
  say(`\n${report(judged)}`);
  const goals = Object.entries(judged).flatMap(([page, samples]) =>
    goalsOf(page as PageName, samples),
  );
  say(`\n${goalTable(goals)}`);
  if (smoke) return;
  const figures = Object.fromEntries(
    Object.entries(judged).map(([page, { site: own, again }]) => [
      page,
      Object.fromEntries(
        NAMES.map((name) => [
          name,
          {
            site: condense(own.map((one) => one[name])),
            again: condense(again.map((one) => one[name])),
          },
        ]),
      ),
    ]),
  );
  const result = { runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(root, 'lighthouse', result)}`);
}
