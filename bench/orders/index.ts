import { ordersApi } from '@evmandi/api/orders-bench';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { benchPostgres } from '../support/postgres.ts';
import { keepResult } from '../support/results.ts';
import { median, ratio, relativeSpread, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';

const ORDERS = 400;
const SMOKE_ORDERS = 40;
const LEAST_RATIO = 0.6;

const say = (line: string) => console.log(line);

/** `npm run bench -- orders`: orders per second through the API against their SQL from one pool. */
export async function orders(root: string, options: Options): Promise<void> {
  const server = await benchPostgres(options);
  if (!server) return;
  const api = await ordersApi(server.url);
  const count = options.smoke ? SMOKE_ORDERS : ORDERS;
  const perSecond = (milliseconds: number) => (count / milliseconds) * 1_000;
  const straight: number[] = [];
  const straightAgain: number[] = [];
  const placed: number[] = [];
  try {
    // The first of each warms up.
    for (let run = 0; run <= options.runs; run += 1) {
      const figures = [
        perSecond(await api.straight(count)),
        perSecond(await api.throughApi(count)),
        perSecond(await api.straight(count)),
      ] as const;
      if (run === 0) continue;
      straight.push(figures[0]);
      placed.push(figures[1]);
      straightAgain.push(figures[2]);
    }
  } finally {
    await api.close();
  }
  const rows = [
    ['straight SQL', straight],
    ['straight SQL again (A/A)', straightAgain],
    ['through the API', placed],
  ] as const;
  say(
    table(
      ['orders', 'a second', 'of straight'],
      rows.map(([name, values]) => [
        name,
        median(values).toFixed(0),
        ratio(values, straight).median.toFixed(3),
      ]),
    ),
  );
  if (options.smoke) return;
  const value = ratio(placed, straight).median;
  const spread = value * relativeSpread(straight, straightAgain);
  const goals: Goal[] = [
    {
      name: 'orders a second, of straight SQL',
      value,
      bound: LEAST_RATIO,
      atLeast: true,
      spread,
    },
  ];
  say(`\n${goalTable(goals)}`);
  const figures = {
    server: server.source.split(' ')[0],
    orders: count,
    straight: summarize(straight),
    straightAgain: summarize(straightAgain),
    throughApi: summarize(placed),
  };
  say(`\nWritten to ${keepResult(root, 'orders', { runs: options.runs, goals, figures })}`);
}
