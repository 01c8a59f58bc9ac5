import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** What to do about it: buttons or links. */
  action?: ReactNode;
}

/** Stands in for a list without entries, under a heading of level 2. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.art} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
