import styles from './badge.module.css';
import { IconBolt } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

/** `-17%`; nothing when there is no discount. */
export function DiscountBadge({ percent, className }: { percent: number; className?: string }) {
  if (percent <= 0) return null;
  return (
    <span
      role="img"
      aria-label={`Discount: ${percent}%`}
      className={joinClasses(styles.discount, className)}
    >
      {`-${percent}%`}
    </span>
  );
}

/** Marks an electric vehicle on its card. */
export function ElectricBadge() {
  return (
    <span className={styles.electric}>
      <IconBolt className={styles.bolt} size={13} aria-hidden />
      Electric
    </span>
  );
}
