import { Button } from '@evmandi/ui/button';
import styles from './send-failure.module.css';

interface SendFailureProps {
  /** What failed: "Your question was not sent". */
  what: string;
  /** Why, in words for visitors; nothing is shown when empty. */
  failure: string;
}

/** Stands inside the form, whose submit is the retry. */
export function SendFailure({ what, failure }: SendFailureProps) {
  if (!failure) return null;
  return (
    <p className={styles.failure} role="alert">
      <span>
        {what}: {failure}
      </span>
      <Button type="submit" size="sm" variant="secondary">
        Retry
      </Button>
    </p>
  );
}
