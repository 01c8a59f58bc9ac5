import type { Browser } from '@playwright/test';
import { CONTEXT, startBrowser } from '../support/browser.ts';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { absoluteSpread, median, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { throttle } from '../support/throttle.ts';
import { pressed } from './press.ts';
import { openSubject, type Subject, subjectsOn } from './subjects.ts';

const CPU_SLOWDOWN = 4;
const BOUND_MS = 100;
/** A quantity rests for 400 ms before its price is asked for. */
const REST_MS = 700;

type Times = Record<string, number[]>;

const say = (line: string) => console.log(line);

/** Every press once with so many rows, in a tab of its own. */
async function pressAll(browser: Browser, origin: string, subject: Subject, rows: number) {
  const localStorage = Object.entries(subject.stored(rows)).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...CONTEXT, storageState });
  try {
    const page = await context.newPage();
    await openSubject(page, origin, subject, rows);
    await throttle(await context.newCDPSession(page), { cpuSlowdown: CPU_SLOWDOWN });
    const times: Record<string, number> = {};
    for (const [press, control] of Object.entries(subject.presses)) {
      await page.waitForTimeout(REST_MS);
      times[press] = await pressed(page, control);
    }
    return times;
  } finally {
    await context.close();
  }
}

async function measured(browser: Browser, origin: string, subject: Subject, runs: number) {
  const { many, few } = subject.rows;
  const tables = [`${many}`, `${many}, again (A/A)`, `${few}`].map((name, at) => ({
    name,
    rows: at < 2 ? many : few,
    times: {} as Times,
  }));
  // The first one warms the site up and is not counted.
  await pressAll(browser, origin, subject, few);
  for (let run = 0; run < runs; run += 1) {
    for (const { rows, times } of run % 2 === 0 ? tables : [...tables].reverse()) {
      const found = await pressAll(browser, origin, subject, rows);
      for (const [press, time] of Object.entries(found)) {
        times[press] = [...(times[press] ?? []), time];
      }
    }
  }
  return tables;
}

type Measured = Awaited<ReturnType<typeof measured>>;

const timesOf = (tables: Measured, at: number, press: string) => tables[at]?.times[press] ?? [];

function rowsOf(subject: Subject, tables: Measured): string[][] {
  return Object.keys(subject.presses).map((press) => [
    press,
    ...tables.map((_, at) => {
      const { median: middle, min, max } = summarize(timesOf(tables, at, press));
      return `${Math.round(middle)} (${Math.round(min)}-${Math.round(max)})`;
    }),
  ]);
}

/** `npm run bench -- presses`: presses in a cart of 500 lines and in tables of 100 orders and customers, beside short ones. */
export async function presses(sites: BenchSites, options: Options): Promise<void> {
  const browser = await startBrowser();
  const origin = new URL(sites.site.url).origin;
  const goals: Goal[] = [];
  const figures: object[] = [];
  for (const subject of await subjectsOn(sites)) {
    const tables = await measured(browser, origin, subject, options.runs);
    const heads = tables.map(({ name }) => `${name} rows`);
    say(
      `\n${table([`${subject.name}: press to its frame, ms`, ...heads], rowsOf(subject, tables))}`,
    );
    for (const press of Object.keys(subject.presses)) {
      const [many, again] = [timesOf(tables, 0, press), timesOf(tables, 1, press)];
      goals.push({
        name: `${press}, ${subject.rows.many} rows: press to its frame, ms`,
        value: median(many),
        bound: BOUND_MS,
        spread: absoluteSpread(many, again),
      });
    }
    for (const { name, times } of tables) {
      const summaries = Object.entries(times).map(([press, all]) => [press, summarize(all)]);
      figures.push({ screen: subject.name, rows: name, ...Object.fromEntries(summaries) });
    }
  }
  say(`\n${goalTable(goals)}`);
  if (options.smoke) return;
  const result = { runs: options.runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(sites.root, 'presses', result)}`);
}
