import { joinClasses } from '@evmandi/ui/join-classes';
import { LateDrawing } from '@evmandi/ui/late-drawing';
import styles from './chart.module.css';
import type { ChartCanvasProps } from './chart-canvas.tsx';
import { loadChart } from './load-chart.ts';

const loadCanvas = async () => (await loadChart()).ChartCanvas;

/** A chart of the dashboard, after its figures. */
export function Chart({ className, ...drawing }: ChartCanvasProps & { className?: string }) {
  return (
    <LateDrawing
      remote="dashboard"
      load={loadCanvas}
      drawing={drawing}
      className={joinClasses(styles.place, className)}
    />
  );
}
