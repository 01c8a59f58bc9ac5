import { Card } from '@evmandi/ui/card';
import { joinClasses } from '@evmandi/ui/join-classes';
import marks from '@evmandi/ui/step-mark.module.css';
import { Day, Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ProgressStep } from './progress.ts';
import styles from './progress-bar.module.css';

/** How far an order has come; below each other on a phone. */
export function ProgressBar({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <Card className={styles.card}>
      <ol className={styles.steps} aria-label="Progress of the order">
        {steps.map(({ title, at, expectedOn, by }, index) => (
          <li
            key={title}
            className={joinClasses(
              ...[marks.step, styles.step, at && marks.done],
              steps[index + 1]?.at && styles.leadsOn,
            )}
          >
            <span className={marks.title}>
              {!at && <VisuallyHidden>To come: </VisuallyHidden>}
              {title}
            </span>
            {at && (
              <span className={marks.note}>
                <Day value={at} />
              </span>
            )}
            {by && (
              <span className={marks.note}>
                by <Moment value={by} />
              </span>
            )}
            {expectedOn && (
              <span className={marks.note}>
                about <Day value={expectedOn} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
