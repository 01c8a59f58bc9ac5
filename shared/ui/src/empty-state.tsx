import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { joinClasses } from './join-classes.ts';

interface EmptyStateProps {
  /** Without one it is as low as its words. */
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** What to do about it: buttons or links. */
  action?: ReactNode;
}

/** Stands in for a list without entries, under a heading of level 2. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={joinClasses(styles.empty, !icon && styles.low)}>
      {icon && (
        <span className={styles.art} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
