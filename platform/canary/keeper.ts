import { setTimeout as wait } from 'node:timers/promises';
import type { Canary, Composition } from '@evmandi/contract/platform/composition';
import type { Registry } from '../registry/registry.ts';
import { type Counted, canaryId } from './counter.ts';
import type { Evidence } from './evidence-file.ts';
import { sumOf } from './tally.ts';
import { judge, type Rule } from './verdict.ts';
import type { Noted } from './visits-file.ts';

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
  /** Keeps how visits go, for people to look at. */
  note?: ((noted: Noted) => Promise<void>) | undefined;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** What failed in a canary's visits, and how often. */
function sumFailures(counted: readonly Counted[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { failures } of counted) {
    for (const [what, times] of Object.entries(failures)) sums[what] = (sums[what] ?? 0) + times;
  }
  return sums;
}

/** What failed most, for the reason. */
function worstOf(failures: Record<string, number>): string {
  const [worst] = Object.entries(failures).sort(([, a], [, b]) => b - a);
  return worst ? `; most often ${worst[0]}` : '';
}

/**
 * Decides about the canaries that run: takes back what does harm, promotes what does none. It runs where the registry
 * is written; a second one does no harm, since a canary ends once. Ends with the signal.
 */
export async function keepCanaries(options: KeeperOptions): Promise<void> {
  const { registry, rule, evidence, promote, takeBack, note, say, signal } = options;
  let complaint = '';
  /** Canaries that were to be promoted, by the number of what was live then. */
  const unfit = new Map<string, number>();

  async function decide(
    canary: Canary,
    { number: live, host, remotes }: Composition,
  ): Promise<void> {
    const id = canaryId(canary);
    const counted = await evidence.of(id, await registry.edges());
    const ageMs = Date.now() - Date.parse(canary.since);
    const tally = sumOf(counted.map((one) => one.tally));
    const failures = sumFailures(counted);
    const beside = canary.app === 'host' ? host : remotes[canary.app];
    await note?.({ canary, beside, tally, failures });
    const { kind, reason } = judge(tally, { share: canary.share / 10_000, ageMs }, rule);
    const title = `${canary.app} ${canary.version}`;
    if (kind === 'take-back') {
      const why = reason + worstOf(failures);
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
    if (!live) return;
    for (const canary of live.canaries ?? []) {
      await decide(canary, live).catch((error: unknown) => failures.push(error));
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
