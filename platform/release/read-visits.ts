import type { VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { canaryId } from '../canary/counter.ts';
import type { Visits } from '../canary/visits-file.ts';
import { readLive } from '../cli/history.ts';
import type { Registry } from '../registry/registry.ts';

/** Errors and vitals of the canaries of late and of what served beside them, the newest first. */
export async function readVisits(
  registry: Registry,
  visits: Visits | undefined,
): Promise<VisitsAnswer> {
  const [kept, { set }] = await Promise.all([visits?.read() ?? [], readLive(registry)]);
  const running = new Set((set?.composition.canaries ?? []).map(canaryId));
  return {
    canaries: kept.reverse().map(({ id, failures, ...canary }) => ({
      ...canary,
      running: running.has(id),
      failures: Object.entries(failures)
        .map(([what, times]) => ({ what, times }))
        .sort((a, b) => b.times - a.times),
    })),
  };
}
