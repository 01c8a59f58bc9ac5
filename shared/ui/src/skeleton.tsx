import { joinClasses } from './join-classes.ts';
import styles from './skeleton.module.css';

/** A line of text to come; the class gives it another size or shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span data-skeleton="" className={joinClasses(styles.skeleton, className)} aria-hidden="true" />
  );
}
