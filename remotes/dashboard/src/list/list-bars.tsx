import { Button } from '@evmandi/ui/button';
import type { ReactNode } from 'react';
import styles from './list-screen.module.css';

interface Props {
  news: string;
  onUpdate: () => void;
  /** What shows it. */
  label?: string;
  children?: ReactNode;
}

/** Over what is shown: what has changed and is not shown yet, and what else is said of them. */
export function ListBars({ news, onUpdate, label = 'Update the list', children }: Props) {
  return (
    <div className={styles.bars}>
      <div role="status">
        {news && (
          <div className={styles.news}>
            {news}
            <Button size="sm" variant="secondary" onClick={onUpdate}>
              {label}
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
