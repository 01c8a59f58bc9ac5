import { formatPrice } from '@evmandi/contract/domain/money';
import { joinClasses } from './join-classes.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Integer paise. */
  paise: number;
  /** The price before a discount, integer paise; shown struck through when it is higher. */
  original?: number | null;
  size?: 'sm' | 'md' | 'lg';
}

export function Price({ paise, original, size = 'md' }: PriceProps) {
  return (
    <span className={styles.price}>
      <span className={joinClasses(styles.amount, styles[size])}>{formatPrice(paise)}</span>
      {original != null && original > paise && (
        <s className={joinClasses(styles.original, size === 'lg' && styles.originalLarge)}>
          <VisuallyHidden>Price before: </VisuallyHidden>
          {formatPrice(original)}
        </s>
      )}
    </span>
  );
}
