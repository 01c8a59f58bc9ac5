import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import screenStyles from '../../list/list-screen.module.css';
import { StatSkeletons } from '../../list/stat-skeletons.tsx';
import styles from './overview-skeleton.module.css';
import overview from './stock-overview.module.css';

const COLUMNS = [
  [
    { name: 'low', rows: 5, size: styles.low },
    { name: 'movements', rows: 4, size: styles.movement },
  ],
  [
    { name: 'deliveries', rows: 4, size: styles.delivery },
    { name: 'booking', rows: 1, size: styles.booking },
  ],
] as const;

/** The overview of the stock before it is read, as high as it will be. */
export const OverviewSkeleton = () => (
  <div className={screenStyles.screen} aria-busy="true">
    <VisuallyHidden role="status">Loading Stock</VisuallyHidden>
    <StatSkeletons />
    <div className={overview.columns}>
      {COLUMNS.map((cards) => (
        <div key={cards[0].name} className={overview.column}>
          {cards.map(({ name, rows, size }) => (
            <Card key={name} className={styles.card}>
              <Skeleton className={styles.title} />
              {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
                <div key={row} className={`${styles.row} ${size}`}>
                  <Skeleton className={styles.line} />
                </div>
              ))}
            </Card>
          ))}
        </div>
      ))}
    </div>
  </div>
);
