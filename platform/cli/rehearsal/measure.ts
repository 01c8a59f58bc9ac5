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
 * machine does falls on both alike. Goes round until `until`, at most `rounds` times.
 */
export async function measure(
  live: Rendering,
  next: Rendering,
  addresses: readonly string[],
  { until, rounds }: { until: number; rounds: number },
): Promise<Timed[]> {
  const timed = addresses.map((address): Timed => ({ address, live: [], next: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { address, ...times }] of timed.entries()) {
      if (performance.now() > until) return timed.filter((one) => one.next.length > 0);
      const liveFirst = (index + round) % 2 === 0;
      const first = liveFirst ? await timeOf(live, address) : undefined;
      times.next.push(await timeOf(next, address));
      times.live.push(first ?? (await timeOf(live, address)));
    }
  }
  return timed;
}
