import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconCheck } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './step-card.module.css';
import { STEP_TITLES, STEPS, type Step } from './steps.ts';

export const headingId = (step: Step) => `checkout-${step}`;

interface StepCardProps {
  step: Step;
  open: boolean;
  done: boolean;
  /** Leads back to it; none where it cannot be opened yet. */
  onEdit?: (() => void) | undefined;
  /** What was entered, while it is closed. */
  summary?: ReactNode;
  children: ReactNode;
}

/** One of the numbered steps: open, or closed with what was entered. */
export function StepCard({ step, open, done, onEdit, summary, children }: StepCardProps) {
  const checked = done && !open;
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId(step)}>
      <div className={styles.head}>
        <span
          className={joinClasses(styles.mark, open && styles.current, checked && styles.done)}
          aria-hidden="true"
        >
          {checked ? <IconCheck /> : STEPS.indexOf(step) + 1}
        </span>
        <h2
          id={headingId(step)}
          className={joinClasses(styles.title, !open && !done && styles.later)}
          tabIndex={-1}
        >
          <VisuallyHidden>
            Step {STEPS.indexOf(step) + 1}
            {checked ? ', done' : ''}:{' '}
          </VisuallyHidden>
          {STEP_TITLES[step]}
        </h2>
        {!open && onEdit && (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            Edit <VisuallyHidden>{STEP_TITLES[step].toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </div>
      {open && <div className={styles.body}>{children}</div>}
      {checked && summary && <div className={styles.summary}>{summary}</div>}
    </Card>
  );
}
