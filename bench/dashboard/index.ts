import { setTimeout as sleep } from 'node:timers/promises';
import { type DashboardApi, dashboardApi } from '@evmandi/api/dashboard-bench';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { atEnd } from '../support/closers.ts';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import { median, quantile, ratio, relativeSpread, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';

const FEW = 10_000;
const SMOKE = { few: 300, many: 1_200 };
/** Orders that are placed for one p99, and people who look at overviews meanwhile. */
const PLACED = 400;
const LOOKING = 8;
/** Each opens the overview again so long after seeing it: more often than a person does. */
const PAUSE_MS = 250;
const MEGABYTE = 1_000_000;

/** What is asked, and how many times longer it may take among many orders. */
const QUESTIONS: [name: string, path: string | 'last page', most: number][] = [
  ['list with counts', '/api/admin/orders', 2],
  ['pending', '/api/admin/orders?status=Pending', 2],
  ['last page', 'last page', 2],
  ['overview', '/api/admin/dashboard', 2],
  ['customers', '/api/admin/customers', 2],
  ['search, a word', '/api/admin/orders?q=brake', 4],
  ['search, one letter', '/api/admin/orders?q=e', 4],
  ['search, a number', '/api/admin/orders?q=10241', 4],
  ['customers, one letter', '/api/admin/customers?q=a', 4],
];

const say = (line: string) => console.log(line);

async function timesOf(api: DashboardApi, path: string, runs: number): Promise<number[]> {
  const asked = path === 'last page' ? `/api/admin/orders?page=${await api.lastPage()}` : path;
  await api.time(asked);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await api.time(asked));
  return times;
}

async function placing(api: DashboardApi, count: number): Promise<number> {
  const times: number[] = [];
  for (let placed = 0; placed < count; placed += 1) times.push(await api.place());
  return quantile(times, 0.99);
}

/** The same while so many people look at one overview after the other. */
async function placingBeside(api: DashboardApi, count: number): Promise<number> {
  let over = false;
  const look = async () => {
    while (!over) {
      await api.time('/api/admin/dashboard');
      await sleep(PAUSE_MS);
    }
  };
  const looking = Promise.all(Array.from({ length: LOOKING }, look));
  try {
    return await placing(api, count);
  } finally {
    over = true;
    await looking;
  }
}

/** `npm run bench -- dashboard`: lists, searches and overview among many orders against few. */
export async function dashboard(root: string, options: Options): Promise<void> {
  const server = await startPostgres();
  if (server.url === undefined) {
    if (!options.smoke) throw new Error(`There is no PostgreSQL: ${server.missing}`);
    return say(`Left out, ${server.missing}`);
  }
  atEnd(server.stop);
  const size = options.smoke ? SMOKE : { few: FEW, many: options.orders };
  const few = await dashboardApi(server.url, size.few);
  const many = await dashboardApi(server.url, size.many);
  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const [name, path, bound] of QUESTIONS) {
      const among = {
        few: await timesOf(few, path, options.runs),
        many: await timesOf(many, path, options.runs),
        again: await timesOf(few, path, options.runs),
      };
      const value = ratio(among.many, among.few).median;
      goals.push({ name, value, bound, spread: value * relativeSpread(among.few, among.again) });
      rows.push([
        name,
        ...[among.few, among.again, among.many].map((one) => median(one).toFixed(1)),
      ]);
    }
    say(table(['milliseconds', `${size.few}`, 'again (A/A)', `${size.many}`], rows));
    const count = options.smoke ? 20 : PLACED;
    await placing(many, count);
    const alone = [await placing(many, count)];
    const beside = [await placingBeside(many, count)];
    alone.push(await placing(many, count));
    goals.push({
      name: `p99 of placing beside ${LOOKING} overviews, of alone`,
      value: median(beside) / median(alone),
      bound: 2,
      spread: relativeSpread(alone.slice(0, 1), alone.slice(1)),
    });
    const csv = await many.drain('/api/admin/orders.csv');
    goals.push({ name: 'CSV: added MB', value: csv.addedBytes / MEGABYTE, bound: 100, spread: 0 });
    say(`\n${goalTable(goals)}`);
    if (options.smoke) return;
    const figures = { ...size, csv, alone: summarize(alone), beside: summarize(beside), rows };
    say(`\nWritten to ${keepResult(root, 'dashboard', { runs: options.runs, goals, figures })}`);
  } finally {
    await few.close();
    await many.close();
  }
}
