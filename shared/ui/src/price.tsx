import { formatPrice } from '@evmandi/contract/domain/money';
import { joinClasses } from './join-classes.ts';
import { OldPrice } from './money.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** Integer paise. */
  paise: number;
  /** The price before a discount, integer paise; shown struck through when it is higher. */
  original?: number | null;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Said beside it. */
  note?: string;
}

/** What a product costs. Listings show dozens, so it is plain text in as few elements as can be. */
export function Price({ paise, original, size = 'md', note }: PriceProps) {
  return (
    <span className={styles.price}>
      <span className={joinClasses(styles.amount, styles[size])}>{formatPrice(paise)}</span>
      <OldPrice
        paise={original}
        now={paise}
        short
        className={joinClasses(styles.original, size === 'lg' && styles.originalLarge)}
      />
      {note}
    </span>
  );
}
