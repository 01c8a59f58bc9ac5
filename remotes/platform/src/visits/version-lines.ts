import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import type { VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { clock, rateText } from '../words.ts';
import type { RateLines } from './rate-lines.ts';

export type VersionVisits = VisitsAnswer['versions'][number];
type PartVisits = VersionVisits['total'];
export type VersionMetric = 'errors' | 'lcp' | 'inp' | 'cls';

interface MetricWords {
  metric: VersionMetric;
  name: string;
  short: string;
  /** Above it a visit is bad in it; of errors there is no such bound. */
  limit?: { value: number; text: string };
}

/** What is shown of a version's visits. */
export const VERSION_METRICS: readonly MetricWords[] = [
  { metric: 'errors', name: 'Errors in 100 visits', short: 'Errors, of 100' },
  {
    ...{ metric: 'lcp', name: 'LCP, 75th percentile, ms', short: 'LCP p75' },
    limit: { value: 2_500, text: '2.5 s' },
  },
  {
    ...{ metric: 'inp', name: 'INP, 75th percentile, ms', short: 'INP p75' },
    limit: { value: 200, text: '200 ms' },
  },
  {
    ...{ metric: 'cls', name: 'CLS, 75th percentile', short: 'CLS p75' },
    limit: { value: 0.1, text: '0.1' },
  },
];

/** A canary that runs. */
export type Trial = Pick<VisitsAnswer['canaries'][number], 'app' | 'version' | 'since'>;

export const trialOf = (trials: readonly Trial[], { app, version }: VersionVisits) =>
  trials.find((one) => one.app === app && one.version === version);

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** As it is drawn and saved; null where nothing is known. */
function figureOf(visits: PartVisits, metric: VersionMetric): number | null {
  if (metric === 'errors') {
    return visits.seen === 0 ? null : rounded((100 * visits.bad) / visits.seen, 2);
  }
  const value = visits[metric];
  return value === null ? null : rounded(value, metric === 'cls' ? 3 : 0);
}

/** As it is read: `0.21`, `1.64 s`, `148 ms`. */
export function valueText(visits: PartVisits, metric: VersionMetric): string {
  const value = figureOf(visits, metric);
  if (value === null || metric === 'errors' || metric === 'cls') return rateText(value);
  return metric === 'lcp' ? `${(value / 1000).toFixed(2)} s` : `${value} ms`;
}

/** As many as can be told apart without colour. */
const MOST_LINES = 2;

/** The versions of a remote that are drawn: the live one, and its canary or the one that had visits last beside it. */
export const drawnOf = (versions: readonly VersionVisits[], app: string): VersionVisits[] =>
  versions.filter((one) => one.app === app).slice(0, MOST_LINES);

const stateOf = (version: VersionVisits, trials: readonly Trial[]): string => {
  if (trialOf(trials, version)) return ' canary';
  return version.live ? ' live' : '';
};

/** A metric of a remote by the hour. */
export function versionLines(
  versions: readonly VersionVisits[],
  app: string,
  metric: VersionMetric,
  trials: readonly Trial[] = [],
): RateLines {
  const shown = drawnOf(versions, app);
  const hours = [...new Set(shown.flatMap((one) => one.hours.map(({ at }) => at)))].sort();
  const limit = VERSION_METRICS.find((one) => one.metric === metric)?.limit?.value;
  const since = shown.map((one) => trialOf(trials, one)?.since).find((one) => one !== undefined);
  const starts = since === undefined ? -1 : hours.findLastIndex((at) => at <= since);
  return {
    times: hours.map(clock),
    series: shown.map((one) => ({
      name: `${one.version}${stateOf(one, trials)}`,
      values: hours.map((at) => {
        const hour = one.hours.find((other) => other.at === at);
        return hour ? figureOf(hour, metric) : null;
      }),
    })),
    ...(limit !== undefined && { limit }),
    ...(starts >= 0 && { starts }),
  };
}

/** All versions as a CSV file: a line for each hour. */
export function versionsCsv(versions: readonly VersionVisits[]): string {
  const heads = ['Remote', 'Version', 'Hour', 'Visits'];
  const rows = versions.flatMap(({ app, version, hours }) =>
    hours.map((hour) => [
      ...[app, version, hour.at, hour.seen],
      ...VERSION_METRICS.map(({ metric }) => figureOf(hour, metric)),
    ]),
  );
  const named = [...heads, ...VERSION_METRICS.map(({ name }) => name)];
  return BYTE_ORDER_MARK + [named, ...rows].map((row) => csvLine(row)).join('');
}
