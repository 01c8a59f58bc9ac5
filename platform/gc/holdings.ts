import type { Composition } from '@evmandi/contract/platform/composition';
import { readMarks } from '../cli/checks/held-back.ts';
import { UserError } from '../cli/context.ts';
import type { Released } from '../cli/history.ts';
import type { ChannelState, Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { readTombstones } from '../registry/tombstones.ts';
import { OVERRIDE_MS } from './limits.ts';

/** What decides about keeping a version, read at one moment. */
export interface Holdings {
  now: number;
  /** Why it is not known what is in use: then nothing may be deleted. */
  problem: Error | undefined;
  /** All states of the channel, the oldest first. */
  states: ChannelState[];
  /** Numbers of the compositions that are stored. */
  stored: ReadonlySet<number>;
  /** What was live, as far as its compositions are stored; the oldest first. */
  history: Released[];
  /** Compositions that are stored and never were live. */
  neverLive: Composition[];
  /** Number of the live composition; 0 before the first release. */
  live: number;
  /** Numbers of the compositions that edges serve. */
  served: Set<number>;
  pinned: Set<string>;
  /** `<name> <version>` of what was retired. */
  retired: ReadonlySet<string>;
  /** `<name>/<version>` of what is tried in somebody's browser. */
  overrides: string[];
}

const missing = (file: string) =>
  new UserError(
    `${file} is missing, so it is not known what is in use: npm run status names what is damaged.`,
  );

/** All stored compositions that can be read, and the numbers of the others. */
async function readCompositions(registry: Registry) {
  const compositions = new Map<number, Composition>();
  const broken = new Map<number, RegistryError>();
  for (const number of await registry.compositionNumbers()) {
    try {
      const composition = await registry.readComposition(number);
      if (composition) compositions.set(number, composition);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      broken.set(number, error);
    }
  }
  return { compositions, broken };
}

/** Reads all that decides about keeping, as far as it is there. */
export async function readHoldings(registry: Registry, now: number): Promise<Holdings> {
  const { records } = registry;
  const states = await registry.channelHistory();
  const { compositions, broken } = await readCompositions(registry);
  const wereLive = new Set(states.map(({ composition }) => composition));
  const [{ pins, retired }, tried, edges] = await Promise.all([
    readMarks(registry),
    records.tried(),
    registry.edges(),
  ]);
  const gone = [...wereLive].filter((number) => !compositions.has(number));
  const { compositions: deleted } =
    gone.length > 0 ? await readTombstones(registry) : { compositions: new Map() };
  const lost = gone.find((number) => !deleted.has(number));
  const [firstBroken] = broken.values();
  return {
    now,
    states,
    stored: new Set(compositions.keys()),
    problem: firstBroken ?? (lost ? missing(`compositions/${lost}.json`) : undefined),
    history: states.flatMap(({ composition: number, movedAt }) => {
      const composition = compositions.get(number);
      return composition ? [{ composition, movedAt }] : [];
    }),
    neverLive: [...compositions.values()].filter(({ number }) => !wereLive.has(number)),
    live: states.at(-1)?.composition ?? 0,
    served: new Set(edges.map(({ composition }) => composition)),
    pinned: new Set(pins.keys()),
    retired: new Set(retired.keys()),
    overrides: tried
      .filter(({ at }) => now - Date.parse(at) < OVERRIDE_MS)
      .map(({ app, version }) => `${app}/${version}`),
  };
}
