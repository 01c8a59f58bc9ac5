import type { Browser } from '@playwright/test';
import { hasNginx, NGINX_REMEDY } from '../../scripts/lib/nginx.ts';
import { collect, type Samples } from '../first-load/collect.ts';
import type { Condition } from '../first-load/conditions.ts';
import { firstLoadGoals } from '../first-load/goals.ts';
import { QUIET_MS } from '../first-load/load.ts';
import { condensed, visitReport } from '../first-load/report.ts';
import { startVariants } from '../first-load/variants.ts';
import { startBrowser } from '../support/browser.ts';
import { type Goal, goalTable } from '../support/goals.ts';
import { type Options, shortened } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import { legReport } from '../switch/index.ts';
import { type LegSamples, measureLegs } from '../switch/legs.ts';
import { signedIn } from '../switch/tab.ts';
import { type LinkedSites, type Protocol, startLinkedSites } from './linked-sites.ts';
import type { LinkProfile } from './relay.ts';

const PROFILES: Record<string, LinkProfile> = {
  '150 ms, 1.6 Mbps': { roundTripMs: 150, bitsPerSecond: 1_600_000 },
  '40 ms, 9 Mbps': { roundTripMs: 40, bitsPerSecond: 9_000_000 },
};
/** As in first loads: the processor of a phone. */
const CPU_SLOWDOWN = 4;
const SMOKE_QUIET_MS = 200;

const say = (line: string) => console.log(line);

function conditionsOf({ setProfile }: LinkedSites): Record<string, Condition> {
  return Object.fromEntries(
    Object.entries(PROFILES).map(([name, profile]) => [
      name,
      { throttling: { cpuSlowdown: CPU_SLOWDOWN }, begin: () => setProfile(profile) },
    ]),
  );
}

interface Measured {
  protocol: Protocol;
  loads: Samples;
  switches: LegSamples;
  goals: Goal[];
}

/** First loads of every variant and switches of the federated site, all through one link. */
async function measure(
  browser: Browser,
  protocol: Protocol,
  root: string,
  options: Options,
): Promise<Measured> {
  say(`Starting the site behind a link, ${protocol} ...`);
  const sites = await startLinkedSites(root, protocol);
  const near = await startVariants(sites, browser, options.pages);
  const variants = {
    ...near,
    addressOf: (...address: Parameters<typeof near.addressOf>) =>
      sites.throughLink(near.addressOf(...address)),
  };
  const conditions = conditionsOf(sites);
  const extent = { ...options, conditions: namesFor(options) };
  const quietMs = options.smoke ? SMOKE_QUIET_MS : QUIET_MS;
  const visits = ['first'] as const;
  const collecting = { browser, variants, root, quietMs, conditions, visits };
  const loads = await collect(collecting, extent, say);
  await near.stop();
  const site = { ...sites.site, url: sites.throughLink(sites.site.url).replace(/\/$/, '') };
  const storageState = await signedIn(site);
  const measuring = { browser, sites: { ...sites, site }, storageState, conditions };
  const switches = await measureLegs(measuring, extent, say);
  await sites.stop();
  const goals = extent.conditions.flatMap((condition) =>
    firstLoadGoals(loads, {}, options.pages, condition).map((goal) => ({
      ...goal,
      name: `${protocol}, ${condition}, ${goal.name}`,
    })),
  );
  return { protocol, loads, switches, goals };
}

/** The last is the quickest. */
const namesFor = ({ smoke }: Options) => Object.keys(PROFILES).slice(smoke ? -1 : 0);

/** `npm run bench -- link`: first loads and switches over a line that charges each connection its cost. */
export async function link(root: string, asked: Options): Promise<void> {
  const options = shortened(asked);
  const browser = await startBrowser(['--ignore-certificate-errors']);
  const protocols: Protocol[] = hasNginx() ? ['HTTP/1.1', 'HTTP/2'] : ['HTTP/1.1'];
  if (protocols.length === 1) say(`SKIPPED HTTP/2: no nginx or openssl; ${NGINX_REMEDY}`);
  const all: Measured[] = [];
  for (const protocol of asked.smoke ? protocols.slice(-1) : protocols)
    all.push(await measure(browser, protocol, root, options));
  const extent = { ...options, conditions: namesFor(options) };
  for (const { protocol, loads, switches } of all) {
    say(`\n== ${protocol}\n\n${visitReport(loads, extent, 'first')}`);
    say(`\n${legReport(switches, extent)}`);
  }
  const goals = all.flatMap((measured) => measured.goals);
  say(`\n${goalTable(goals)}`);
  if (options.smoke) return;
  const figures = all.map(({ protocol, loads }) => ({
    protocol,
    visits: condensed(loads, extent).filter(({ visit }) => visit === 'first'),
  }));
  const result = { runs: options.runs, browser: browser.version(), goals, figures };
  say(`\nWritten to ${keepResult(root, 'link', result)}`);
}
