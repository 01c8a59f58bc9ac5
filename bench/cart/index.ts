import { startBrowser } from '../support/browser.ts';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { absoluteSpread, median, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { PRESSES, type Press, pressAll, productIds } from './presses.ts';

const LINES = 500;
const FEW_LINES = 5;
const BOUND_MS = 100;
const CARTS = [`${LINES} lines`, `${LINES} lines, again (A/A)`, `${FEW_LINES} lines`] as const;

type Times = Record<Press, number[]>;
const PRESS_NAMES = Object.keys(PRESSES) as Press[];

const say = (line: string) => console.log(line);
const noTimes = () =>
  Object.fromEntries(PRESS_NAMES.map((press) => [press, []])) as unknown as Times;

/** `npm run bench -- cart`: presses in a cart of 500 lines, beside those in a cart of 5. */
export async function cart({ root, site }: BenchSites, options: Options): Promise<void> {
  const browser = await startBrowser();
  const ids = await productIds(site.api, LINES);
  const carts = CARTS.map((name, at) => ({
    name,
    ids: at < 2 ? ids : ids.slice(0, FEW_LINES),
    times: noTimes(),
  }));
  // The first one warms the site up and is not counted.
  await pressAll(browser, site.url, ids.slice(0, FEW_LINES));
  for (let run = 0; run < options.runs; run += 1) {
    for (const { ids: own, times } of run % 2 === 0 ? carts : [...carts].reverse()) {
      const found = await pressAll(browser, site.url, own);
      for (const press of PRESS_NAMES) times[press].push(found[press]);
    }
  }
  const rows = PRESS_NAMES.map((press) => [
    press,
    ...carts.map(({ times }) => {
      const { median: middle, min, max } = summarize(times[press]);
      return `${Math.round(middle)} (${Math.round(min)}-${Math.round(max)})`;
    }),
  ]);
  say(`\n${table(['press to its frame, ms', ...CARTS], rows)}`);
  const [many, again] = carts.map(({ times }) => times) as [Times, Times];
  const goals = PRESS_NAMES.map(
    (press): Goal => ({
      name: `${press}, ${LINES} lines: press to its frame, ms`,
      value: median(many[press]),
      bound: BOUND_MS,
      spread: absoluteSpread(many[press], again[press]),
    }),
  );
  say(`\n${goalTable(goals)}`);
  if (options.smoke) return;
  const figures = carts.map(({ name, times }) => ({
    cart: name,
    ...Object.fromEntries(PRESS_NAMES.map((press) => [press, summarize(times[press])])),
  }));
  const result = { runs: options.runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(root, 'cart', result)}`);
}
