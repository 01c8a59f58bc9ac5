import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './platform.module.css';
import { type PlatformTab, PlatformTabs } from './platform-tabs.tsx';

const FIGURES = ['since', 'releases', 'time', 'taken'];
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Props {
  current: PlatformTab;
  /** Figures stand over the rows. */
  figures?: boolean;
}

/** A screen of the platform while it is read. */
export function PlatformSkeleton({ current, figures }: Props) {
  return (
    <div className={styles.screen} aria-busy="true">
      <PlatformTabs current={current} />
      <VisuallyHidden role="status">Loading Platform</VisuallyHidden>
      {figures && (
        <div className={styles.figures}>
          {FIGURES.map((name) => (
            <Card key={name} className={styles.figure}>
              <Skeleton className={styles.bone} />
            </Card>
          ))}
        </div>
      )}
      <Card className={styles.card}>
        <div className={styles.head} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton className={styles.bone} />
          </div>
        ))}
      </Card>
    </div>
  );
}
