import { formatCount } from '@evmandi/contract/domain/numbers';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { report, visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { Skeleton } from '@evmandi/ui/skeleton';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadChart } from './load-chart.ts';
import type { RingChart as RingChartType } from './ring-chart.tsx';
import styles from './status-ring.module.css';

/** Tokens, in the order of the legend beside it. */
const COLOURS: Record<OrderStatus, string> = {
  Pending: '--ev-chart-3',
  Shipped: '--ev-chart-2',
  Delivered: '--ev-chart-1',
  Cancelled: '--ev-chart-5',
};

interface Props {
  byStatus: Record<OrderStatus, number>;
  total: number;
}

/** The drawing comes in a chunk of its own, after the figures; its space is kept meanwhile. */
export function StatusRing({ byStatus, total }: Props) {
  const [chart, setChart] = useState<{ Chart?: typeof RingChartType; error?: unknown }>({});
  const [active, setActive] = useState<OrderStatus>();

  const load = useCallback(async () => {
    try {
      const { RingChart } = await loadChart();
      setChart({ Chart: RingChart });
    } catch (error) {
      report(error, { remote: 'dashboard', phase: 'load' });
      setChart({ error });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const activate = useCallback(
    (name?: string) => setActive(ORDER_STATUSES.find((status) => status === name)),
    [],
  );

  const slices = useMemo(
    () => ORDER_STATUSES.map((name) => ({ name, value: byStatus[name], colour: COLOURS[name] })),
    [byStatus],
  );
  const { Chart, error } = chart;
  if (error !== undefined) {
    return (
      <ErrorFallback variant="line" title="The drawing" error={visitorText(error)} onRetry={load} />
    );
  }
  return (
    <div className={styles.ring} aria-hidden="true">
      {Chart ? (
        <Chart slices={slices} onActive={activate} />
      ) : (
        <Skeleton className={styles.coming} />
      )}
      <p className={styles.centre}>
        <b className={styles.count}>{formatCount(active ? byStatus[active] : total)}</b>
        <span className={styles.name}>{active ?? 'Orders'}</span>
      </p>
    </div>
  );
}
