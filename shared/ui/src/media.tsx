import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './media.module.css';

/** The light ground that every product picture stands on. */
export function Media({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={joinClasses(styles.media, className)}>{children}</div>;
}
