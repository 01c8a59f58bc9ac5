import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import { findRoot } from '../build/apps.ts';
import { createTrial } from '../cli/candidate/create-trial.ts';
import { findBrowser } from '../cli/candidate/find-browser.ts';
import type { Trial } from '../cli/candidate/trial.ts';
import { type Refusal, ReleaseRefused } from '../cli/checks/refusal.ts';
import { release } from '../cli/release.ts';
import { rollback } from '../cli/rollback.ts';
import { ship, shipNew } from '../cli/ship.ts';
import { readEnvironment } from '../edge/environment.ts';
import { type EdgeState, thisProcess } from '../registry/edges.ts';
import { openRegistry } from '../registry/registry.ts';
import type { Contents } from './artifacts.ts';
import { fakeBuild, type Sources } from './build.ts';
import { type Runnable, runnableHost, runnableRemote, trialBundles } from './runnable.ts';
import { untried } from './trials.ts';

const ROOT = findRoot(process.cwd());
export const BROWSER = findBrowser(ROOT, process.env);
export const LIMIT_MS = 180_000;
/** Of a page that never answers. */
const SHORT_MS = 2_000;

let versions = 16;
/** Each mistake is a version of its own: all are released into one shop. */
export const version = (kept = '1.0.0') => {
  versions += 1;
  return `${kept}-${versions.toString(16).padStart(8, '0')}`;
};

export interface Bench {
  /** Ships what `take` gave, together; resolves with the error. */
  ship: (trial: Trial) => Promise<unknown>;
  /** Ships what was built elsewhere, whatever the registry holds; resolves with the error. */
  upload: (change: Runnable, trial: Trial) => Promise<unknown>;
  take: (...changes: readonly Runnable[]) => void;
  /** What was given goes back; all of the site where it was more than one part. */
  rollback: () => Promise<void>;
  live: () => Promise<Record<string, string>>;
  composition: () => Promise<Composition | undefined>;
  /** Nothing of it is opened in a browser. */
  unseen: Trial;
  seen: Trial;
  /** The first is rehearsed as well, the second in a browser, too. */
  rehearsed: Trial;
  rehearsedSeen: Trial;
  /** Gives a page less time. */
  hurried: Trial;
  /** Ships it all the same; a run has found this already. */
  force: (found: readonly Refusal[]) => Promise<void>;
  close: () => Promise<void>;
}

/** No example of any route: pages that a run before a release does not come to. */
const ASKED: EdgeState['asked'] = [
  ['/shop/8', 9],
  ['/shop/9', 3],
];

/** What the API of a bench says of itself. */
const CONTRACT = JSON.stringify({
  paths: {
    '/api/products/{id}': {
      get: { responses: { 200: { schema: { properties: { price: {}, name: {} } } } } },
    },
  },
});

const SHOP = [
  runnableHost('1.0.0-00000001'),
  ...['other', 'shop'].map((remote) => runnableRemote(remote, '1.0.0-0000000a')),
];

/** A shop, live: of host, `shop` and `other` unless given. */
export async function openBench(site: readonly Runnable[] = SHOP): Promise<Bench> {
  const root = await mkdtemp(join(tmpdir(), 'evmandi-trial-'));
  const dist = join(root, 'dist');
  const bundled = trialBundles(ROOT, dist);
  const api = createServer(({ url }, response) =>
    response.end(url === '/api/openapi.json' ? CONTRACT : 'ok'),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const registry = openRegistry(join(root, '.data'));
  const environment = readEnvironment({ API_INTERNAL_URL: apiUrl }, root);
  const say = () => undefined;
  const sources: Sources = {};
  const contents: Record<string, Contents> = {};
  let taken: string[] = [];
  const take = (...changes: readonly Runnable[]) => {
    taken = changes.map(({ artifact: { name } }) => name);
    for (const { artifact, contents: files, descriptor } of changes) {
      const { name } = artifact;
      sources[name] = artifact;
      contents[name] = files;
      if (artifact.kind === 'host') continue;
      const folder = join(root, 'remotes', name);
      mkdirSync(folder, { recursive: true });
      const written = descriptor ?? artifact.descriptor;
      writeFileSync(join(folder, 'remote.json'), JSON.stringify(written));
    }
  };
  take(...site);
  const { build } = await fakeBuild(root, sources, contents);
  const trials: Trial[] = [];
  /** Its browser is kept from one release to the next. */
  const trialWith = (browser: string | undefined, pageLimitMs = LIMIT_MS): Trial => {
    const options = { root, registry, environment, say, dist, pageLimitMs };
    const trial = createTrial({ ...options, browser: () => browser });
    trials.push(trial);
    const { begin, run, inspect } = trial;
    return { begin, run, ...(inspect && { inspect }), end: async () => undefined };
  };
  const rehearsedWith = (browser: string | undefined): Trial => {
    const unrehearsed = trialWith(browser);
    const { rehearse } = trials.at(-1) ?? {};
    return { ...unrehearsed, ...(rehearse && { rehearse }) };
  };
  const context = (trial: Trial) => ({ root, registry, build, trial, say });
  await shipNew(context(untried()));
  await bundled;
  const id = randomUUID();
  /** An edge says so all the time. */
  const acknowledge = () =>
    registry.acknowledge({
      ...{ id, ...thisProcess(), port: 1, startedAt: new Date().toISOString() },
      ...{ sequence: 1, composition: 1, asked: ASKED },
    });
  const upload = async ({ artifact: { name, version } }: Runnable, trial: Trial) => {
    const folder = await registry.stage();
    await build.buildApp({ root, app: name, outDir: folder });
    const releases = [{ app: name, version, folder, staged: true }];
    const examine = trial.run;
    const inspected = trial.inspect && { inspect: trial.inspect };
    return release(registry, {
      ...{ releases, reason: 'an upload', shipping: true, examine, ...inspected },
    });
  };
  const back = () => {
    const [name, ...more] = taken;
    return more.length === 0 ? { name } : { to: '1' };
  };
  const composition = async () =>
    registry.readComposition((await registry.readChannel())?.composition ?? 0);
  return {
    take,
    composition,
    unseen: trialWith(undefined),
    seen: trialWith(BROWSER),
    rehearsed: rehearsedWith(undefined),
    rehearsedSeen: rehearsedWith(BROWSER),
    hurried: trialWith(BROWSER, SHORT_MS),
    ship: async (trial) => {
      await acknowledge();
      return ship(context(trial), taken).catch((error: unknown) => error);
    },
    upload: (change, trial) => {
      take(change);
      return upload(change, trial).catch((error: unknown) => error);
    },
    force: (found) => ship(context(untried(found)), taken, { force: 'a test' }),
    rollback: async () => void (await rollback(context(untried()), back())),
    live: async () => {
      const { host = '', remotes } = (await composition()) ?? {};
      return { host, ...remotes };
    },
    close: async () => {
      await Promise.all(trials.map((trial) => trial.end()));
      await new Promise((resolve) => api.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** What is changed, the rule that refuses it, words of the refusal, and what is shipped. */
export type Mistake = [
  what: string,
  rule: string,
  words: RegExp,
  change: Runnable | readonly Runnable[],
];

const asList = (change: Mistake[3]): readonly Runnable[] => [change].flat();

/** Refused with rule, place and remedy, leaving all as it was. */
export async function isRefused(
  bench: Bench,
  [, rule, words, change]: Mistake,
  trial: Trial,
): Promise<readonly Refusal[]> {
  const before = await bench.live();
  bench.take(...asList(change));
  const refused = await bench.ship(trial);
  if (!(refused instanceof ReleaseRefused)) throw refused ?? new Error('it went live');
  expect(refused.message).toMatch(words);
  for (const refusal of refused.refusals) {
    expect(refusal).toMatchObject({ rule, remedy: expect.stringMatching(/\.$/) });
  }
  expect(await bench.live()).toEqual(before);
  return refused.refusals;
}

/** The same; forced in, it is taken away by one command. */
export async function meets(bench: Bench, mistake: Mistake, trial: Trial): Promise<void> {
  const before = await bench.live();
  const refusals = await isRefused(bench, mistake, trial);
  await bench.force(refusals);
  const [, rule, , change] = mistake;
  const versions = asList(change).map(({ artifact: { name, version } }) => [name, version]);
  expect(await bench.live()).toEqual({ ...before, ...Object.fromEntries(versions) });
  expect((await bench.composition())?.reason).toContain(`forced past ${rule}: "a test"`);
  await bench.rollback();
  expect(await bench.live()).toEqual(before);
}

/** A good release is live, and the history says what was run of it; it is taken back. */
export async function runs(
  bench: Bench,
  change: Mistake[3],
  trial: Trial,
  ran: RegExp,
): Promise<void> {
  bench.take(...asList(change));
  expect(await bench.ship(trial)).toBeUndefined();
  const live = await bench.live();
  for (const { artifact } of asList(change)) expect(live[artifact.name]).toBe(artifact.version);
  expect((await bench.composition())?.ran).toMatch(ran);
  await bench.rollback();
}
