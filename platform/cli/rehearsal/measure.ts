import type { ServedCandidate } from '../candidate/serve-candidate.ts';
import type { Timed } from './times.ts';

type Rendering = Pick<ServedCandidate, 'renderer' | 'site'>;

async function timeOf({ renderer, site }: Rendering, address: string): Promise<number> {
  const started = performance.now();
  await renderer.render(site, address).catch(() => undefined);
  return performance.now() - started;
}

/**
 * Renders addresses with both compositions in turn, one at a time, each first in every second turn: what else the
 * machine does falls on both alike. Goes round until `until`, at each address at most `roundsOf` times.
 */
export async function measure(
  live: Rendering,
  next: Rendering,
  addresses: readonly string[],
  { until, roundsOf }: { until: number; roundsOf: (address: string) => number },
): Promise<Timed[]> {
  const timed = addresses.map((address): Timed => ({ address, live: [], next: [] }));
  const most = Math.max(0, ...addresses.map(roundsOf));
  for (let round = 0; round < most; round += 1) {
    for (const [index, { address, ...times }] of timed.entries()) {
      if (round >= roundsOf(address)) continue;
      if (performance.now() > until) return timed.filter((one) => one.next.length > 0);
      const liveFirst = (index + round) % 2 === 0;
      const first = liveFirst ? await timeOf(live, address) : undefined;
      times.next.push(await timeOf(next, address));
      times.live.push(first ?? (await timeOf(live, address)));
    }
  }
  return timed;
}
