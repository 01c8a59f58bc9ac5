import { ListSkeleton } from '../list/list-skeleton.tsx';
import styles from '../requests/requests-skeleton.module.css';

export function QuestionsSkeleton() {
  return <ListSkeleton title="Questions" parts={{ row: styles.question, tools: styles.tools }} />;
}
