import type { Canary } from '@evmandi/contract/platform/composition';
import type { VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { canaryId } from '../canary/counter.ts';
import { addPartVisits, noPartVisits, type PartVisits, percentile } from '../canary/part-visits.ts';
import type { Judging } from '../cli/canary.ts';
import { readLive } from '../cli/history.ts';
import type { Registry } from '../registry/registry.ts';

const SHARE = 0.75;

function describe({ seen, bad, lcp, inp, cls }: PartVisits) {
  const sizes = [lcp, inp, cls].map((values) =>
    Object.values(values).reduce((sum, times) => sum + times, 0),
  );
  return {
    ...{ seen, bad, measured: Math.max(...sizes) },
    lcp: percentile('lcp', lcp, SHARE),
    inp: percentile('inp', inp, SHARE),
    cls: percentile('cls', cls, SHARE),
  };
}

type Version = VisitsAnswer['versions'][number];

/** What all others get, then canaries, then the rest by when they had visits last; of each kind the host first. */
function inOrder(versions: readonly Version[], canaries: readonly Canary[]): Version[] {
  const rankOf = ({ app, version, live }: Version) => {
    if (!live) return 2;
    return canaries.some((one) => one.app === app && one.version === version) ? 1 : 0;
  };
  const nameOf = ({ app }: Version) => (app === 'host' ? '' : app);
  const lastOf = ({ hours }: Version) => hours.at(-1)?.at ?? '';
  return [...versions].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      nameOf(a).localeCompare(nameOf(b)) ||
      lastOf(b).localeCompare(lastOf(a)),
  );
}

/**
 * Errors and vitals by version, the live ones first, and of the canaries of late and of what served beside them, the
 * newest first.
 */
export async function readVisits(
  registry: Registry,
  { visits, partVisits }: Pick<Judging, 'visits' | 'partVisits'>,
): Promise<VisitsAnswer> {
  const [kept, parts, { set }] = await Promise.all([
    visits?.read() ?? [],
    partVisits?.read(),
    readLive(registry),
  ]);
  const { host, remotes = {}, canaries = [] } = set?.composition ?? {};
  const running = new Set(canaries.map(canaryId));
  const live = new Set([
    ...Object.entries({ ...(host !== undefined && { host }), ...remotes }).map((one) =>
      one.join(' '),
    ),
    ...canaries.map(({ app, version }) => `${app} ${version}`),
  ]);
  const versions = Object.entries(parts ?? {}).map(([key, hours]) => {
    const [app = '', version = ''] = key.split(' ');
    const total = noPartVisits();
    for (const hour of hours) addPartVisits(total, hour);
    return {
      ...{ app, version, live: live.has(key), total: describe(total) },
      hours: hours.map((hour) => ({ at: hour.at, ...describe(hour) })),
    };
  });
  return {
    versions: inOrder(versions, canaries),
    canaries: kept.reverse().map(({ id, failures, ...canary }) => ({
      ...canary,
      running: running.has(id),
      failures: Object.entries(failures)
        .map(([what, times]) => ({ what, times }))
        .sort((a, b) => b.times - a.times),
    })),
  };
}
