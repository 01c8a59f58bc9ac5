import type { Judging } from '../cli/canary.ts';
import { UserError } from '../cli/context.ts';
import { liveSource, readHistory, versionIn } from '../cli/history.ts';
import { status } from '../cli/status.ts';
import type { Registry } from '../registry/registry.ts';
import type { HistoryAnswer, StatusAnswer } from './contract.ts';

const PAGE_ROWS = 20;

/** What is live and which edges serve it, in words and as values. */
export async function readStatus(registry: Registry, judging: Judging): Promise<StatusAnswer> {
  const lines: string[] = [];
  let problem: string | undefined;
  try {
    await status({ registry, say: (line) => lines.push(line) }, undefined, judging);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problem = error.message;
  }
  const history = await readHistory(registry);
  const live = history.at(-1)?.composition;
  const parts = live ? Object.entries({ host: live.host, ...live.remotes }) : [];
  return {
    lines,
    ...(problem !== undefined && { problem }),
    parts: parts.map(([name, version]) => {
      const source = liveSource(history, name);
      return { name, version, ...(source && { source }) };
    }),
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
