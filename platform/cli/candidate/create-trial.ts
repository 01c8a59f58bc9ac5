import { join } from 'node:path';
import { layoutServerFile } from '@evmandi/contract/platform/layouts';
import type { Environment } from '../../edge/environment.ts';
import { describeSite } from '../../edge/site.ts';
import type { Registry } from '../../registry/registry.ts';
import type { Candidate, FolderOf } from '../checks/candidate.ts';
import { createInspector } from '../checks/inspection/inspector.ts';
import type { Refusal } from '../checks/refusal.ts';
import { RunEnded, since } from '../context.ts';
import type { Lap } from '../laps.ts';
import { rehearseBeside } from '../rehearsal/rehearse-beside.ts';
import { type Address, addressesOf } from './addresses.ts';
import { checkApi, readContract } from './check-api.ts';
import { checkBuilds, concernedParts } from './check-builds.ts';
import { refuseLost } from './check-rendering.ts';
import { findApi, findScratchApi, type TrialApi } from './find-api.ts';
import { findBrowser } from './find-browser.ts';
import { loadBuilds } from './load-builds.ts';
import type { BuildsToLoad } from './loaded-builds.ts';
import { closeBrowser, openBrowser, type TrialBrowser } from './open-browser.ts';
import type { Report, Trial } from './trial.ts';
import { openTrialRegistry, type TrialRegistry } from './trial-registry.ts';
import { tryPages } from './try-pages.ts';

interface TrialOptions {
  root: string;
  registry: Registry;
  environment: Environment;
  say: (line: string) => void;
  /** Called with what an operator should mend; `say` when left out. */
  warn?: (line: string) => void;
  /** Folder of the platform's bundles. */
  dist?: string;
  /** Path of the browser to open pages in. */
  browser?: () => string | undefined;
  /** A page that does not answer in the browser by then has failed. */
  pageLimitMs?: number;
  /** A rehearsal ends within this. */
  rehearsalMs?: number;
  lap?: Lap;
}

const LOADED = 'its server builds were loaded';

const withoutApi = ({ apiInternalUrl }: Environment): Refusal => ({
  rule: 'run',
  place: `API_INTERNAL_URL, ${apiInternalUrl}`,
  message: 'no API answers there, and none could be started, so that no page could be rendered',
  remedy: 'Start the API, or name the address of one that runs.',
});

const describe = ([first, ...more]: readonly Address[]) =>
  `${first?.address}${more.length > 0 ? ` and ${more.length} more` : ''} cannot be seen with the site's API`;

/** What has to be loaded: all routes, since their ids are compared, and all of what the release brings. */
function buildsOf(
  candidate: Candidate,
  { registry, release }: TrialRegistry,
  { publicConfig: config, apiInternalUrl }: Environment,
): BuildsToLoad {
  const { host, remotes } = release;
  const folder = ({ name, version }: { name: string; version: string }) =>
    registry.artifactFolder(name, version) ?? '';
  const concerned = new Set(concernedParts(candidate).map(({ name }) => name));
  return {
    page: describeSite(release).page,
    config,
    apiInternalUrl,
    hostEntry: join(folder(host), host.server.entry),
    remotes: remotes.map((remote) => ({
      name: remote.name,
      entry: join(folder(remote), remote.server.entry),
      layouts: Object.fromEntries(
        remote.descriptor.layouts.map((id) => [id, join(folder(remote), layoutServerFile(id))]),
      ),
      whole: concerned.has(remote.name),
    })),
  };
}

/** Runs candidates: loads their server builds, renders their pages and opens them in a browser. */
export function createTrial(options: TrialOptions): Trial {
  const { root, registry, environment, say, warn = say, lap } = options;
  const { dist = join(root, 'platform/dist') } = options;
  const { browser = () => findBrowser(root, process.env), pageLimitMs = 30_000 } = options;
  const { rehearsalMs = 90_000 } = options;
  let finding: Promise<TrialApi | undefined> | undefined;
  let trying: Promise<TrialApi | undefined> | undefined;
  let opening: Promise<TrialBrowser> | undefined;
  let ending = new AbortController();
  const inspector = createInspector({ workerFile: join(dist, 'check-worker.mjs') });

  const api = () => {
    const { signal } = ending;
    finding ??= findApi({ root, environment, say, signal });
    return finding;
  };
  /** For pages whose data the site's own API lacks, and for sessions that cannot be had there. */
  const scratch = (left: readonly Address[]) => {
    if (!trying) say(`${describe(left)}: starting an API on a scratch database for them ...`);
    trying ??= findScratchApi({ root, say, signal: ending.signal });
    return trying;
  };
  const openedBrowser = () => {
    opening ??= openBrowser(browser()).then((opened) => {
      if (opened.warning) warn(opened.warning);
      return opened;
    });
    return opening;
  };

  async function renderAndOpen(candidate: Candidate, trial: TrialRegistry): Promise<Report> {
    const found = await api();
    if (!found) return { refusals: [withoutApi(environment)], ran: LOADED };
    const tryWith = (tried: TrialApi, addresses: readonly Address[]) =>
      tryPages(addresses, {
        ...{ candidate, trial, dist, pageLimitMs, openedBrowser, api: tried },
        slots: tried === found,
        ...(lap && { lap }),
        config: environment.publicConfig,
      });
    // One of this checkout says nothing of the live one.
    const contract = found.scratch ? undefined : await readContract(found.url);
    const missing = contract ? checkApi(concernedParts(candidate), contract) : [];
    if (missing.length > 0) return { refusals: missing, ran: LOADED };
    const first = await tryWith(found, addressesOf(candidate));
    const left = [...first.lost, ...first.closed];
    const spare =
      left.length > 0 && first.refusals.length === 0 && !found.scratch
        ? await scratch(left)
        : undefined;
    const second = spare && (await tryWith(spare, left));
    const { lost } = second ?? first;
    const refusals = [...first.refusals, ...(second?.refusals ?? []), ...refuseLost(lost)];
    return { refusals, ran: [first.ran, ...(second ? [second.ran] : [])].join('; ') };
  }

  async function run(candidate: Candidate, folderOf: FolderOf): Promise<Report> {
    const started = performance.now();
    const { signal } = ending;
    say('Running it before it goes live ...');
    const trial = await openTrialRegistry(registry, candidate, folderOf);
    try {
      const { folders } = trial;
      const builds = buildsOf(candidate, trial, environment);
      const workerFile = join(dist, 'load-worker.mjs');
      const loaded = await loadBuilds({ workerFile, folders, builds });
      lap?.('load');
      const refusals = checkBuilds(candidate, loaded);
      const report =
        refusals.length > 0 ? { refusals, ran: LOADED } : await renderAndOpen(candidate, trial);
      signal.throwIfAborted();
      say(`Ran it in ${since(started)}: ${report.ran}.`);
      return report;
    } catch (error) {
      throw signal.aborted ? new RunEnded('It was not run to the end.') : error;
    } finally {
      await trial.remove();
    }
  }

  return {
    begin: () => {
      inspector.begin();
      void api();
      void openedBrowser();
    },
    run,
    rehearse: async (candidate, folderOf) => {
      const found = candidate.live && (await api());
      if (!found) return undefined;
      const { signal } = ending;
      const { publicConfig: config } = environment;
      const beside = { registry, apiUrl: found.url, config, dist, browser: browser(), signal };
      return rehearseBeside({ ...beside, limitMs: rehearsalMs }, candidate, folderOf);
    },
    inspect: inspector.inspect,
    end: async () => {
      ending.abort();
      inspector.end();
      ending = new AbortController();
      const begun = [finding, trying, opening] as const;
      finding = undefined;
      trying = undefined;
      opening = undefined;
      const [found, spare, opened] = await Promise.all(begun);
      await Promise.all([
        found?.stop(),
        spare?.stop(),
        opened?.browser && closeBrowser(opened.browser),
      ]);
    },
  };
}
