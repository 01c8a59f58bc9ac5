import { setTimeout as wait } from 'node:timers/promises';
import type { Canary } from '@evmandi/contract/platform/composition';
import type { Registry } from '../registry/registry.ts';
import { type Counted, canaryId } from './counter.ts';
import type { Evidence } from './evidence-file.ts';
import { sumOf } from './tally.ts';
import { judge, type Rule } from './verdict.ts';

/** Edges say what they have heard every four seconds. */
const LOOK_EVERY_MS = 2_000;

interface KeeperOptions {
  registry: Registry;
  rule: Rule;
  /** What was heard so far, also from edges that have ended. */
  evidence: Evidence;
  /** Makes a canary stable; rejects when it no longer fits. */
  promote: (canary: Canary, why: string) => Promise<void>;
  takeBack: (canary: Canary, why: string) => Promise<void>;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** What failed most in a canary's visits, for the reason. */
function worstFailure(counted: readonly Counted[]): string {
  const sums = new Map<string, number>();
  for (const { failures } of counted) {
    for (const [what, times] of Object.entries(failures)) {
      sums.set(what, (sums.get(what) ?? 0) + times);
    }
  }
  const [worst] = [...sums].sort(([, a], [, b]) => b - a);
  return worst ? `; most often ${worst[0]}` : '';
}

/**
 * Decides about the canaries that run: takes back what does harm, promotes what does none. It runs where the registry
 * is written; a second one does no harm, since a canary ends once. Ends with the signal.
 */
export async function keepCanaries(options: KeeperOptions): Promise<void> {
  const { registry, rule, evidence, promote, takeBack, say, signal } = options;
  let complaint = '';
  /** Canaries that were to be promoted, by the number of what was live then. */
  const unfit = new Map<string, number>();

  async function decide(canary: Canary, live: number): Promise<void> {
    const id = canaryId(canary);
    const counted = await evidence.of(id, await registry.edges());
    const ageMs = Date.now() - Date.parse(canary.since);
    const tally = sumOf(counted.map((one) => one.tally));
    const { kind, reason } = judge(tally, { share: canary.share / 10_000, ageMs }, rule);
    const title = `${canary.app} ${canary.version}`;
    if (kind === 'take-back') {
      const why = reason + worstFailure(counted);
      await takeBack(canary, why);
      say(`${title} is taken back ${why}.`);
    } else if (kind === 'promote' && unfit.get(id) !== live) {
      // As long as the same is live, it would be refused again, and be in the log each time.
      unfit.set(id, live);
      await promote(canary, reason);
      say(`${title} is promoted ${reason}.`);
    }
  }

  async function look(): Promise<void> {
    const state = await registry.readChannel();
    const live = state && (await registry.readComposition(state.composition));
    // One after the other: each that ends is a composition of its own.
    const failures: unknown[] = [];
    for (const canary of live?.canaries ?? []) {
      await decide(canary, live?.number ?? 0).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  while (!signal.aborted) {
    try {
      await look();
      complaint = '';
    } catch (error) {
      const line = `A canary stays as it is: ${error instanceof Error ? error.message : String(error)}`;
      if (line !== complaint) say(line);
      complaint = line;
    }
    await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
