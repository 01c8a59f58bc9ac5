import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import type { VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { clock, rateText } from '../words.ts';
import type { RateLines } from './rate-lines.ts';

export type VersionVisits = VisitsAnswer['versions'][number];
type PartVisits = VersionVisits['total'];
export type VersionMetric = 'errors' | 'lcp' | 'inp' | 'cls';

/** What is shown of a version's visits. */
export const VERSION_METRICS: readonly { metric: VersionMetric; name: string; short: string }[] = [
  { metric: 'errors', name: 'Errors in 100 visits', short: 'Errors, of 100' },
  { metric: 'lcp', name: 'LCP, 75th percentile, ms', short: 'LCP p75' },
  { metric: 'inp', name: 'INP, 75th percentile, ms', short: 'INP p75' },
  { metric: 'cls', name: 'CLS, 75th percentile', short: 'CLS p75' },
];

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

/** A metric of a remote by the hour: its live version, and the one that had visits last beside it. */
export function versionLines(
  versions: readonly VersionVisits[],
  app: string,
  metric: VersionMetric,
): RateLines {
  const shown = versions.filter((one) => one.app === app).slice(0, MOST_LINES);
  const hours = [...new Set(shown.flatMap((one) => one.hours.map(({ at }) => at)))].sort();
  return {
    times: hours.map(clock),
    series: shown.map(({ version, live, hours: own }) => ({
      name: live ? `${version} live` : version,
      values: hours.map((at) => {
        const hour = own.find((one) => one.at === at);
        return hour ? figureOf(hour, metric) : null;
      }),
    })),
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
