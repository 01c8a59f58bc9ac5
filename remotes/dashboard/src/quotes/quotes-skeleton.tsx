import { ListSkeleton } from '../list/list-skeleton.tsx';
import styles from '../requests/requests-skeleton.module.css';

export function QuotesSkeleton() {
  return <ListSkeleton title="Quotes" parts={{ row: styles.quote, tools: styles.tools }} />;
}
