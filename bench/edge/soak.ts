import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Goal } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { median } from '../support/statistics.ts';
import type { LoadedEdge } from './edge-process.ts';
import type { RushFigures } from './rush.ts';
import { distinctAddress, startArrivals, startHotPages } from './traffic.ts';

const MINUTES = 10;
/** A trial of the bench itself runs through them in seconds. */
const MINUTE_MS = { whole: 60_000, smoke: 500 };
const SAMPLES_IN_A_MINUTE = 30;
/** Caches are filled and code is compiled by then. */
const FROM_MINUTE = 3;
const MOST_GROWTH = 1.1;

const say = (line: string) => console.log(line);

/** Megabytes of a process and its children. */
function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([id, parent]) => id === pid || parent === pid);
  return own.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1_000;
}

/** Memory of the edge and its workers while more is asked for than they can render. */
export async function soak(
  edge: LoadedEdge,
  { askedInRush }: RushFigures,
  { smoke }: Pick<Options, 'smoke'>,
) {
  const minuteMs = smoke ? MINUTE_MS.smoke : MINUTE_MS.whole;
  say(`Memory under load, ${(MINUTES * minuteMs) / 1_000} s ...`);
  const pages = await startHotPages(edge.url);
  const load = startArrivals(askedInRush, () => distinctAddress(edge.url));
  const started = performance.now();
  const samples: { minute: number; megabytes: number }[] = [];
  for (let minute = 0; minute < MINUTES; ) {
    await pause(minuteMs / SAMPLES_IN_A_MINUTE);
    minute = (performance.now() - started) / minuteMs;
    samples.push({ minute, megabytes: memoryOf(edge.pid) });
  }
  await Promise.all([pages.stop(), load.stop()]);
  const inMinute = (from: number) =>
    median(
      samples
        .filter(({ minute }) => minute >= from && minute < from + 1)
        .map(({ megabytes }) => megabytes),
    );
  const byMinute = Array.from({ length: MINUTES }, (_, from) => inMinute(from));
  const [first, last] = [byMinute[FROM_MINUTE - 1] ?? Number.NaN, byMinute.at(-1) ?? Number.NaN];
  const goal: Goal = {
    name: `memory in minute ${MINUTES} / in minute ${FROM_MINUTE}`,
    value: last / first,
    bound: MOST_GROWTH,
    spread: 0,
  };
  return { goals: [goal], figures: { minutes: MINUTES, megabytesByMinute: byMinute } };
}
