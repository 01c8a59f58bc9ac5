import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import { canaryId } from '../canary/counter.ts';
import { openEvidence } from '../canary/evidence-file.ts';
import { addVisit, emptyTally, type Tally } from '../canary/tally.ts';
import { RULE } from '../canary/verdict.ts';
import type { Registry } from '../registry/registry.ts';
import { inTemporaryFolder, remoteArtifact } from '../testing/artifacts.ts';
import { V1, V2, V3, withReleaseBench } from '../testing/release-bench.ts';
import { until } from '../testing/until.ts';
import { keepJudging, promote, takeCanaryBack } from './canary.ts';
import { rollback } from './rollback.ts';
import { ship, shipNew, unreleased } from './ship.ts';

async function liveComposition(registry: Registry): Promise<Composition> {
  const { composition = 0 } = (await registry.readChannel()) ?? {};
  const live = await registry.readComposition(composition);
  if (!live) throw new Error('nothing is live');
  return live;
}

type Bench = Parameters<Parameters<typeof withReleaseBench>[0]>[0];

/** All is live, and the next catalogue is there for half of the visitors. */
const withCanary = (work: (bench: Bench) => Promise<void>) =>
  withReleaseBench(async (bench) => {
    const { context, sources } = bench;
    await shipNew(context);
    sources.catalog = remoteArtifact('catalog', { version: V2 });
    await ship(context, ['catalog'], { share: '50%' });
    await work(bench);
  });

test('a canary leaves what is live as it is, is in the history, and is not shipped by a start', () =>
  withCanary(async ({ context, registry, live }) => {
    expect(await live()).toMatchObject({ catalog: V1 });
    const { canaries, reason, digests } = await liveComposition(registry);
    expect(canaries).toMatchObject([{ app: 'catalog', version: V2, share: 5_000, composition: 2 }]);
    expect(reason).toBe(`ship catalog ${V2} to 50 % of the visitors`);
    expect(digests).toHaveProperty([`catalog ${V2}`]);
    expect(await unreleased(context)).toEqual([]);
  }));

test('a canary goes on beside releases of others, and ends with one of its own app', () =>
  withCanary(async ({ context, registry, sources }) => {
    sources.checkout = remoteArtifact('checkout', { version: V2 });
    await ship(context, ['checkout']);
    expect((await liveComposition(registry)).canaries).toMatchObject([{ version: V2 }]);
    await rollback(context, { name: 'checkout' });
    expect((await liveComposition(registry)).canaries).toMatchObject([{ version: V2 }]);
    sources.catalog = remoteArtifact('catalog', { version: V3 });
    await ship(context, ['catalog']);
    expect(await liveComposition(registry)).not.toHaveProperty('canaries');
  }));

test('by hand a canary is promoted, or taken back and withdrawn', () =>
  withCanary(async ({ context, registry, sources, live }) => {
    await promote(context, { app: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V2 });
    expect((await liveComposition(registry)).reason).toMatch(/^promote catalog .* by hand$/);
    sources.catalog = remoteArtifact('catalog', { version: V3 });
    await ship(context, ['catalog'], { share: '5' });
    await takeCanaryBack(context, { app: 'catalog' });
    expect(await live()).toMatchObject({ catalog: V2 });
    expect(await liveComposition(registry)).toMatchObject({ withdrawn: [`catalog ${V3}`] });
    await expect(promote(context, { app: 'catalog' })).rejects.toThrow('catalog has no canary');
  }));

test('who asks for a canary that has ended is told by whom and why, and the one after it goes on', () =>
  withCanary(async ({ context, registry, sources }) => {
    await promote(context, { app: 'catalog', version: V2 }, 'by hand: "All is well"');
    sources.catalog = remoteArtifact('catalog', { version: V3 });
    await ship(context, ['catalog'], { share: '5' });
    for (const end of [promote, takeCanaryBack]) {
      await expect(end(context, { app: 'catalog', version: V2 })).rejects.toThrow(
        /canary catalog \S+ has ended \(.+, .* IST: promote .* by hand: "All is well"\)/,
      );
    }
    expect((await liveComposition(registry)).canaries).toMatchObject([{ version: V3 }]);
  }));

test.each(['0', '60%', 'half'])('there is no canary for %s of the visitors', (share) =>
  withReleaseBench(async ({ context }) => {
    await shipNew(context);
    await expect(ship(context, ['catalog'], { share })).rejects.toThrow('0.01 % to 50 %');
  }),
);

/** As many visits on each side, some of the canary's with errors. */
function tallyOf(visits: number, bad: number): Tally {
  const tally = emptyTally();
  for (let visit = 0; visit < visits; visit += 1) {
    addVisit(tally, 'canary', { errors: visit < bad });
    addVisit(tally, 'stable', { errors: false });
  }
  return tally;
}

/** An edge that has counted that, and says so once. */
async function sayOnce(registry: Registry, tally: Tally) {
  const [canary] = (await liveComposition(registry)).canaries ?? [];
  if (!canary) throw new Error('no canary');
  const id = randomUUID();
  await registry.acknowledge({
    ...{ id, machine: 'elsewhere', pid: 1, startTime: null, port: 1 },
    startedAt: new Date().toISOString(),
    ...{ sequence: 2, composition: 2 },
    canaries: { [canaryId(canary)]: { tally, failures: { [`catalog ${V2} run`]: 9 } } },
  });
  return id;
}

/** Judges canaries until `done`, with a keeper of its own. */
async function judging(bench: Bench, folder: string, done: () => Promise<boolean>) {
  const { context, registry } = bench;
  const controller = new AbortController();
  const { signal } = controller;
  const rule = { ...RULE, visits: 100, ageMs: 0 };
  const evidence = openEvidence(join(folder, 'canaries.json'));
  const keeper = keepJudging({ registry, say: context.say }, { rule, evidence }, signal);
  await until(done, 'the verdict');
  controller.abort();
  await keeper;
}

test('harm that two edges saw together takes a canary back, also when one of them and the keeper have ended', () =>
  inTemporaryFolder((folder) =>
    withCanary(async (bench) => {
      const { registry, live } = bench;
      const first = await sayOnce(registry, tallyOf(20, 8));
      await judging(bench, folder, async () => true);
      expect((await liveComposition(registry)).canaries).toHaveLength(1);
      await registry.withdraw(first);
      await sayOnce(registry, tallyOf(20, 8));
      const isBack = async () => (await liveComposition(registry)).canaries === undefined;
      await judging(bench, folder, isBack);
      expect(await live()).toMatchObject({ catalog: V1 });
      const { reason, withdrawn } = await liveComposition(registry);
      expect(withdrawn).toEqual([`catalog ${V2}`]);
      expect(reason).toBe(
        `take catalog ${V2} back from 50 % of the visitors after 40 visits: errors in 40.0 % of visits, 0.0 % beside it; most often catalog ${V2} run`,
      );
    }),
  ));

test('a healthy canary is promoted, with the reason in the history', () =>
  inTemporaryFolder((folder) =>
    withCanary(async (bench) => {
      const { registry, live } = bench;
      await sayOnce(registry, tallyOf(210, 0));
      const isLive = async () => (await live()).catalog === V2;
      await judging(bench, folder, isLive);
      const { reason, canaries } = await liveComposition(registry);
      expect(canaries).toBeUndefined();
      expect(reason).toBe(
        `promote catalog ${V2} from 50 % of the visitors after 210 visits: errors in 0.0 % of visits, 0.0 % beside it`,
      );
    }),
  ));
