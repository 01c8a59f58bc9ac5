import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import marks from './step-mark.module.css';
import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

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
        <li key={key} className={joinClasses(marks.step, styles.entry, done && marks.done)}>
          <p className={marks.title}>
            {!done && <VisuallyHidden>To come: </VisuallyHidden>}
            {title}
          </p>
          {note && <p className={marks.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
