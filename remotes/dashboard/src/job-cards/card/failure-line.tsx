import { Button } from '@evmandi/ui/button';
import type { Change } from '@evmandi/ui/use-change';
import styles from './card-screen.module.css';

interface Props<Input> {
  /** "The task was not ticked". */
  what: string;
  change: Pick<Change<Input>, 'failure' | 'problems' | 'repeatable' | 'busy'>;
  onRetry?: (() => void) | undefined;
}

/** Why something was not done, outside of a form. */
export function FailureLine<Input>({ what, change, onRetry }: Props<Input>) {
  const { failure, problems, repeatable, busy } = change;
  const words = failure || Object.values(problems).join(' ');
  if (!words) return null;
  return (
    <p className={styles.failure} role="alert">
      <span>
        {what}: {words}
      </span>
      {repeatable && onRetry && (
        <Button size="sm" variant="secondary" busy={busy} onClick={onRetry}>
          Retry
        </Button>
      )}
    </p>
  );
}
