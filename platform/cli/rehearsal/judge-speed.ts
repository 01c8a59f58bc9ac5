import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { ServedCandidate } from '../candidate/serve-candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { measure } from './measure.ts';
import { listed } from './report.ts';
import {
  ENOUGH_OF_A_SCREEN,
  judgeTimes,
  SLOWER_MS,
  SLOWER_SHARE,
  type SlowScreen,
  slowest,
  slowScreens,
  type Timed,
  type Verdict,
} from './times.ts';

/** Each address at least so often, and few addresses so often that there is enough to judge by. */
const ROUNDS = 3;
const MEASUREMENTS = 100;

type Rendering = Pick<ServedCandidate, 'renderer' | 'site'>;

/** The pattern of the route that answers an address. */
export const routeOf = ({ site }: Rendering, address: string) =>
  findOwner(site.page.remotes, address)?.route.path;

interface Speed {
  timed: Timed[];
  verdict: Verdict;
  screens: SlowScreen[];
}

/** Measured again before it is believed: a burst of the machine's own falls on one of the two at times. */
async function measureSpeed(
  { live, next }: Record<'live' | 'next', Rendering>,
  good: readonly string[],
  until: number,
): Promise<Speed> {
  const half = performance.now() + (until - performance.now()) / 2;
  const rounds = Math.max(ROUNDS, Math.ceil(MEASUREMENTS / Math.max(1, good.length)));
  const screenOf = (address: string) => routeOf(live, address) ?? address;
  const sizes = new Map<string, number>();
  for (const screen of good.map(screenOf)) sizes.set(screen, (sizes.get(screen) ?? 0) + 1);
  const roundsOf = (address: string) =>
    Math.max(rounds, Math.ceil(ENOUGH_OF_A_SCREEN / (sizes.get(screenOf(address)) ?? 1)));
  const once = async (end: number) => {
    const timed = await measure(live, next, good, { until: end, roundsOf });
    return { timed, verdict: judgeTimes(timed), screens: slowScreens(timed, screenOf) };
  };
  const first = await once(half);
  if (!first.verdict.slower && first.screens.length === 0) return first;
  const again = await once(until);
  const known = first.screens.map(({ screen }) => screen);
  return { ...again, screens: again.screens.filter(({ screen }) => known.includes(screen)) };
}

const ms = (time: number) => `${Math.round(time)} ms`;

const LONGER = `more than ${SLOWER_SHARE * 100} % and ${SLOWER_MS} ms longer`;
const SPEED_UP =
  'Ask for less, or at once what does not wait for each other; draw less on the server.';

const slowScreenRefusal = (title: string, screen: SlowScreen): Refusal => ({
  rule: 'rehearsal-slow',
  place: `${title}, ${listed(screen.addresses)}`,
  message: `half of ${screen.count} renderings of this screen took ${ms(screen.next)} and more, and live ${ms(screen.live)}: ${LONGER}`,
  remedy: SPEED_UP,
});

const slowRefusal = (title: string, addresses: readonly string[], verdict: Verdict): Refusal => ({
  rule: 'rehearsal-slow',
  place: `${title}, ${listed(addresses)}`,
  message: `95 % of ${verdict.count} renderings took up to ${ms(verdict.next)}, and live ${ms(verdict.live)}: ${LONGER}`,
  remedy: SPEED_UP,
});

/** Renders addresses with both in turns until `until`; returns refusals of what is slower, and the times in words. */
export async function judgeSpeed(
  both: Record<'live' | 'next', Rendering>,
  good: readonly string[],
  { title, until }: { title: string; until: number },
): Promise<{ refusals: Refusal[]; times: string }> {
  const { timed, verdict, screens } = await measureSpeed(both, good, until);
  const refusals = verdict.slower
    ? [slowRefusal(title, slowest(timed), verdict)]
    : screens.map((screen) => slowScreenRefusal(title, screen));
  return { refusals, times: `p95 ${ms(verdict.next)}, live ${ms(verdict.live)}` };
}
