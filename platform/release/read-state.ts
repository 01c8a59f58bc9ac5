import type { Canary } from '@evmandi/contract/platform/composition';
import { canaryId } from '../canary/counter.ts';
import { sumOf } from '../canary/tally.ts';
import { judge } from '../canary/verdict.ts';
import type { Judging } from '../cli/canary.ts';
import { readMarks } from '../cli/checks/held-back.ts';
import { UserError } from '../cli/context.ts';
import {
  liveSince,
  liveSource,
  readHistory,
  stepBefore,
  trailOf,
  versionIn,
} from '../cli/history.ts';
import { status } from '../cli/status.ts';
import type { Registry } from '../registry/registry.ts';
import type { HistoryAnswer, StatusAnswer } from './contract.ts';

const PAGE_ROWS = 20;

type Parts = StatusAnswer['parts'];

/** How a canary stands. */
async function describeCanary(
  registry: Registry,
  canary: Canary,
  { evidence, rule }: Judging,
): Promise<Parts[number]['canary']> {
  const { version, share, since } = canary;
  const counted = await evidence.of(canaryId(canary), await registry.edges());
  const tally = sumOf(counted.map((one) => one.tally));
  const about = { share: share / 10_000, ageMs: Date.now() - Date.parse(since) };
  const { kind, reason } = judge(tally, about, rule);
  return { version, share, since, verdict: kind, reason, tally };
}

/** What is live, the host first, and how each stands. */
async function readParts(registry: Registry, judging: Judging | undefined): Promise<Parts> {
  const [history, { pins, retired }] = await Promise.all([
    readHistory(registry),
    readMarks(registry),
  ]);
  const live = history.at(-1)?.composition;
  if (!live) return [];
  const parts = Object.entries({ host: live.host, ...live.remotes });
  return Promise.all(
    parts.map(async ([name, version]) => {
      const source = liveSource(history, name);
      const since = liveSince(history, name);
      const before = stepBefore(trailOf(history, name), name, retired)?.version;
      const pin = pins.get(name);
      const canary = live.canaries?.find(({ app }) => app === name);
      return {
        ...{ name, version },
        ...(before !== undefined && { before }),
        ...(since && { since: since.movedAt, reason: since.composition.reason }),
        ...(source && { source }),
        ...(pin && { pinned: { by: pin.by, at: pin.at, reason: pin.reason ?? '' } }),
        ...(canary && judging && { canary: await describeCanary(registry, canary, judging) }),
      };
    }),
  );
}

/** What is live and which edges serve it, in words and as values. */
export async function readStatus(registry: Registry, judging?: Judging): Promise<StatusAnswer> {
  const lines: string[] = [];
  let problem: string | undefined;
  try {
    await status({ registry, say: (line) => lines.push(line) }, undefined, judging);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problem = error.message;
  }
  const last = (await readHistory(registry)).at(-1);
  const live = last && {
    number: last.composition.number,
    since: last.movedAt,
    ...(last.composition.ran !== undefined && { ran: last.composition.ran }),
  };
  return {
    lines,
    ...(problem !== undefined && { problem }),
    ...(live && { live }),
    ...(judging && { rule: judging.rule }),
    parts: await readParts(registry, judging),
  };
}

/** A page of what was live, the newest first; of one app, the moves that changed its version. */
export async function readReleases(
  registry: Registry,
  { app, page }: { app?: string | undefined; page: number },
): Promise<HistoryAnswer> {
  const all = await readHistory(registry);
  const moves = all.filter(({ composition }, index) => {
    if (app === undefined) return true;
    const before = all[index - 1]?.composition;
    return versionIn(composition, app) !== (before && versionIn(before, app));
  });
  const pages = Math.max(1, Math.ceil(moves.length / PAGE_ROWS));
  const rows = moves.reverse().slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return {
    page,
    pages,
    releases: rows.map(({ composition, movedAt }) => ({
      composition: composition.number,
      movedAt,
      reason: composition.reason,
      commits: [...new Set(Object.values(composition.sources ?? {}).map(({ commit }) => commit))],
    })),
  };
}
