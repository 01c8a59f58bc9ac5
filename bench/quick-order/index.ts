import { type FilledApi, fillApi } from '@evmandi/api/filled';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { benchPostgres } from '../support/postgres.ts';
import { keepResult } from '../support/results.ts';
import { median, ratio, relativeSpread, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { goodRows, type Row, withMistakes } from './rows.ts';

const PRODUCTS = 100_000;
const SMOKE_PRODUCTS = 2_000;
const ROWS = 1_000;
/** Kept below what one address may ask for in a minute. */
const ROUNDS_A_RUN = 5;
const WARM_UP = 3;
const MOST_OF_GOOD = 3;
const MOST_OF_MIXED = 10;

const say = (line: string) => console.log(line);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Answer {
  rows: { orderable: boolean }[];
}

/** Throws unless the server judges as many rows good as there are. */
async function checkAnswer(api: FilledApi, rows: readonly Row[], good: number): Promise<void> {
  const { rows: judged } = JSON.parse(await api.post(PATH, { rows })) as Answer;
  const found = judged.filter(({ orderable }) => orderable).length;
  if (found !== good) throw new Error(`${found} of ${rows.length} rows are good, not ${good}`);
}

const PATH = '/api/quick-order/validate';

async function measure(api: FilledApi, rounds: number) {
  const good = await goodRows(api, ROWS);
  const mixed = withMistakes(good);
  await checkAnswer(api, good, ROWS);
  await checkAnswer(api, mixed.rows, ROWS - mixed.mistakes);
  const skus = good.map(({ item }) => item);
  const written = [good, mixed.rows].map((rows) => JSON.stringify({ rows }));
  const kinds = {
    'bare look-up': () => api.lookUp(skus),
    'bare look-up again': () => api.lookUp(skus),
    'good rows': () => api.send(PATH, written[0] ?? ''),
    'one row in ten wrong': () => api.send(PATH, written[1] ?? ''),
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    keyof typeof kinds,
    number[]
  >;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? names : [...names].reverse();
    for (const name of turns) {
      const time = await timed(kinds[name]);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

type Times = Awaited<ReturnType<typeof measure>>;

function goalsOf(times: Times): Goal[] {
  const bare = times['bare look-up'];
  const spread = relativeSpread(bare, times['bare look-up again']);
  const goal = (name: 'good rows' | 'one row in ten wrong', bound: number): Goal => {
    const value = ratio(times[name], bare).median;
    return { name: `${ROWS} rows, ${name}: bare look-ups`, value, bound, spread: value * spread };
  };
  return [goal('good rows', MOST_OF_GOOD), goal('one row in ten wrong', MOST_OF_MIXED)];
}

/** `npm run bench -- quick-order`: judging 1,000 rows against looking their products up. */
export async function quickOrder(root: string, options: Options): Promise<void> {
  const server = await benchPostgres(options);
  if (!server) return;
  const products = options.smoke ? SMOKE_PRODUCTS : PRODUCTS;
  say(`Filling ${products} products ...`);
  const api = await fillApi(server.url, products);
  try {
    const times = await measure(api, options.smoke ? 1 : options.runs * ROUNDS_A_RUN);
    const rows = Object.entries(times).map(([name, list]) => [name, median(list).toFixed(2)]);
    say(`\n${table([`${ROWS} rows of ${products} products`, 'median ms'], rows)}`);
    if (options.smoke) return;
    const goals = goalsOf(times);
    say(`\n${goalTable(goals)}`);
    const figures = {
      server: server.source.split(' ')[0],
      products,
      ...Object.fromEntries(Object.entries(times).map(([name, list]) => [name, summarize(list)])),
    };
    say(`\nWritten to ${keepResult(root, 'quick-order', { runs: options.runs, goals, figures })}`);
  } finally {
    await api.close();
  }
}
