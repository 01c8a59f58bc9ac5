import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Goal } from '../support/goals.ts';
import { median } from '../support/statistics.ts';
import type { LoadedEdge } from './edge-process.ts';
import type { RushFigures } from './rush.ts';
import { distinctAddress, startArrivals, startHotPages } from './traffic.ts';

const MINUTES = 10;
const SAMPLE_MS = 2_000;
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
export async function soak(edge: LoadedEdge, { askedInRush }: RushFigures) {
  say(`Memory under load, ${MINUTES} minutes ...`);
  const pages = await startHotPages(edge.url);
  const load = startArrivals(askedInRush, () => distinctAddress(edge.url));
  const started = performance.now();
  const samples: { minute: number; megabytes: number }[] = [];
  for (let minute = 0; minute < MINUTES; ) {
    await pause(SAMPLE_MS);
    minute = (performance.now() - started) / 60_000;
    samples.push({ minute, megabytes: memoryOf(edge.pid) });
  }
  await Promise.all([pages.stop(), load.stop()]);
  const inMinute = (from: number) =>
    median(
      samples
        .filter(({ minute }) => minute >= from && minute < from + 1)
        .map(({ megabytes }) => megabytes),
    );
  const [first, last] = [inMinute(FROM_MINUTE - 1), inMinute(MINUTES - 1)];
  const goal: Goal = {
    name: `memory in minute ${MINUTES} / in minute ${FROM_MINUTE}`,
    value: last / first,
    bound: MOST_GROWTH,
    spread: 0,
  };
  return { goals: [goal], figures: { firstMegabytes: first, lastMegabytes: last } };
}
