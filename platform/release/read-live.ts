import { dayInIndia } from '@evmandi/contract/domain/dates';
import type {
  Canary,
  Composition,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { LiveAnswer, LivePart } from '@evmandi/contract/platform/staff-reads';
import { canaryId } from '../canary/counter.ts';
import { evidenceAt } from '../canary/evidence.ts';
import { METRICS, type Metric, sumOf, type Tally } from '../canary/tally.ts';
import { judge } from '../canary/verdict.ts';
import type { Judging } from '../cli/canary.ts';
import { readMarks } from '../cli/checks/held-back.ts';
import {
  liveSince,
  liveSource,
  type Released,
  readHistory,
  readLive,
  trailOf,
  versionIn,
} from '../cli/history.ts';
import type { EdgeState } from '../registry/edges.ts';
import type { Registry } from '../registry/registry.ts';

const MOST_BEFORE = 8;
const SPAN_MS = 28 * 86_400_000;
/** Calls that a median is taken of. */
const MOST_CALLS = 1_000;

const hasCanary = ({ canaries = [] }: Composition, name: string, version: string) =>
  canaries.some((canary) => canary.app === name && canary.version === version);

/** When a version was live last, or a canary; of several times, the last. */
function liveUntil(history: readonly Released[], name: string, version: string): string {
  const last = history.findLastIndex(
    ({ composition }) =>
      versionIn(composition, name) === version || hasCanary(composition, name, version),
  );
  return (history[last + 1] ?? history[last])?.movedAt ?? new Date(0).toISOString();
}

/** The versions of an app that were taken back and are not live again, the newest first. */
function withdrawnOf(history: readonly Released[], name: string): string[] {
  const named = history.at(-1)?.composition.withdrawn ?? [];
  return named
    .flatMap((title) => (title.startsWith(`${name} `) ? [title.slice(name.length + 1)] : []))
    .reverse();
}

function evidenceOf({ canary, stable }: Tally, share: number): Record<Metric, number> {
  const weigh = evidenceAt(share);
  const of = (metric: Metric) => weigh({ canary: canary[metric].bad, stable: stable[metric].bad });
  return { errors: of('errors'), lcp: of('lcp'), inp: of('inp'), cls: of('cls') };
}

async function describeCanary(
  canary: Canary,
  edges: readonly EdgeState[],
  { evidence, rule }: Judging,
): Promise<NonNullable<LivePart['canary']>> {
  const { version, share, since } = canary;
  const counted = await evidence.of(canaryId(canary), edges);
  const tally = sumOf(counted.map((one) => one.tally));
  const part = share / 10_000;
  const about = { share: part, ageMs: Date.now() - Date.parse(since) };
  return {
    ...{ version, share, since },
    ...{ canary: tally.canary, stable: tally.stable },
    visits: tally.canary.errors.seen,
    needed: Math.ceil(rule.visits / (1 - part)),
    evidence: evidenceOf(tally, part),
    limit: METRICS.length / rule.falseAlarms,
    falseAlarms: rule.falseAlarms,
    verdict: judge(tally, about, rule).reason,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** From the call of a release to its being live. */
async function readToLive({ records }: Registry, from: number): Promise<number | null> {
  const calls = await records.calls(MOST_CALLS);
  const times = calls.flatMap(({ call, outcome }) => {
    const at = Date.parse(call.at);
    const isRelease = call.what === 'ship' && outcome?.result === 'done' && at >= from;
    return isRelease ? [Date.parse(outcome.at) - at] : [];
  });
  return median(times);
}

function describePart(
  artifact: HostArtifact | RemoteArtifact,
  history: readonly Released[],
  retired: ReadonlyMap<string, unknown>,
) {
  const { name, version } = artifact;
  const since = liveSince(history, name);
  const { title, owner } =
    artifact.kind === 'remote'
      ? artifact.descriptor
      : { title: 'Header, footer and router', owner: 'Team Platform' };
  const before = trailOf(history, name).slice(0, -1).reverse();
  // One that was live twice is gone back to once.
  const versions = [...new Set(before.map((step) => step.version))].filter(
    (one) => one !== version && !retired.has(`${name} ${one}`),
  );
  const withdrawn = withdrawnOf(history, name).filter(
    (one) => !versions.includes(one) && one !== version && !retired.has(`${name} ${one}`),
  );
  const former = (one: string) => ({ version: one, until: liveUntil(history, name, one) });
  return {
    ...{ name, version, title, owner },
    since: since?.movedAt ?? new Date(0).toISOString(),
    reason: since?.composition.reason ?? '',
    commit: liveSource(history, name)?.commit ?? null,
    before: versions.slice(0, MOST_BEFORE).map(former),
    withdrawn: withdrawn.slice(0, MOST_BEFORE).map(former),
  };
}

/** Whether a composition is there because the rule has taken a canary back. */
const isTakenBack = ({ composition: { reason } }: Released) =>
  /^take .+ back /.test(reason) && !reason.includes(' by hand');

/** What is live, since when, what was live before, and how canaries go. */
export async function readLiveAnswer(registry: Registry, judging: Judging): Promise<LiveAnswer> {
  const from = Date.now() - SPAN_MS;
  const [{ set }, history, edges, { pins, retired }, toLiveMs] = await Promise.all([
    readLive(registry),
    readHistory(registry),
    registry.edges(),
    readMarks(registry),
    readToLive(registry, from),
  ]);
  const { composition } = set ?? {};
  const parts = (set ? [set.host, ...set.remotes] : []).map(async (artifact) => {
    const { name } = artifact;
    const canary = composition?.canaries?.find(({ app }) => app === name);
    const pin = pins.get(name);
    return {
      ...describePart(artifact, history, retired),
      pin: pin ? { by: pin.by, at: pin.at, reason: pin.reason ?? '' } : null,
      canary: canary ? await describeCanary(canary, edges, judging) : null,
    };
  });
  const today = dayInIndia(Date.now());
  return {
    composition: composition?.number ?? null,
    since: history.at(-1)?.movedAt ?? null,
    parts: await Promise.all(parts),
    edges: edges.map(({ machine, port, problem, ...edge }) => ({
      place: `${machine}:${port}`,
      composition: edge.composition,
      problem: problem?.reason ?? null,
    })),
    releasesToday: history.filter(({ movedAt }) => dayInIndia(movedAt) === today).length,
    toLiveMs,
    takenBack: history.filter((one) => Date.parse(one.movedAt) >= from && isTakenBack(one)).length,
  };
}
