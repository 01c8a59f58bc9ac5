import { constants } from 'node:os';
import { openRegistry } from '../../registry/registry.ts';
import { readReleaseSet } from '../../registry/release-set.ts';
import { inParallel } from '../candidate/addresses.ts';
import { closeBrowser, openBrowser } from '../candidate/open-browser.ts';
import { type ServedCandidate, serveCandidate } from '../candidate/serve-candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { judgeOutcomes, type Pair } from './judge-outcomes.ts';
import { judgeSpeed, routeOf } from './judge-speed.ts';
import { openPages } from './open-pages.ts';
import { outcomeOf } from './outcome.ts';
import type { RehearsalJob, RehearsalReport, Staged } from './report.ts';

/** So many of the addresses are rendered, however slow the machine is; fewer show too little. */
const LEAST = 40;
/** Of the whole time: until when addresses are rendered, when measuring ends, and when no more pages are opened. */
const RENDERED_BY = 0.45;
const MEASURED_BY = 0.65;
const OPENED_BY = 0.85;
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
    const speed = await judgeSpeed({ live, next }, good, { title, until: by(MEASURED_BY) });
    refusals.push(...speed.refusals);
    const { times } = speed;
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
