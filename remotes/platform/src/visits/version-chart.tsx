import { report, visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { Skeleton } from '@evmandi/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import type { ChartCanvas } from './chart-canvas.tsx';
import { loadChart } from './load-chart.ts';
import type { RateLines } from './rate-lines.ts';
import styles from './visits.module.css';

/** A drawing whose code comes in a chunk of its own, after the figures; its space is kept meanwhile. */
export function VersionChart({ lines }: { lines: RateLines }) {
  const [loaded, setLoaded] = useState<{ Canvas?: typeof ChartCanvas; error?: unknown }>({});
  const load = useCallback(async () => {
    try {
      const { ChartCanvas } = await loadChart();
      setLoaded({ Canvas: ChartCanvas });
    } catch (error) {
      report(error, { remote: 'platform', phase: 'load' });
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
    <div className={styles.drawing} aria-hidden="true">
      {Canvas ? <Canvas lines={lines} /> : <Skeleton className={styles.coming} />}
    </div>
  );
}
