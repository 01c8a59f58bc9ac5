import { formatNumber } from '@evmandi/contract/domain/numbers';
import { notify, quote } from '@evmandi/runtime';
import { Dot } from '@evmandi/ui/pill';
import { links } from '../links.ts';
import styles from './line-item.module.css';
import type { ProductLine } from './lines.ts';

interface ShortageProps {
  line: ProductLine;
  /** How many can be ordered now: fewer than the line asks for. */
  left: number;
  onQuantity: (quantity: number) => void;
}

/** Says how many are left, and offers what can be done about the rest. */
export function Shortage({ line: { id, product, quantity }, left, onQuantity }: ShortageProps) {
  const rest = quantity - left;
  const others = formatNumber(rest);
  const askQuote = () => {
    quote.add(id, rest);
    onQuantity(left);
    notify.success(`${others} of ${product.name} are in your quote list`, {
      link: { to: links.quoteList, label: 'View quote list' },
    });
  };
  return (
    <div className={styles.fit}>
      <Dot tone="out-of-stock">Only {formatNumber(left)} left</Dot>
      <button type="button" className={styles.instead} onClick={() => onQuantity(left)}>
        Set to {formatNumber(left)}
      </button>
      <button type="button" className={styles.instead} onClick={askQuote}>
        Ask a quote for the other {others}
      </button>
    </div>
  );
}
