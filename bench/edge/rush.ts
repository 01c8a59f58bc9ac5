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
const WHOLE = { alone: 15, warm: 10, capacity: 15, rush: 60 };
const SMOKE = { alone: 0.5, warm: 0.5, capacity: 1, rush: 2 };
/** Renders of one remote that the edge's workers take at once. */
const AT_ONCE = Math.min(availableParallelism(), 4);
/** So many times that are kept under way: with one each, a worker waits for the next request meanwhile. */
const DEPTHS = [1, 2, 4];
const OVERLOAD = 2;
/** A rush may show that the workers render more than was measured before it; the next is fed by that. */
const MOST_RUSHES = { whole: 4, smoke: 2 };
/** Fed a little above it, so that what the clock of arrivals loses leaves twice the capacity. */
const FED = 2.1;
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
  /** Distinct pages rendered in a second: the most in any phase of this run, the rush itself included. */
  capacity: number;
  /** The same by how many were kept under way, before the rush. */
  capacities: Record<string, number>;
  renderedInRush: number;
  /** As they were sent, not as planned. */
  askedInRush: number;
  /** Rushes until one was fed by twice the capacity. */
  rushes: number;
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
      name: 'asked in the rush / what the workers can render',
      value: figures.askedInRush / (figures.capacity || Number.NaN),
      bound: OVERLOAD,
      atLeast: true,
      spread: 0,
    },
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

/** What the workers render when they are never short of work, by how much is under way. */
async function capacitiesOf(edge: LoadedEdge, seconds: typeof WHOLE) {
  await saturate(edge.url, AT_ONCE, seconds.warm);
  const perSecond: Record<string, number> = {};
  let hotP99 = Number.NaN;
  for (const depth of DEPTHS) {
    const atOnce = depth * AT_ONCE;
    say(`${atOnce} distinct pages at once, ${seconds.capacity} s ...`);
    const { hot, result } = await besideHotPages(edge, () =>
      saturate(edge.url, atOnce, seconds.capacity),
    );
    perSecond[atOnce] = result.rendered / seconds.capacity;
    if (perSecond[atOnce] >= Math.max(...Object.values(perSecond))) hotP99 = hot.p99;
  }
  return { perSecond, hotP99 };
}

async function oneRush(edge: LoadedEdge, perSecond: number, seconds: number) {
  say(`${perSecond.toFixed(1)} distinct pages a second, ${seconds} s ...`);
  return besideHotPages(edge, async () => {
    const arrivals = startArrivals(perSecond, () => distinctAddress(edge.url));
    await pause(seconds * 1_000);
    const asked = arrivals.asked();
    const renderedMeanwhile = arrivals.tally.rendered;
    const tally = await arrivals.stop();
    return { tally, asked: asked / seconds, rendered: renderedMeanwhile / seconds };
  });
}

/** Distinct pages at twice the rate at which the workers render them, beside hot cached pages. */
export async function rush(edge: LoadedEdge, { smoke }: Options) {
  const seconds = smoke ? SMOKE : WHOLE;
  const mostRushes = smoke ? MOST_RUSHES.smoke : MOST_RUSHES.whole;
  const before = edge.deaths();
  say(`Hot pages alone, ${seconds.alone} s ...`);
  const alone = await besideHotPages(edge, () => pause(seconds.alone * 1_000));
  const full = await capacitiesOf(edge, seconds);
  let capacity = Math.max(...Object.values(full.perSecond));
  let rushed: Awaited<ReturnType<typeof oneRush>>;
  let rushes = 0;
  do {
    rushed = await oneRush(edge, Math.max(FED * capacity, 1), seconds.rush);
    rushes += 1;
    capacity = Math.max(capacity, rushed.result.rendered);
  } while (rushed.result.asked < OVERLOAD * capacity && rushes < mostRushes);
  const figures: RushFigures = {
    hotAloneP99: alone.hot.p99,
    hotAtCapacityP99: full.hotP99,
    hotInRushP99: rushed.hot.p99,
    capacity,
    capacities: full.perSecond,
    renderedInRush: rushed.result.rendered,
    askedInRush: rushed.result.asked,
    rushes,
    rushP99: rushed.result.tally.p99,
    recoveryMs: await recovery(edge),
    deaths: edge.deaths() - before,
  };
  const rows = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value.toFixed(1)]] : [],
  );
  say(`\n${table(['', 'rush'], rows)}`);
  return { goals: goalsOf(figures, rushed.hot, rushed.result.tally), figures };
}
