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

/** The numbers as a CSV file. */
export const chartCsv = ({ of, labels, series }: ChartData): string =>
  BYTE_ORDER_MARK +
  csvLine([of, ...series.map(({ name }) => name)]) +
  labels
    .map((label, index) => csvLine([label, ...series.map(({ values }) => values[index] ?? null)]))
    .join('');
