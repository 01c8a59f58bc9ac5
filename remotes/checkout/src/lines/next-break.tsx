import { formatPrice } from '@evmandi/contract/domain/money';
import { nextBreak, type Priced } from '@evmandi/contract/domain/unit-price';
import styles from './line-item.module.css';

/** "10 more: ₹584 each, 50 for ₹29,200"; nothing where more is no cheaper. */
export function NextBreak({ product, quantity }: { product: Priced; quantity: number }) {
  const next = nextBreak(product, quantity);
  if (!next) return null;
  const { from, price } = next;
  return (
    <p className={styles.more}>
      {`${from - quantity} more: ${formatPrice(price)} each, ${from} for ${formatPrice(price * from)}`}
    </p>
  );
}
