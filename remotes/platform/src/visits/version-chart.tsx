import { LateDrawing } from '@evmandi/ui/late-drawing';
import { loadChart } from './load-chart.ts';
import type { RateLines } from './rate-lines.ts';
import styles from './visits.module.css';

const loadCanvas = async () => (await loadChart()).ChartCanvas;

/** Rates of versions as a drawing, after their figures. */
export function VersionChart({ lines }: { lines: RateLines }) {
  if (lines.series.every(({ values }) => values.every((value) => value === null))) {
    return <p className={`${styles.drawing} ${styles.nothing}`}>Nothing was measured in it yet</p>;
  }
  return (
    <LateDrawing
      remote="platform"
      load={loadCanvas}
      drawing={{ lines }}
      className={styles.drawing}
    />
  );
}
