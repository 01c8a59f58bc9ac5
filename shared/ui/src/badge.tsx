import styles from './badge.module.css';
import { IconBolt } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `-17%`; nothing when there is no discount. */
export function DiscountBadge({ percent }: { percent: number }) {
  if (percent <= 0) return null;
  return (
    <span className={styles.discount}>
      <VisuallyHidden>Discount: </VisuallyHidden>-{percent}%
    </span>
  );
}

export function ElectricBadge() {
  return (
    <span className={styles.electric}>
      <IconBolt className={styles.bolt} size={13} aria-hidden />
      Electric
    </span>
  );
}
