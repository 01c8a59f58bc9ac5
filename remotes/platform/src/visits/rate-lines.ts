import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import type { VisitMetric, VisitsAnswer } from '@evmandi/contract/platform/staff-reads';
import { clock, METRICS, rateOf } from '../words.ts';

export type CanaryVisits = VisitsAnswer['canaries'][number];

/** How many of 100 visits so far were bad, at some moments: drawn, listed and saved from this alone. */
export interface RateLines {
  times: string[];
  /** The stable version first. */
  series: { name: string; values: (number | null)[] }[];
  /** Above it a visit is bad. */
  limit?: number;
  /** Which of the times a canary began at. */
  starts?: number;
}

/** Whether all that is known is one moment, which no line leads to or from. */
export const isPoint = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length === 1;

/** The lines of a metric for a canary and what served beside it. */
export function rateLines({ version, beside, points }: CanaryVisits, metric: VisitMetric) {
  return {
    times: points.map(({ at }) => clock(at)),
    series: [
      {
        name: `${beside ?? 'Others'} stable`,
        values: points.map(({ stable }) => rateOf(stable, metric)),
      },
      { name: `${version} canary`, values: points.map(({ canary }) => rateOf(canary, metric)) },
    ],
  } satisfies RateLines;
}

/** All metrics of some canaries as a CSV file: a line for each version and moment. */
export function visitsCsv(canaries: readonly CanaryVisits[]): string {
  const heads = ['Remote', 'Version', 'Time', 'Visits', ...METRICS.map(({ name }) => name)];
  const rows = canaries.flatMap(({ app, version, beside, points }) =>
    points.flatMap(({ at, canary, stable }) =>
      [[version, canary] as const, [beside ?? 'others', stable] as const].map(([name, side]) => [
        ...[app, name, at, side.errors.seen],
        ...METRICS.map(({ metric }) => rateOf(side, metric)),
      ]),
    ),
  );
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => csvLine(row)).join('');
}
