import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './account-skeleton.module.css';

/** The account before its sessions are read. */
export function AccountSkeleton() {
  return (
    <Wrap className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </Wrap>
  );
}
