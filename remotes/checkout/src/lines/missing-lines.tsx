import { Card } from '@evmandi/ui/card';
import styles from './missing-lines.module.css';
import { RemoveButton } from './remove-button.tsx';

interface MissingLinesProps {
  /** Ids of products that the server no longer knows. */
  ids: readonly string[];
  onRemove: (id: string) => void;
}

/** Lines whose product is gone: nothing is left to show of them but that they can be taken out. */
export function MissingLines({ ids, onRemove }: MissingLinesProps) {
  if (ids.length === 0) return null;
  return (
    <Card as="section" className={styles.missing} aria-labelledby="missing-lines">
      <h2 className={styles.title} id="missing-lines">
        No longer available
      </h2>
      <ul>
        {ids.map((id) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>Product {id} is no longer available</span>
            <RemoveButton name={`product ${id}`} onRemove={() => onRemove(id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
