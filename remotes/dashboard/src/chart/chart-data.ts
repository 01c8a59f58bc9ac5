import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';

interface Series {
  name: string;
  /** Of each label; null where there is none yet. */
  values: readonly (number | null)[];
}

/** The numbers of a chart: drawn, listed and saved from this alone. */
export interface ChartData {
  /** What the labels are: "Day". */
  of: string;
  labels: readonly string[];
  series: readonly Series[];
}

/** By how many percent the first series differs from the second; null where one of them is none. */
export function trendAt(series: ChartData['series'], index: number) {
  const now = series[0]?.values[index] ?? null;
  const before = series[1]?.values[index] ?? null;
  return {
    now: now ?? 0,
    change: now === null || !before ? null : ((now - before) / before) * 100,
  };
}

/** The numbers as a CSV file. */
export const chartCsv = ({ of, labels, series }: ChartData): string =>
  BYTE_ORDER_MARK +
  csvLine([of, ...series.map(({ name }) => name)]) +
  labels
    .map((label, index) => csvLine([label, ...series.map(({ values }) => values[index] ?? null)]))
    .join('');
