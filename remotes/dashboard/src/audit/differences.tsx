import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { Difference } from './difference.ts';
import styles from './differences.module.css';

/** Each changed field as it was, struck through, and as it is. */
export function Differences({ list }: { list: readonly Difference[] }) {
  if (list.length === 0) return null;
  return (
    <ul className={styles.list}>
      {list.map(({ field, before, after }) => (
        <li key={field} className={styles.one}>
          <span className={styles.field}>{field}</span>
          {before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>was </VisuallyHidden>
              {before}
            </del>
          )}
          {after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>is </VisuallyHidden>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
