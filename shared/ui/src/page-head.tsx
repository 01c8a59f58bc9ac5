import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands at the right; wraps below on a narrow screen. */
  aside?: ReactNode;
}

/** The page's h1, which takes the focus when the page is entered. */
export function PageHead({ title, lead, aside }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
