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
import { rollback } from '../cli/rollback.ts';
import { ship, shipNew } from '../cli/ship.ts';
import { readEnvironment } from '../edge/environment.ts';
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
  /** Ships what `take` gave; resolves with the error. */
  ship: (trial: Trial) => Promise<unknown>;
  take: (change: Runnable) => void;
  rollback: () => Promise<void>;
  live: () => Promise<Record<string, string>>;
  composition: () => Promise<Composition | undefined>;
  /** Nothing of it is opened in a browser. */
  unseen: Trial;
  seen: Trial;
  /** Gives a page less time. */
  hurried: Trial;
  /** Ships it all the same; a run has found this already. */
  force: (found: readonly Refusal[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A shop of host, `shop` and `other`, live. */
export async function openBench(): Promise<Bench> {
  const root = await mkdtemp(join(tmpdir(), 'evmandi-trial-'));
  const dist = join(root, 'dist');
  const bundled = trialBundles(ROOT, dist);
  const api = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const registry = openRegistry(join(root, '.data'));
  const environment = readEnvironment({ API_INTERNAL_URL: apiUrl }, root);
  const say = () => undefined;
  const sources: Sources = {};
  const contents: Record<string, Contents> = {};
  let name = '';
  const take = ({ artifact, contents: files }: Runnable) => {
    name = artifact.name;
    sources[name] = artifact;
    contents[name] = files;
  };
  take(runnableHost('1.0.0-00000001'));
  for (const remote of ['other', 'shop']) take(runnableRemote(remote, '1.0.0-0000000a'));
  const { build } = await fakeBuild(root, sources, contents);
  const trials: Trial[] = [];
  /** Its browser is kept from one release to the next. */
  const trialWith = (browser: string | undefined, pageLimitMs = LIMIT_MS): Trial => {
    const options = { root, registry, environment, say, dist, pageLimitMs };
    const trial = createTrial({ ...options, browser: () => browser });
    trials.push(trial);
    return { ...trial, end: async () => undefined };
  };
  const context = (trial: Trial) => ({ root, registry, build, trial, say });
  await shipNew(context(untried()));
  await bundled;
  const composition = async () =>
    registry.readComposition((await registry.readChannel())?.composition ?? 0);
  return {
    take,
    composition,
    unseen: trialWith(undefined),
    seen: trialWith(BROWSER),
    hurried: trialWith(BROWSER, SHORT_MS),
    ship: (trial) => ship(context(trial), [name]).catch((error: unknown) => error),
    force: (found) => ship(context(untried(found)), [name], { force: 'a test' }),
    rollback: async () => {
      await rollback(context(untried()), { name });
    },
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

export type Mistake = [what: string, rule: string, words: RegExp, change: Runnable];

/** Refused with rule, place and remedy; forced in, it is taken away by one command. */
export async function meets(
  bench: Bench,
  [, rule, words, change]: Mistake,
  trial: Trial,
): Promise<void> {
  const before = await bench.live();
  bench.take(change);
  const refused = await bench.ship(trial);
  if (!(refused instanceof ReleaseRefused)) throw refused;
  expect(refused.message).toMatch(words);
  for (const refusal of refused.refusals) {
    expect(refusal).toMatchObject({ rule, remedy: expect.stringMatching(/\.$/) });
  }
  expect(await bench.live()).toEqual(before);

  await bench.force(refused.refusals);
  const { name, version } = change.artifact;
  expect(await bench.live()).toEqual({ ...before, [name]: version });
  expect((await bench.composition())?.reason).toContain(`forced past ${rule}: "a test"`);
  await bench.rollback();
  expect(await bench.live()).toEqual(before);
}

/** A good release is live, and the history says what was run of it. */
export async function runs(
  bench: Bench,
  change: Runnable,
  trial: Trial,
  ran: RegExp,
): Promise<void> {
  bench.take(change);
  expect(await bench.ship(trial)).toBeUndefined();
  const { name, version } = change.artifact;
  expect(await bench.live()).toMatchObject({ [name]: version });
  expect((await bench.composition())?.ran).toMatch(ran);
  await bench.rollback();
}
