import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { NoCanary } from '../canary/canaries.ts';
import { promote, takeCanaryBack } from '../cli/canary.ts';
import { readMarks } from '../cli/checks/held-back.ts';
import { ReleaseRefused } from '../cli/checks/refusal.ts';
import { UserError } from '../cli/context.ts';
import { type Released, readHistory } from '../cli/history.ts';
import { release } from '../cli/release.ts';
import { rollback } from '../cli/rollback.ts';
import { partsOf } from '../registry/composition.ts';
import { findDamage } from '../registry/damage.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { localCaller } from '../release/caller.ts';
import { pin, retire, unpin } from '../release/manage-marks.ts';
import { readLacking } from '../release/read-lacking.ts';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { createTurns, Killed, seededRandom } from '../testing/interleaved.ts';
import { collectGarbage } from './collect.ts';
import { OPEN_PAGE_MS, OVERRIDE_MS, REACH, RECENT_MS } from './limits.ts';
import { findUnused, planDeletion } from './plan.ts';
import { reachOf } from './why-kept.ts';

const STEPS = 200;
const HOUR_MS = 60 * 60 * 1000;
const APPS = ['catalog', 'checkout', 'host'];
const MORE_OFTEN = [
  ...['ship', 'ship', 'ship', 'ship', 'ship', 'ship', 'ship', 'canary', 'unpin', 'unpin'],
  ...['shipOld', 'rollback', 'rollbackTo', 'rollbackTo', 'override'],
];
const PAUSES_MS = [0.2, 5, 13, 24 * 6, 24 * 15, 24 * 30].map((hours) => hours * HOUR_MS);

beforeAll(() => {
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask'],
    now: Date.parse('2026-01-01T00:00:00.000Z'),
  });
});
afterAll(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

const OF_UNUSED = ['shipUnused', 'canaryOfUnused', 'rollbackToUnused', 'overrideOfUnused'];

interface Part {
  app: string;
  version: string;
}

const versionOf = (number: number) => `1.0.0-${number.toString(16).padStart(8, '0')}`;

async function staged(registry: Registry, app: string, version: string) {
  const folder = await registry.stage();
  const artifact = app === 'host' ? hostArtifact({ version }) : remoteArtifact(app, { version });
  await writeArtifactFolder(folder, artifact);
  return { app, version, folder, staged: true };
}

/** What must be there, told from all moves that there were and not from what the registry still knows of them. */
function required(moves: readonly Released[], tried: ReadonlyMap<string, number>): Set<string> {
  const now = Date.now();
  const keys = new Set<string>();
  const add = ({ composition }: Released) => {
    for (const { name, version } of partsOf(composition)) keys.add(`${name}/${version}`);
  };
  moves.forEach((move, index) => {
    const end = moves[index + 1];
    const until = end ? Date.parse(end.movedAt) : now;
    if (now - until < Math.max(OPEN_PAGE_MS, RECENT_MS)) add(move);
  });
  for (const { composition } of moves.slice(-REACH - 1)) {
    add({ composition: { ...composition, canaries: [] }, movedAt: '' });
  }
  for (const [key, at] of tried) if (now - at < OVERRIDE_MS) keys.add(key);
  return keys;
}

/** Waits for both also where one has failed: the other still writes. */
async function bothEnd(...work: Promise<void>[]): Promise<void> {
  for (const ended of await Promise.allSettled(work)) {
    if (ended.status === 'rejected') throw ended.reason;
  }
}

/** A site with releases that are made and deleted at the same time. */
async function withWorld(
  seed: number,
  work: (world: Awaited<ReturnType<typeof createWorld>>) => Promise<void>,
) {
  await inTemporaryFolder(async (folder) => work(await createWorld(seed, folder)));
}

async function createWorld(seed: number, folder: string) {
  const random = seededRandom(seed);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const registry = openRegistry(join(folder, 'data'));
  const moves: Released[] = [];
  const tried = new Map<string, number>();
  const versions: Part[] = [];
  const counts: Record<string, number> = {};
  let made = 0;

  /** What rollbacks go through. After a rollback that is more, and some of that was deleted before. */
  async function withinReach(): Promise<string[]> {
    const numbers = new Set(await registry.compositionNumbers());
    const history = moves.filter(({ composition }) => numbers.has(composition.number));
    return APPS.flatMap((app) =>
      reachOf(history, app, retired).map(({ version }) => `${app}/${version}`),
    );
  }

  let retired = new Set<string>();
  let before = new Set<string>();
  async function lost(): Promise<string[]> {
    const there = new Set(await registry.artifacts());
    const reach = (await withinReach()).filter((key) => before.has(key));
    before = there;
    return [...required(moves, tried), ...reach].filter((key) => !there.has(key));
  }

  const actor = createTurns({
    registry,
    random,
    onWrite: async (name, result) => {
      if (name === 'moveChannel' && result === true) {
        const state = await registry.readChannel();
        const composition = await registry.readComposition(state?.composition ?? 0);
        if (composition) moves.push({ composition, movedAt: state?.movedAt ?? '' });
      }
      if (name === 'putMark') retired = new Set((await readMarks(registry)).retired.keys());
      expect([name, await lost()]).toEqual([name, []]);
    },
  });

  const context = (own: Registry) => ({ registry: own, say: () => undefined });
  const next = (app: string) => {
    made += 1;
    versions.push({ app, version: versionOf(made) });
    return versionOf(made);
  };
  const ship = async (own: Registry, app: string, version: string, share?: number) => {
    const releases = [await staged(own, app, version)];
    await release(own, { releases, reason: `ship ${app} ${version}`, share });
  };
  const override = async (own: Registry, { app, version }: Part) => {
    const { lacking } = await readLacking(own, { [app]: version });
    if (lacking.length === 0) tried.set(`${app}/${version}`, Date.now());
  };
  const caller = localCaller();
  const remote = () => pick(['catalog', 'catalog', 'catalog', 'checkout']);
  const actions: Record<string, (own: Registry) => Promise<unknown>> = {
    ship: (own) => {
      const app = remote();
      return ship(own, app, next(app));
    },
    shipOld: (own) => {
      const { app, version } = pick(versions);
      return ship(own, app, version);
    },
    canary: (own) => {
      const app = remote();
      return ship(own, app, next(app), 500);
    },
    promote: (own) => promote(context(own), { app: remote() }),
    takeBack: (own) => takeCanaryBack(context(own), { app: remote() }),
    pin: (own) => pin(own, caller, { app: remote(), reason: 'a test' }),
    unpin: (own) => unpin(own, caller, pick(['catalog', 'checkout'])),
    retire: (own) => retire(own, caller, { ...pick(versions), reason: 'a test' }),
    rollback: (own) => rollback(context(own), { name: remote() }),
    rollbackTo: (own) => {
      const { app, version } = pick(versions);
      return rollback(context(own), { name: app, to: version });
    },
    rollbackSite: (own) => rollback(context(own), { to: String(pick(moves).composition.number) }),
    override: (own) => override(own, pick(versions)),
  };
  const names = [...Object.keys(actions), ...MORE_OFTEN];
  // What gc is about to delete comes back into use at the same moment.
  const unused: Part[] = [];
  const lookForUnused = async () => {
    const found = await findUnused(actor(), Date.now());
    unused.splice(0, unused.length, ...found.versions.filter(({ app }) => app !== 'host'));
  };
  Object.assign(actions, {
    shipUnused: (own: Registry) => {
      const { app, version } = pick(unused);
      return ship(own, app, version);
    },
    canaryOfUnused: (own: Registry) => {
      const { app, version } = pick(unused);
      return ship(own, app, version, 500);
    },
    rollbackToUnused: (own: Registry) => {
      const { app, version } = pick(unused);
      return rollback(context(own), { name: app, to: version, consent: { force: 'a test' } });
    },
    overrideOfUnused: (own: Registry) => override(own, pick(unused)),
  });

  /** What is refused is no fault, as long as nothing is lost. */
  async function attempt(name: string, doing: () => Promise<unknown>): Promise<void> {
    let result = 'done';
    try {
      await doing();
    } catch (error) {
      const isKnown = [ReleaseRefused, UserError, NoCanary, Killed].some(
        (kind) => error instanceof kind,
      );
      if (!isKnown) throw error;
      result = error instanceof ReleaseRefused ? (error.refusals[0]?.rule ?? '') : 'refused';
      if (error instanceof Killed) result = 'killed';
    }
    const key = `${name} ${result}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  const collect = (own: Registry) =>
    collectGarbage(own, { caller, uploads: join(folder, 'uploads') });

  const releases = await Promise.all(APPS.map((app) => staged(registry, app, next(app))));
  await release(actor(), { releases, reason: 'ship all' });
  return {
    registry,
    random,
    pick,
    actor,
    actions,
    names,
    attempt,
    collect,
    counts,
    lost,
    ship,
    next,
    unused,
    lookForUnused,
  };
}

/** Names the seed in what a test throws. */
async function withSeed(work: (seed: number) => Promise<void>): Promise<void> {
  const seed = Number(process.env.GC_SEED ?? randomInt(2 ** 31));
  try {
    await work(seed);
  } catch (error) {
    throw new Error(`With GC_SEED=${seed}: ${(error as Error).message}`, { cause: error });
  }
}

/** Nothing is left to delete or to finish, and nothing is damaged. */
async function expectFinished(registry: Registry): Promise<void> {
  expect((await planDeletion(registry, Date.now())).versions).toEqual([]);
  expect((await registry.records.deletions()).some(({ isOpen }) => isOpen)).toBe(false);
  expect((await findDamage(registry)).map(({ message }) => message)).toEqual([]);
}

// RELEASE-4, RELEASE-6
test('200 random interleavings of gc and releases lose no file that is in use', () =>
  withSeed((seed) =>
    withWorld(
      seed,
      async ({ registry, random, pick, actor, actions, names, attempt, ...world }) => {
        for (let step = 0; step < STEPS; step += 1) {
          pass(pick(PAUSES_MS));
          await world.lookForUnused();
          const isUnused = world.unused.length > 0 && random() < 0.7;
          const name = pick(isUnused ? OF_UNUSED : names);
          const killedAtWrite = random() < 0.25 ? Math.floor(random() * 6) : undefined;
          await bothEnd(
            attempt(name, () => actions[name]?.(actor()) ?? Promise.resolve()),
            attempt('gc', () =>
              world.collect(actor({ killedAtWrite, speed: pick([0.3, 1, 3, 10, 30]) })),
            ),
          );
          expect(await world.lost()).toEqual([]);
        }
        pass(2 * HOUR_MS);
        await world.collect(actor());
        await expectFinished(registry);
        expect((await registry.records.deletions()).length).toBeGreaterThan(5);
      },
    ),
  ));

// RELEASE-6
test('gc that is killed before any of its writes breaks nothing, and the next one finishes', () =>
  withSeed((seed) =>
    withWorld(seed, async ({ registry, actor, ship, next, attempt, counts, ...world }) => {
      for (let release = 0; release < 16; release += 1) {
        pass(10 * 24 * HOUR_MS);
        await ship(actor(), 'catalog', next('catalog'));
      }
      pass(120 * 24 * HOUR_MS);
      const trail = async () => {
        const steps = reachOf(await readHistory(registry), 'catalog', new Set());
        return steps.map(({ version }) => version);
      };
      const before = await trail();
      // Each run begins, deletes one thing more than the one before, and is killed.
      for (let run = 0; counts['gc done'] === undefined && run < 100; run += 1) {
        pass(0.1 * HOUR_MS);
        await attempt('gc', () => world.collect(actor({ killedAtWrite: Math.min(run, 2) })));
        expect(await world.lost()).toEqual([]);
        expect(await trail()).toEqual(before);
        if (run % 5 === 0) expect(await findDamage(registry)).toEqual([]);
      }
      expect(counts['gc killed']).toBeGreaterThan(10);
      await world.collect(actor());
      await expectFinished(registry);
      expect((await registry.artifacts()).filter((key) => key.startsWith('catalog/'))).toEqual(
        before.map((version) => `catalog/${version}`),
      );
    }),
  ));
