import { type Line, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { IconRefresh } from '@evmandi/ui/icons';
import { Money } from '@evmandi/ui/money';
import type { ProductReading } from '../products/product-reader.ts';
import { cardOf } from './lines.ts';
import { RemoveButton } from './remove-button.tsx';
import styles from './unread-lines.module.css';

interface UnreadLinesProps {
  lines: readonly Line[];
  reading: Pick<ProductReading<never>, 'error' | 'retry'>;
  onRemove: (line: Line) => void;
}

/** Lines whose product could not be read: what their cards said when they were added. */
export function UnreadLines({ lines, reading, onRemove }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  const retry = () => {
    // The button may go with the failure.
    focusHeading();
    reading.retry();
  };
  return (
    <Card as="section" className={styles.unread} aria-labelledby="unread-lines">
      <div className={styles.head} role="alert">
        <h2 className={styles.title} id="unread-lines">
          Price not confirmed
        </h2>
        <p className={styles.reason}>These lines could not be read: {visitorText(reading.error)}</p>
        <Button variant="secondary" size="sm" data-retry="" onClick={retry}>
          <IconRefresh aria-hidden />
          Retry
        </Button>
      </div>
      <ul>
        {lines.map((line) => {
          const { name, sku } = cardOf(line);
          const { seenPrice } = line;
          return (
            <li key={line.id} className={styles.line}>
              <p className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  {sku && `SKU ${sku} · `}Qty {line.quantity}
                  {typeof seenPrice === 'number' && (
                    <>
                      {' · '}
                      <Money paise={seenPrice} /> each when it was added
                    </>
                  )}
                </span>
              </p>
              <RemoveButton name={name} onRemove={() => onRemove(line)} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
