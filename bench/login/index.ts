import { loginApi } from '@evmandi/api/login-bench';
import { type Goal, goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { benchPostgres } from '../support/postgres.ts';
import { keepResult } from '../support/results.ts';
import { absoluteSpread, median, ratio, relativeSpread, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { type Amounts, type LoginFigures, noFigures, round } from './measure.ts';

const PRODUCTS = 10_000;
const SMOKE_PRODUCTS = 2_000;
const AMOUNTS: Amounts = { signIns: 300, pages: 400, calls: 40 };
const SMOKE_AMOUNTS: Amounts = { signIns: 20, pages: 20, calls: 2 };

const LEAST_RATE = 0.8;
const MOST_TIMES = 2;
/** What a person does not feel, however short the answers are alone. */
const UNFELT_MS = 50;
/** What a call may cost whose session is bound to a browser, of one that is not (SESSION-10). */
const MOST_OF_CHECK = 1.1;

const say = (line: string) => console.log(line);

function report(figures: LoginFigures): string {
  const rates = [
    ['bare argon2', figures.bare, figures.bare],
    ['bare argon2 again (A/A)', figures.bareAgain, figures.bare],
    ['signing in', figures.signIns, figures.bare],
    ['signing in, beside the catalogue', figures.reached, figures.bare],
  ] as const;
  const times = [
    ['catalogue p99, alone', figures.alone, figures.alone],
    ['catalogue p99, alone again (A/A)', figures.aloneAgain, figures.alone],
    ['catalogue p99, beside signing in', figures.beside, figures.alone],
    ['a call without session', figures.unchecked, figures.unchecked],
    ['a call without session again (A/A)', figures.uncheckedAgain, figures.unchecked],
    ['a call with its session checked', figures.checked, figures.checked],
    ['the same again (A/A)', figures.checkedAgain, figures.checked],
    ['with a session bound by a cookie', figures.byCookie, figures.checked],
    ['with a session bound by a key', figures.byKey, figures.checked],
    ['a wrong password', figures.known, figures.known],
    ['a wrong password again (A/A)', figures.knownAgain, figures.known],
    ['an unknown name', figures.unknown, figures.known],
  ] as const;
  const rows = (list: typeof rates | typeof times, digits: number) =>
    list.map(([name, values, to]) => [
      name,
      median(values).toFixed(digits),
      ratio(values, to).median.toFixed(3),
    ]);
  return [
    table(['', 'a second', 'of bare'], rows(rates, 0)),
    table(['', 'ms', 'of the first'], rows(times, 2)),
  ].join('\n\n');
}

function goalsOf(figures: LoginFigures): Goal[] {
  const { signIns, bare, bareAgain, alone, aloneAgain, beside } = figures;
  const { checked, checkedAgain, byCookie, byKey } = figures;
  const ofCheck = (name: string, values: number[]): Goal => ({
    name: `a call with a session bound by ${name}, of one that is bound to nothing`,
    value: ratio(values, checked).median,
    bound: MOST_OF_CHECK,
    spread: relativeSpread(checked, checkedAgain),
  });
  const rate = ratio(signIns, bare).median;
  return [
    {
      name: 'sign-ins a second, of bare argon2',
      value: rate,
      bound: LEAST_RATE,
      atLeast: true,
      spread: rate * relativeSpread(bare, bareAgain),
    },
    {
      name: 'catalogue p99 beside signing in, ms',
      value: median(beside),
      bound: Math.max(UNFELT_MS, MOST_TIMES * median(alone)),
      spread: absoluteSpread(alone, aloneAgain),
    },
    ofCheck('a cookie', byCookie),
    ofCheck('a key', byKey),
  ];
}

/** `npm run bench -- login`: sign-ins a second against bare hashing, and what they leave of the catalogue. */
export async function login(root: string, options: Options): Promise<void> {
  const server = await benchPostgres(options);
  if (!server) return;
  const amounts = options.smoke ? SMOKE_AMOUNTS : AMOUNTS;
  const api = await loginApi(server.url, options.smoke ? SMOKE_PRODUCTS : PRODUCTS);
  const figures = noFigures();
  try {
    // Warms up.
    if (!options.smoke) await round(api, noFigures(), SMOKE_AMOUNTS);
    for (let run = 0; run < options.runs; run += 1) await round(api, figures, amounts);
  } finally {
    await api.close();
  }
  say(report(figures));
  if (options.smoke) return;
  const goals = goalsOf(figures);
  say(`\n${goalTable(goals)}`);
  const kept = {
    server: server.source.split(' ')[0],
    products: PRODUCTS,
    ...amounts,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, values]) => [name, summarize(values)]),
    ),
  };
  say(`\nWritten to ${keepResult(root, 'login', { runs: options.runs, goals, figures: kept })}`);
}
