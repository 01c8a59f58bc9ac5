import { Button } from '@evmandi/ui/button';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './done-line.module.css';
import { UndoButton } from './undo-button.tsx';

/** What was just done to the order, with Undo, or why it could not be undone. */
export function DoneLine({ done, undoing, undo }: Pick<OrderChanges, 'done' | 'undoing' | 'undo'>) {
  if (!done) return null;
  return (
    <div className={styles.line} data-surface="inverse">
      <p className={styles.text} role="status">
        {undoing.failure ? `It could not be undone: ${undoing.failure}` : done.text}
      </p>
      {undoing.repeatable && (
        <Button size="sm" variant="secondary" onClick={undo}>
          Retry
        </Button>
      )}
      {done.version !== null && !undoing.failure && (
        <UndoButton until={done.until} busy={undoing.busy} onUndo={undo} />
      )}
    </div>
  );
}
