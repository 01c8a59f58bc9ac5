import { Card } from '@evmandi/ui/card';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ProgressStep } from './progress.ts';
import styles from './progress-bar.module.css';

/** How far an order has come; below each other on a phone. */
export function ProgressBar({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <Card className={styles.card}>
      <ol className={styles.steps} aria-label="Progress of the order">
        {steps.map(({ title, at, expectedOn }) => (
          <li key={title} className={joinClasses(styles.step, at && styles.done)}>
            <span className={styles.title}>
              {!at && <VisuallyHidden>To come: </VisuallyHidden>}
              {title}
            </span>
            {at && (
              <span className={styles.time}>
                <Day value={at} />
              </span>
            )}
            {expectedOn && (
              <span className={styles.time}>
                about <Day value={expectedOn} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
