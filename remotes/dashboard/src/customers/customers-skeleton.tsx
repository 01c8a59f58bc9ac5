import { Card } from '@evmandi/ui/card';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import styles from './customers-skeleton.module.css';

export function CustomersSkeleton() {
  return (
    <ListSkeleton title="Customers" parts={{ row: styles.row, tools: styles.tools }}>
      <Card className={styles.chart} />
    </ListSkeleton>
  );
}
