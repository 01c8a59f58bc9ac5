import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  title: string;
  /** When, or about when. */
  note?: ReactNode;
  done: boolean;
}

/** What happened below each other, and what is to come. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, title, note, done }) => (
        <li key={key} className={joinClasses(styles.entry, done && styles.done)}>
          <p className={styles.title}>
            {!done && <VisuallyHidden>To come: </VisuallyHidden>}
            {title}
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
