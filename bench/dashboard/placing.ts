import { setTimeout as sleep } from 'node:timers/promises';
import type { DashboardApi } from '@evmandi/api/dashboard-bench';
import type { Goal } from '../support/goals.ts';
import { median, quantile, relativeSpread, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';

/** People who look at overviews while orders are placed. */
const LOOKING = 8;
/** Each opens the overview again so long after seeing it: more often than a person does. */
const PAUSE_MS = 250;

/** The milliseconds of so many orders, placed one after the other. */
async function placing(api: DashboardApi, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let placed = 0; placed < count; placed += 1) times.push(await api.place());
  return times;
}

/** The same while people look at one overview after the other, and the milliseconds of what they saw. */
async function placingBeside(api: DashboardApi, count: number) {
  const seen: number[] = [];
  let over = false;
  const look = async (person: number) => {
    // They do not all come at the same moment.
    await sleep((PAUSE_MS / LOOKING) * person);
    while (!over) {
      seen.push(await api.time('/api/admin/dashboard'));
      await sleep(PAUSE_MS);
    }
  };
  const looking = Promise.all(Array.from({ length: LOOKING }, (_, person) => look(person)));
  try {
    return { times: await placing(api, count), seen };
  } finally {
    over = true;
    await looking;
  }
}

const p99 = (times: readonly number[]) => quantile(times, 0.99);

/**
 * How long the slowest orders take beside people who look at overviews, against as many placed alone. Each run
 * places `count` orders alone, beside them and alone again, every other run the other way round, so that a machine
 * that slows down or a table that grows meets all three alike.
 */
export async function placingBesideOverviews(api: DashboardApi, runs: number, count: number) {
  const placed = { alone: [] as number[][], beside: [] as number[][], again: [] as number[][] };
  const seen: number[] = [];
  const turns = {
    alone: () => placing(api, count),
    again: () => placing(api, count),
    beside: async () => {
      const { times, seen: overviews } = await placingBeside(api, count);
      seen.push(...overviews);
      return times;
    },
  };
  const order = ['alone', 'beside', 'again'] as const;
  // The first ones warm it up and are not counted.
  await placing(api, count);
  for (let run = 0; run < runs; run += 1) {
    for (const turn of run % 2 === 0 ? order : [...order].reverse()) {
      placed[turn].push(await turns[turn]());
    }
  }
  const each = {
    alone: placed.alone.map(p99),
    beside: placed.beside.map(p99),
    again: placed.again.map(p99),
  };
  const value = median(each.beside) / median([...each.alone, ...each.again]);
  const goal: Goal = {
    name: `p99 of placing beside ${LOOKING} overviews, of alone`,
    value,
    bound: 2,
    spread: value * relativeSpread(each.alone, each.again),
  };
  const figures = Object.fromEntries(
    order.map((turn) => {
      const all = placed[turn].flat();
      return [turn, { orders: all.length, median: median(all), p99: summarize(each[turn]) }];
    }),
  );
  const rows = Object.entries(figures).map(([turn, { orders, median: middle, p99: slow }]) => [
    turn,
    `${orders}`,
    middle.toFixed(1),
    `${slow.median.toFixed(1)} (${slow.min.toFixed(1)}-${slow.max.toFixed(1)})`,
  ]);
  return {
    goal,
    figures: { ...figures, overviews: { seen: seen.length, ...summarize(seen) } },
    text: table(['placing, ms', 'orders', 'median', 'p99 of each run'], rows),
  };
}
