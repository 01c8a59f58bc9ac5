import type { Trend } from '@evmandi/api/contract/admin-orders';
import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './change-mark.module.css';

interface Props {
  trend: Pick<Trend, 'change'> & Partial<Trend>;
  /** More of it is no good news. */
  moreIsWorse?: boolean;
  /** What is compared, in words. */
  scope?: string;
}

/** By how much a figure of the previous 28 days differs from that of the 28 days before, or that there was none. */
export function Change(props: Props) {
  const { trend, moreIsWorse = false, scope = 'in the previous 28 days' } = props;
  const { change, now = 0 } = trend;
  if (change === null) return now > 0 && <span className={styles.none}>none before</span>;
  const bad = change !== 0 && change > 0 === moreIsWorse;
  return (
    <span className={joinClasses(styles.change, bad && styles.bad)}>
      <span aria-hidden="true">
        {change >= 0 ? '↗' : '↘'} {Math.abs(change).toFixed(1)}%
      </span>
      <VisuallyHidden>
        {change >= 0 ? 'up' : 'down'} by {Math.abs(change).toFixed(1)}% {scope}
      </VisuallyHidden>
    </span>
  );
}
