import { join } from 'node:path';
import { NoCanary } from '../canary/canaries.ts';
import { promote, takeCanaryBack } from '../cli/canary.ts';
import { readMarks } from '../cli/checks/held-back.ts';
import { ReleaseRefused } from '../cli/checks/refusal.ts';
import { UserError } from '../cli/context.ts';
import type { Released } from '../cli/history.ts';
import { release } from '../cli/release.ts';
import { rollback } from '../cli/rollback.ts';
import { collectGarbage } from '../gc/collect.ts';
import { OPEN_PAGE_MS, OVERRIDE_MS, REACH, RECENT_MS } from '../gc/limits.ts';
import { findUnused } from '../gc/plan.ts';
import { reachOf } from '../gc/why-kept.ts';
import { partsOf } from '../registry/composition.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { localCaller } from '../release/caller.ts';
import { pin, retire, unpin } from '../release/manage-marks.ts';
import { readLacking } from '../release/read-lacking.ts';
import { hostArtifact, remoteArtifact, writeArtifactFolder } from './artifacts.ts';
import { createTurns, Killed, seededRandom } from './interleaved.ts';

const APPS = ['catalog', 'checkout', 'host'];
const MORE_OFTEN = [
  ...['ship', 'ship', 'ship', 'ship', 'ship', 'ship', 'ship', 'canary', 'unpin', 'unpin'],
  ...['shipOld', 'rollback', 'rollbackTo', 'rollbackTo', 'override'],
];

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

/** A site whose releases follow from the seed, and what must be there at each moment. */
export async function createWorld(seed: number, folder: string) {
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
