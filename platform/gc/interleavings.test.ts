import { randomInt } from 'node:crypto';
import { readHistory } from '../cli/history.ts';
import { findDamage } from '../registry/damage.ts';
import type { Registry } from '../registry/registry.ts';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { createWorld } from '../testing/changing-site.ts';
import { planDeletion } from './plan.ts';
import { reachOf } from './why-kept.ts';

const STEPS = 200;
const HOUR_MS = 60 * 60 * 1000;
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
