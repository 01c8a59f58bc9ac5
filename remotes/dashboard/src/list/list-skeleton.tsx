import { Card } from '@evmandi/ui/card';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './list-skeleton.module.css';
import { StatSkeletons } from './stat-skeletons.tsx';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

interface Props {
  /** Of the screen. */
  title: string;
  /** Class names that give rows, and the tools above them, their height. */
  parts: { row: string | undefined; tools: string | undefined };
  /** Between the cards and the list. */
  children?: ReactNode;
}

/** A list with its cards before it is read, as high as it will be. */
export function ListSkeleton({ title, parts, children }: Props) {
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden role="status">{`Loading ${title}`}</VisuallyHidden>
      <StatSkeletons />
      {children}
      <Card className={styles.list}>
        <div className={joinClasses(styles.tools, parts.tools)}>
          <Skeleton className={styles.tabs} />
          <Skeleton className={styles.search} />
        </div>
        <div className={styles.head} />
        {ROWS.map((one) => (
          <div key={one} className={joinClasses(styles.row, parts.row)}>
            <Skeleton className={styles.cell} />
            <Skeleton className={styles.cell} />
            <Skeleton className={styles.cell} />
          </div>
        ))}
        <div className={styles.foot} />
      </Card>
    </div>
  );
}
