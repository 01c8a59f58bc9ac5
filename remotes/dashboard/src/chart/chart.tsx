import { report, visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { Skeleton } from '@evmandi/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import styles from './chart.module.css';
import type { ChartCanvas, ChartCanvasProps } from './chart-canvas.tsx';
import { loadChart } from './load-chart.ts';

/** A drawing whose code comes in a chunk of its own, after the figures; its space is kept meanwhile. */
export function Chart({ className, ...drawing }: ChartCanvasProps & { className?: string }) {
  const [loaded, setLoaded] = useState<{ Canvas?: typeof ChartCanvas; error?: unknown }>({});
  const load = useCallback(async () => {
    try {
      const { ChartCanvas } = await loadChart();
      setLoaded({ Canvas: ChartCanvas });
    } catch (error) {
      report(error, { remote: 'dashboard', phase: 'load' });
      setLoaded({ error });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const { Canvas, error } = loaded;
  if (error !== undefined) {
    return (
      <ErrorFallback variant="line" title="The drawing" error={visitorText(error)} onRetry={load} />
    );
  }
  return (
    <div className={`${styles.place} ${className ?? ''}`} aria-hidden="true">
      {Canvas ? <Canvas {...drawing} /> : <Skeleton className={styles.coming} />}
    </div>
  );
}
