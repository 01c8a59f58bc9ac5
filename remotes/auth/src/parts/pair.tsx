import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** Two fields beside each other, where there is room. */
export function Pair({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <div className={styles.pair} hidden={hidden}>
      {children}
    </div>
  );
}
