import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Canary } from '@evmandi/contract/platform/composition';
import { percentOf, takeBack } from '../canary/canaries.ts';
import { canaryId } from '../canary/counter.ts';
import { type Evidence, openEvidence } from '../canary/evidence-file.ts';
import { keepCanaries } from '../canary/keeper.ts';
import { openPartVisits, type PartVisitsFile } from '../canary/part-visits-file.ts';
import { sumOf } from '../canary/tally.ts';
import { judge, type Rule } from '../canary/verdict.ts';
import { openVisits, type Visits } from '../canary/visits-file.ts';
import { logged } from '../release/call-log.ts';
import { localCaller, RULE_OF_CANARIES, requireApps } from '../release/caller.ts';
import { type Context, UserError } from './context.ts';
import { readLive } from './history.ts';
import { minute } from './minute.ts';
import { endOf } from './moved-meanwhile.ts';
import { type ReleaseResult, release } from './release.ts';

type Stored = Pick<Context, 'registry'>;
type Teller = Pick<Context, 'registry' | 'say' | 'caller'>;
/** A canary; whichever of the app runs when no version is named. */
type Named = Pick<Canary, 'app'> & { version?: string | undefined };

/** What was heard of canaries, beside the registry's own copy on this machine. */
export const evidenceIn = (dataDir: string): Evidence =>
  openEvidence(join(dataDir, 'canaries.json'));

/** How their visits went over time, beside it. */
export const visitsIn = (dataDir: string): Visits => openVisits(join(dataDir, 'visits.json'));

/** How the visits of every version went, beside it. */
export const partVisitsIn = (dataDir: string): PartVisitsFile =>
  openPartVisits(join(dataDir, 'part-visits.json'));

/** What was heard of canaries, and by what they are judged. */
export interface Judging {
  evidence: Evidence;
  rule: Rule;
  /** Where it is kept over time, for people to look at. */
  visits?: Visits;
  /** The visits of every version. */
  partVisits?: PartVisitsFile;
}

async function findCanary({ registry }: Stored, { app, version }: Named): Promise<Canary> {
  const { set } = await readLive(registry);
  const running = set?.composition.canaries ?? [];
  const found = running.find(
    (canary) => canary.app === app && (version === undefined || canary.version === version),
  );
  if (found) return found;
  const ended = version !== undefined && (await endOf(registry, { app, version }));
  if (ended) throw new UserError(ended);
  const names = running.map((canary) => canary.app).join(', ');
  throw new UserError(`${app} has no canary${names ? `; ${names} has` : ''}.`);
}

/** Ends a canary in the name of the caller; the log has it, as it has what was refused. */
function ending(
  { registry, caller = localCaller() }: Pick<Teller, 'registry' | 'caller'>,
  { what, named, why }: { what: string; named: Named; why: string },
  end: (canary: Canary) => Promise<ReleaseResult>,
): Promise<ReleaseResult> {
  const of = [named.app, ...(named.version === undefined ? [] : [named.version])].join(' ');
  const work = async () => {
    requireApps(caller, [named.app]);
    return end(await findCanary({ registry }, named));
  };
  const describe = ({ number }: ReleaseResult) => ({
    text: `composition ${number}: ${why}`,
    composition: number,
  });
  return logged(registry.records, { caller, what, of }, work, describe);
}

/**
 * `npm run promote`: a canary becomes what all visitors get, if it still fits, whatever its verdict. `why` goes into
 * the history.
 */
export function promote(context: Teller, named: Named, why = 'by hand'): Promise<ReleaseResult> {
  const { registry, say } = context;
  return ending(context, { what: 'promote', named, why }, async ({ app, version, share }) => {
    // Reading brings the files to this disk, where the registry is elsewhere.
    await registry.readArtifact(app, version);
    const folder = registry.artifactFolder(app, version) ?? '';
    const result = await release(registry, {
      releases: [{ app, version, folder, staged: false }],
      reason: `promote ${app} ${version} from ${percentOf(share)} of the visitors ${why}`,
    });
    say(`Composition ${result.number} has ${app} ${version} for all visitors.`);
    return result;
  });
}

/** `npm run take-back`: a canary's visitors get what all others get, and open pages leave it. */
export function takeCanaryBack(
  context: Teller,
  named: Named,
  why = 'by hand',
): Promise<ReleaseResult> {
  const { registry, say } = context;
  return ending(context, { what: 'take_back', named, why }, async ({ app, version }) => {
    const number = await takeBack(registry, { app, version }, why);
    if (number === undefined) throw new UserError(`The canary of ${app} has ended meanwhile.`);
    say(`Composition ${number} is without ${app} ${version}.`);
    return { number, moves: [] };
  });
}

/** Judges canaries where the registry is written, in a name of its own, until the signal. */
export const keepJudging = (
  { registry, say }: Pick<Teller, 'registry' | 'say'>,
  { evidence, rule, visits }: Judging,
  signal: AbortSignal,
): Promise<void> => {
  const context = { registry, say, caller: RULE_OF_CANARIES };
  return keepCanaries({
    ...{ registry, rule, evidence, say, signal },
    note: visits?.note,
    promote: async (canary, why) => void (await promote(context, canary, why)),
    takeBack: async (canary, why) => void (await takeCanaryBack(context, canary, why)),
  });
};

/** Edges say what they have heard every four seconds; it is drawn by the hour. */
const HEAR_EVERY_MS = 10_000;

/** Writes down what edges hear of visits, until the signal. */
export async function keepPartVisits(
  { registry, say }: Pick<Teller, 'registry' | 'say'>,
  { partVisits }: Judging,
  signal: AbortSignal,
): Promise<void> {
  let complaint = '';
  while (partVisits && !signal.aborted) {
    try {
      await partVisits.note(await registry.edges());
      complaint = '';
    } catch (error) {
      const line = `How visits go is not written down: ${error instanceof Error ? error.message : error}`;
      if (line !== complaint) say(line);
      complaint = line;
    }
    await wait(HEAR_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Says which canaries run, and how their visits went so far. */
export async function tellCanaries(
  { registry, say }: Pick<Context, 'registry' | 'say'>,
  { evidence, rule }: Judging,
): Promise<void> {
  const { set } = await readLive(registry);
  const edges = await registry.edges();
  for (const canary of set?.composition.canaries ?? []) {
    const { app, version, share, since } = canary;
    const counted = await evidence.of(canaryId(canary), edges);
    const about = { share: share / 10_000, ageMs: Date.now() - Date.parse(since) };
    const { reason } = judge(sumOf(counted.map(({ tally }) => tally)), about, rule);
    say(
      `\nCanary: ${app} ${version}, for ${percentOf(share)} of the visitors since ${minute(since)}, ${reason}.`,
    );
  }
}
