import { constants } from 'node:os';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import { openRegistry } from '../../registry/registry.ts';
import { readReleaseSet } from '../../registry/release-set.ts';
import { inParallel } from '../candidate/addresses.ts';
import { closeBrowser, openBrowser } from '../candidate/open-browser.ts';
import { type ServedCandidate, serveCandidate } from '../candidate/serve-candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { judgeOutcomes, type Pair } from './judge-outcomes.ts';
import { measure } from './measure.ts';
import { openPages } from './open-pages.ts';
import { outcomeOf } from './outcome.ts';
import { listed, type RehearsalJob, type RehearsalReport, type Staged } from './report.ts';
import {
  ENOUGH_OF_A_SCREEN,
  judgeTimes,
  SLOWER_MS,
  SLOWER_SHARE,
  type SlowScreen,
  slowest,
  slowScreens,
  type Verdict,
} from './times.ts';

/** So many of the addresses are rendered, however slow the machine is; fewer show too little. */
const LEAST = 40;
/** Of the whole time: until when addresses are rendered, when measuring ends, and when no more pages are opened. */
const RENDERED_BY = 0.45;
const MEASURED_BY = 0.65;
const OPENED_BY = 0.85;
/** Each address at least so often, and few addresses so often that there is enough to judge by. */
const ROUNDS = 3;
const MEASUREMENTS = 100;
/** So many pages are opened, one of each route first. */
const OPENED = 8;

interface Both {
  live: ServedCandidate;
  next: ServedCandidate;
}

async function serve({ folder, folders }: Staged, job: RehearsalJob): Promise<ServedCandidate> {
  const registry = openRegistry(folder);
  const release = await readReleaseSet(registry, 1);
  const trial = { registry, release, folders: [...folders] };
  const { apiUrl, config, dist } = job;
  return serveCandidate({ trial, config, apiUrl, dist, priority: constants.priority.PRIORITY_LOW });
}

/** Renders as many addresses as fit with both. */
async function renderPairs({ live, next }: Both, job: RehearsalJob, until: number) {
  const pairs = await inParallel(job.addresses, live.workers, async (address) => {
    if (performance.now() > until) return [];
    const [before, after] = [await outcomeOf(live, address), await outcomeOf(next, address)];
    return { address, live: before, next: after } satisfies Pair;
  });
  return pairs.flat();
}

/** The pattern of the route that answers an address. */
const routeOf = ({ site }: ServedCandidate, address: string) =>
  findOwner(site.page.remotes, address)?.route.path;

/** Of each route the most asked address first, then the others. */
function onePerRoute(served: ServedCandidate, addresses: readonly string[]): string[] {
  const routes = new Map<string, string>();
  for (const address of addresses) {
    const path = routeOf(served, address);
    if (path !== undefined && !routes.has(path)) routes.set(path, address);
  }
  const first = [...routes.values()];
  return [...first, ...addresses.filter((address) => !first.includes(address))];
}

const ms = (time: number) => `${Math.round(time)} ms`;

/** Measured again before it is believed: a burst of the machine's own falls on one of the two at times. */
async function judgeSpeed({ live, next }: Both, good: readonly string[], until: number) {
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

const tooFew = (title: string, { length }: readonly Pair[], job: RehearsalJob): Refusal => ({
  rule: 'rehearsal',
  place: title,
  message: `only ${length} of ${job.addresses.length} addresses could be rendered in the time there is`,
  remedy:
    'Try it again when the machine is less busy, or say why it goes without: --no-rehearsal "<why>".',
});

/** Renders and opens the most asked addresses with what is live and what is new, side by side. */
export async function perform(job: RehearsalJob): Promise<RehearsalReport> {
  const started = performance.now();
  const by = (share: number) => started + share * job.limitMs;
  const { title } = job;
  const [live, next] = await Promise.all([serve(job.live, job), serve(job.next, job)]);
  const opening = openBrowser(job.browser);
  try {
    const pairs = await renderPairs({ live, next }, job, by(RENDERED_BY));
    const ran = `${pairs.length} of the most asked addresses were rendered beside the live ones`;
    if (pairs.length < Math.min(LEAST, job.addresses.length)) {
      return { refusals: [tooFew(title, pairs, job)], ran };
    }
    const refusals = judgeOutcomes(pairs, title);
    if (refusals.length > 0) return { refusals, ran };
    const good = pairs
      .filter(({ next: { status, fault } }) => fault === undefined && status < 400)
      .map(({ address }) => address);
    const { timed, verdict, screens } = await judgeSpeed({ live, next }, good, by(MEASURED_BY));
    if (verdict.slower) refusals.push(slowRefusal(title, slowest(timed), verdict));
    else refusals.push(...screens.map((screen) => slowScreenRefusal(title, screen)));
    const times = `p95 ${ms(verdict.next)}, live ${ms(verdict.live)}`;
    const { browser, missing } = await opening;
    if (!browser) return { refusals, ran: `${ran} (${times}); ${missing}` };
    const sample = onePerRoute(live, good).slice(0, OPENED);
    const opened = await openPages(browser, { live, next }, sample, {
      title,
      until: by(OPENED_BY),
    });
    return {
      refusals: [...refusals, ...opened.refusals],
      ran: `${ran} (${times}), ${opened.opened} were opened beside them`,
    };
  } finally {
    const { browser } = await opening;
    if (browser) await closeBrowser(browser);
    await Promise.all([live.close(), next.close()]);
  }
}
