import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Goal, none } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { table } from '../support/table.ts';
import type { LoadedEdge } from './edge-process.ts';
import {
  distinctAddress,
  saturate,
  startArrivals,
  startHotPages,
  type Tally,
  visit,
} from './traffic.ts';

/** Seconds of each phase. */
const WHOLE = { alone: 15, capacity: 20, rush: 60 };
const SMOKE = { alone: 0.5, capacity: 1.5, rush: 2 };
/** Renders of one remote that the edge's workers take at once. */
const AT_ONCE = Math.min(availableParallelism(), 4);
const OVERLOAD = 2;
const HOT_MS = 30;
const HOT_FACTOR = 2;
const LEAST_SHARE = 0.8;
const RECOVERY_MS = 2_000;
/** So many rendered pages in a row count as recovered. */
const RECOVERED = 5;
const POLL_MS = 50;

const say = (line: string) => console.log(line);

export interface RushFigures {
  hotAloneP99: number;
  hotAtCapacityP99: number;
  hotInRushP99: number;
  /** Distinct pages rendered in a second. */
  capacity: number;
  renderedInRush: number;
  askedInRush: number;
  /** How long a visitor of the rush waits for an unrendered page at most, nearly. */
  rushP99: number;
  recoveryMs: number;
  deaths: number;
}

/** Milliseconds until distinct pages are rendered again, one after another. */
async function recovery({ url }: LoadedEdge): Promise<number> {
  const started = performance.now();
  const limit = started + RECOVERY_MS * 5;
  let inARow = 0;
  let since = 0;
  while (inARow < RECOVERED && performance.now() < limit) {
    const asked = performance.now() - started;
    const rendered = await visit(distinctAddress(url));
    if (rendered && inARow === 0) since = asked;
    inARow = rendered ? inARow + 1 : 0;
    if (!rendered) await pause(POLL_MS);
  }
  return inARow < RECOVERED ? Number.NaN : since;
}

async function besideHotPages<Result>(edge: LoadedEdge, work: () => Promise<Result>) {
  const pages = await startHotPages(edge.url);
  const result = await work();
  return { hot: await pages.stop(), result };
}

function goalsOf(figures: RushFigures, hot: Tally, rushed: Tally): Goal[] {
  return [
    {
      name: 'hot pages in a rush: p99 in ms',
      value: figures.hotInRushP99,
      bound: Math.max(HOT_FACTOR * figures.hotAloneP99, HOT_MS),
      spread: 0,
    },
    {
      name: 'rendered in a rush / at capacity',
      // Nothing rendered in time at all is no measure.
      value: figures.renderedInRush / (figures.capacity || Number.NaN),
      bound: LEAST_SHARE,
      atLeast: true,
      spread: 0,
    },
    { name: 'recovery in ms', value: figures.recoveryMs, bound: RECOVERY_MS, spread: 0 },
    none('workers that ended', figures.deaths),
    none('requests that failed in a rush', hot.failed + rushed.failed),
    none('hot pages sent unrendered in a rush', hot.unrendered),
  ];
}

/** Distinct pages at twice the rate at which the workers render them, beside hot cached pages. */
export async function rush(edge: LoadedEdge, { smoke }: Options) {
  const seconds = smoke ? SMOKE : WHOLE;
  const before = edge.deaths();
  say(`Hot pages alone, ${seconds.alone} s ...`);
  const alone = await besideHotPages(edge, () => pause(seconds.alone * 1_000));
  say(`${AT_ONCE} distinct pages at once, ${seconds.capacity} s ...`);
  const full = await besideHotPages(edge, () => saturate(edge.url, AT_ONCE, seconds.capacity));
  const capacity = full.result.rendered / seconds.capacity;
  const perSecond = Math.max(OVERLOAD * capacity, 1);
  say(`${perSecond.toFixed(1)} distinct pages a second, ${seconds.rush} s ...`);
  const rushed = await besideHotPages(edge, async () => {
    const arrivals = startArrivals(perSecond, () => distinctAddress(edge.url));
    await pause(seconds.rush * 1_000);
    return arrivals.stop();
  });
  const figures: RushFigures = {
    hotAloneP99: alone.hot.p99,
    hotAtCapacityP99: full.hot.p99,
    hotInRushP99: rushed.hot.p99,
    capacity,
    renderedInRush: rushed.result.rendered / seconds.rush,
    askedInRush: perSecond,
    rushP99: rushed.result.p99,
    recoveryMs: await recovery(edge),
    deaths: edge.deaths() - before,
  };
  const rows = Object.entries(figures).map(([name, value]) => [name, value.toFixed(1)]);
  say(`\n${table(['', 'rush'], rows)}`);
  return { goals: goalsOf(figures, rushed.hot, rushed.result), figures };
}
