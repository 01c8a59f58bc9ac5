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
  const order = ({ app, live: isLive, hours }: (typeof versions)[number]) =>
    [isLive ? 0 : 1, app === 'host' ? '' : app, hours.at(-1)?.at].join(' ');
  return {
    versions: versions.sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    canaries: kept.reverse().map(({ id, failures, ...canary }) => ({
      ...canary,
      running: running.has(id),
      failures: Object.entries(failures)
        .map(([what, times]) => ({ what, times }))
        .sort((a, b) => b.times - a.times),
    })),
  };
}
