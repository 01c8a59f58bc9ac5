import { Skeleton } from '@evmandi/ui/skeleton';
import itemStyles from './line-item.module.css';
import styles from './lines-skeleton.module.css';

/** The place of so many lines, at their own size. */
export function LinesSkeleton({ lines, lead }: { lines: number; lead?: boolean }) {
  return Array.from({ length: lines }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
      key={index}
      className={`${itemStyles.line} ${lead ? itemStyles.withLead : itemStyles.plain}`}
    >
      {lead && <Skeleton className={styles.box} />}
      <Skeleton className={`${itemStyles.picture} ${styles.picture}`} />
      <div className={styles.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.sku} />
        <Skeleton className={styles.stock} />
      </div>
      <div className={itemStyles.quantity}>
        <Skeleton className={styles.stepper} />
      </div>
      <div className={itemStyles.price}>
        <Skeleton className={styles.price} />
      </div>
      <div className={`${itemStyles.remove} ${styles.removePlace}`}>
        <Skeleton className={styles.remove} />
      </div>
    </div>
  ));
}
