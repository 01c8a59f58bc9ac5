import { type DashboardApi, dashboardApi } from '@evmandi/api/dashboard-bench';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { benchPostgres } from '../support/postgres.ts';
import { keepResult } from '../support/results.ts';
import { median, ratio, relativeSpread } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { placingBesideOverviews } from './placing.ts';

const FEW = 10_000;
const SMOKE = { few: 300, many: 1_200 };
/** Times that a question is asked in a run: its figure is their median, so that one late answer is none of it. */
const ASKED = 9;
const SMOKE_ASKED = 1;
/** Orders that are placed for one p99. */
const PLACED = 1_500;
const SMOKE_PLACED = 20;
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

const pathOf = async (api: DashboardApi, path: string) =>
  path === 'last page' ? `/api/admin/orders?page=${await api.lastPage()}` : path;

async function timeOf(api: DashboardApi, path: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) times.push(await api.time(path));
  return median(times);
}

/** The milliseconds of each run, of all three in turn, so that a machine that slows down meets them alike. */
async function timesOf(
  { few, many }: { few: DashboardApi; many: DashboardApi },
  path: string,
  { runs, smoke }: Options,
) {
  const [among, last] = [await pathOf(few, path), await pathOf(many, path)];
  const asked = smoke ? SMOKE_ASKED : ASKED;
  const times = { few: [] as number[], many: [] as number[], again: [] as number[] };
  await Promise.all([few.time(among), many.time(last)]);
  for (let run = 0; run < runs; run += 1) {
    times.few.push(await timeOf(few, among, asked));
    times.many.push(await timeOf(many, last, asked));
    times.again.push(await timeOf(few, among, asked));
  }
  return times;
}

/** `npm run bench -- dashboard`: lists, searches and overview among many orders against few. */
export async function dashboard(root: string, options: Options): Promise<void> {
  const server = await benchPostgres(options);
  if (!server) return;
  const size = options.smoke ? SMOKE : { few: FEW, many: options.orders };
  const few = await dashboardApi(server.url, size.few);
  const many = await dashboardApi(server.url, size.many);
  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const [name, path, bound] of QUESTIONS) {
      const among = await timesOf({ few, many }, path, options);
      const value = ratio(among.many, among.few).median;
      goals.push({ name, value, bound, spread: value * relativeSpread(among.few, among.again) });
      rows.push([
        name,
        ...[among.few, among.again, among.many].map((one) => median(one).toFixed(1)),
      ]);
    }
    say(table(['milliseconds', `${size.few}`, 'again (A/A)', `${size.many}`], rows));
    const count = options.smoke ? SMOKE_PLACED : PLACED;
    const placing = await placingBesideOverviews(many, options.runs, count);
    say(`\n${placing.text}`);
    goals.push(placing.goal);
    const csv = await many.drain('/api/admin/orders.csv');
    goals.push({ name: 'CSV: added MB', value: csv.addedBytes / MEGABYTE, bound: 100, spread: 0 });
    say(`\n${goalTable(goals)}`);
    if (options.smoke) return;
    const figures = { ...size, csv, placing: placing.figures, rows };
    say(`\nWritten to ${keepResult(root, 'dashboard', { runs: options.runs, goals, figures })}`);
  } finally {
    await few.close();
    await many.close();
  }
}
