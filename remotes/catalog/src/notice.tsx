import { IconAlertTriangle } from '@evmandi/ui/icons';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Says above a screen why it is not what the address asked for. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      <IconAlertTriangle aria-hidden />
      <span>{children}</span>
    </p>
  );
}
