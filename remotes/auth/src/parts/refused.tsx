import { Button } from '@evmandi/ui/button';
import styles from './refused.module.css';

interface Props {
  /** Such as "Not removed". */
  what?: string;
  /** Why not; nothing is shown where it is empty. */
  why: string | undefined;
  onRetry?: () => void;
}

/** A press that failed, said where it was made. */
export function Refused({ what, why, onRetry }: Props) {
  if (!why) return null;
  return (
    <span className={styles.refused} role="alert">
      {what ? `${what}: ${why}` : why}
      {onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
    </span>
  );
}
