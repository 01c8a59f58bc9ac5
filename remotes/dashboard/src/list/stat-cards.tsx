import type { Trend } from '@evmandi/api/contract/admin-orders';
import { Card } from '@evmandi/ui/card';
import type { ReactNode } from 'react';
import { Change } from '../change-mark.tsx';
import styles from './stat-cards.module.css';

export interface Stat {
  title: string;
  value: string;
  trend?: Pick<Trend, 'change'>;
  note: ReactNode;
  moreIsWorse?: boolean;
}

/** The figures above a list, over all of its rows. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className={styles.stats}>
      {stats.map(({ title, value, trend, note, moreIsWorse }) => (
        <Card as="section" key={title} className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.figure}>
            <span className={styles.value}>{value}</span>
            {trend && <Change trend={trend} moreIsWorse={moreIsWorse ?? false} />}
          </p>
          <p className={styles.note}>{note}</p>
        </Card>
      ))}
    </div>
  );
}
