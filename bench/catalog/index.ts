import { judgeSearch } from '@evmandi/api/judged';
import { goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { benchPostgres } from '../support/postgres.ts';
import { keepResult } from '../support/results.ts';
import { median, ratio, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { catalogGoals } from './goals.ts';
import { judgedGoals, judgedTable } from './judged.ts';
import { measureSize, p99, type SizeFigures } from './measure.ts';
import { KINDS, type Kind } from './questions.ts';

/** The sample data has more than a thousand by itself. */
const SIZES = [2_000, 10_000, 100_000, 1_000_000];
const SMOKE_SIZES = [2_000];
/** More than of others: the highest of a hundred answers tells something only from many. */
const ROUNDS_A_RUN = 3;

const say = (line: string) => console.log(line);
const kinds = Object.keys(KINDS) as Kind[];
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1);

function report(sizes: SizeFigures[]): string {
  const rows = sizes.flatMap((size) => [
    ...kinds.map((kind) => [
      `${size.products}: ${KINDS[kind]}`,
      milliseconds(median(size.all[kind])),
      milliseconds(p99(size.all[kind])),
      ratio(size.rounds[kind], size.scan).median.toFixed(3),
    ]),
    ...(
      [
        ['scan', size.scan],
        ['scan again (A/A)', size.scanAgain],
      ] as const
    ).map(([name, times]) => [
      `${size.products}: ${name}`,
      milliseconds(median(times)),
      milliseconds(p99(times)),
      ratio(times, size.scan).median.toFixed(3),
    ]),
  ]);
  return table(['products', 'median ms', 'p99 ms', 'scans'], rows);
}

const figuresOf = (size: SizeFigures) => ({
  products: size.products,
  scan: summarize(size.scan),
  scanAgain: summarize(size.scanAgain),
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        answers: size.all[kind].length,
        median: median(size.all[kind]),
        p99: p99(size.all[kind]),
        scans: ratio(size.rounds[kind], size.scan),
      },
    ]),
  ),
});

/** `npm run bench -- catalog`: listings and suggestions against a scan of the whole table. */
export async function catalog(root: string, options: Options): Promise<void> {
  const server = await benchPostgres(options);
  if (!server) return;
  const rounds = options.smoke ? 1 : options.runs * ROUNDS_A_RUN;
  const sizes: SizeFigures[] = [];
  for (const products of options.smoke ? SMOKE_SIZES : SIZES) {
    sizes.push(await measureSize(server.url, products, { rounds, say }));
  }
  say(`\n${report(sizes)}`);
  // Goals are those of the larger sizes.
  if (options.smoke) return;
  const judged = await judgeSearch(server.url);
  say(`\n${judgedTable(judged)}`);
  const goals = [...catalogGoals(sizes), ...judgedGoals(judged)];
  say(`\n${goalTable(goals)}`);
  const figures = {
    server: server.source.split(' ')[0],
    rounds,
    sizes: sizes.map(figuresOf),
    judged,
  };
  say(`\nWritten to ${keepResult(root, 'catalog', { runs: options.runs, goals, figures })}`);
}
