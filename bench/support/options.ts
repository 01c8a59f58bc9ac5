import { parseArgs } from 'node:util';
import { CONDITIONS, type ConditionName } from '../first-load/conditions.ts';
import { PAGES, type PageName } from '../first-load/pages.ts';

const USAGE = `Usage: npm run bench -- <first-load | switch | presses | edge | catalog | quick-order | orders | dashboard | login | link | lighthouse | databases | pages | all> [options]
  --runs <n>          how often each figure is taken; 7
  --pages <names>     of ${Object.keys(PAGES).join(', ')}; all of them
  --only <condition>  ${Object.keys(CONDITIONS).join(' or ')}; both
  --orders <n>        dashboard: orders among which it is measured; 1000000
  --soak              edge: also its memory under ten minutes of load
  --smoke             once, without keeping the result: shows that the measurement works`;

const BENCHES = [
  'first-load',
  'switch',
  'presses',
  'edge',
  'lighthouse',
  'link',
  'catalog',
  'quick-order',
  'orders',
  'dashboard',
  'login',
] as const;
export type BenchName = (typeof BENCHES)[number];

/** These ask databases alone; all others open pages, too. */
const ON_DATABASES: readonly BenchName[] = [
  'catalog',
  'quick-order',
  'orders',
  'dashboard',
  'login',
];
const GROUPS: Record<string, readonly BenchName[]> = {
  all: BENCHES,
  databases: ON_DATABASES,
  pages: BENCHES.filter((name) => !ON_DATABASES.includes(name)),
};

/** Enough to see that all of it works. */
const SMOKE = { pages: 'listing', condition: 'unthrottled' };

export interface Options {
  benches: BenchName[];
  runs: number;
  pages: PageName[];
  conditions: ConditionName[];
  smoke: boolean;
  /** Of the larger database of the dashboard. */
  orders: number;
  /** Whether the edge's memory is watched for ten minutes, too. */
  soak: boolean;
}

/** A smoke test of what shows on one page that it works. */
export const shortened = (options: Options): Options =>
  options.smoke ? { ...options, pages: options.pages.slice(0, 1) } : options;

/** Wrong arguments, told without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function chosen<Name extends string>(known: Name[], text: string | undefined): Name[] {
  if (text === undefined) return known;
  const names = text.split(',');
  const wrong = names.find((name) => !(known as string[]).includes(name));
  if (wrong !== undefined) throw new UsageError(`There is no "${wrong}".\n\n${USAGE}`);
  return known.filter((name) => names.includes(name));
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '7' },
        pages: { type: 'string' },
        only: { type: 'string' },
        orders: { type: 'string', default: '1000000' },
        smoke: { type: 'boolean', default: false },
        soak: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Reads the command line; `all` stands for every bench, `databases` and `pages` for some. Throws a UsageError. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const { smoke, soak } = values;
  const runs = smoke ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs must be a whole number`);
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < 1)
    throw new UsageError('--orders must be a whole number');
  return {
    benches: [...(GROUPS[name] ?? chosen([...BENCHES], name))],
    runs,
    pages: chosen(
      Object.keys(PAGES) as PageName[],
      values.pages ?? (smoke ? SMOKE.pages : undefined),
    ),
    conditions: chosen(
      Object.keys(CONDITIONS) as ConditionName[],
      values.only ?? (smoke ? SMOKE.condition : undefined),
    ),
    smoke,
    orders,
    soak,
  };
}
