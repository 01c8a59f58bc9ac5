import type { LoginApi } from '@evmandi/api/login-bench';
import { median, quantile } from '../support/statistics.ts';

/** Each figure of every run; what says `again` is the same once more. */
export interface LoginFigures {
  /** A second. */
  signIns: number[];
  bare: number[];
  bareAgain: number[];
  /** Milliseconds below which 99 of 100 pages of the catalogue were answered. */
  alone: number[];
  aloneAgain: number[];
  beside: number[];
  /** Sign-ins a second beside the catalogue. */
  reached: number[];
  /** Milliseconds, of the middle one of many calls. */
  checked: number[];
  checkedAgain: number[];
  byCookie: number[];
  byKey: number[];
  /** Milliseconds of single calls. */
  unchecked: number[];
  uncheckedAgain: number[];
  known: number[];
  knownAgain: number[];
  unknown: number[];
}

export interface Amounts {
  signIns: number;
  pages: number;
  calls: number;
}

type Checks = Pick<LoginFigures, 'checked' | 'byCookie' | 'byKey' | 'checkedAgain'>;

/** A check takes well under a millisecond and the goal is a tenth of it. Only the median of many is stable. */
const CHECKS_A_CALL = 10;

const PAGES = [
  '/api/products?category=brakes-suspension&in_stock=true&rating=4',
  '/api/products?sort=price_asc',
  '/api/products?q=brake+pad',
  '/api/products?brand=bosch,exide&price_min=500&price_max=9000',
  '/api/products?page=7',
  '/api/suggestions?q=hero',
];

/** One after the other, as one visitor asks: p99 of the milliseconds. */
async function read({ get }: LoginApi, pages: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < pages; n += 1) {
    const start = performance.now();
    await get(PAGES[n % PAGES.length] ?? '');
    times.push(performance.now() - start);
  }
  return quantile(times, 0.99);
}

async function readBesideSignIns(api: LoginApi, pages: number) {
  const start = performance.now();
  const reading = read(api, pages);
  const done = await api.signInUntil(reading);
  return { p99: await reading, reached: (done / (performance.now() - start)) * 1_000 };
}

export const noFigures = (): LoginFigures => ({
  signIns: [],
  bare: [],
  bareAgain: [],
  alone: [],
  aloneAgain: [],
  beside: [],
  reached: [],
  checked: [],
  checkedAgain: [],
  byCookie: [],
  byKey: [],
  unchecked: [],
  uncheckedAgain: [],
  known: [],
  knownAgain: [],
  unknown: [],
});

/** Takes every figure once. */
export async function round(
  api: LoginApi,
  figures: LoginFigures,
  { signIns, pages, calls }: Amounts,
): Promise<void> {
  const aSecond = (milliseconds: number) => (signIns / milliseconds) * 1_000;
  figures.bare.push(aSecond(await api.bare(signIns)));
  figures.signIns.push(aSecond(await api.signIn(signIns)));
  figures.bareAgain.push(aSecond(await api.bare(signIns)));

  figures.alone.push(await read(api, pages));
  const { p99, reached } = await readBesideSignIns(api, pages);
  figures.beside.push(p99);
  figures.reached.push(reached);
  figures.aloneAgain.push(await read(api, pages));

  for (let n = 0; n < calls; n += 1) {
    figures.unchecked.push(await api.ask('visitor'));
    figures.uncheckedAgain.push(await api.ask('visitor'));
    figures.known.push(await api.guess(true));
    figures.unknown.push(await api.guess(false));
    figures.knownAgain.push(await api.guess(true));
  }
  const checks = { checked: [], byCookie: [], byKey: [], checkedAgain: [] } as Checks;
  for (let n = 0; n < calls * CHECKS_A_CALL; n += 1) {
    checks.checked.push(await api.ask('unbound'));
    checks.byCookie.push(await api.ask('cookie'));
    checks.byKey.push(await api.ask('key'));
    checks.checkedAgain.push(await api.ask('unbound'));
  }
  for (const name of Object.keys(checks) as (keyof Checks)[]) {
    figures[name].push(median(checks[name]));
  }
}
