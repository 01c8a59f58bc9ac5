import { formatPrice } from '@evmandi/contract/domain/money';
import { nextBreak, unitPrice } from '@evmandi/contract/domain/unit-price';
import { Price } from '@evmandi/ui/price';
import type { ShownProduct } from './shown-product.ts';
import styles from './unit-cost.module.css';

interface UnitCostProps {
  product: Pick<ShownProduct, 'price' | 'originalPrice' | 'priceBreaks'>;
  quantity: number;
  size?: 'sm' | 'md' | 'lg';
}

/** What each of so many costs, without tax (PRODUCT-9). */
export function UnitCost({ product, quantity, size }: UnitCostProps) {
  return (
    <Price
      paise={unitPrice(product, quantity)}
      original={product.originalPrice ?? product.price}
      size={size}
      note="excl. tax"
    />
  );
}

interface BreakHintProps extends Omit<UnitCostProps, 'size'> {
  /** What the whole fleet takes, where the quantity was proposed by it. */
  fleet?: number | undefined;
}

/** Why it is so many, and what more pieces would cost each. Its line stays when there is no cheaper price any more. */
export function BreakHint({ product, quantity, fleet }: BreakHintProps) {
  if (!product.priceBreaks?.length) return null;
  const next = nextBreak(product, quantity);
  const price = next && formatPrice(next.price);
  if (fleet === quantity && quantity > 1) {
    const text = `${quantity} for your fleet`;
    return <p className={styles.hint}>{next ? `${text}, ${price} from ${next.from}` : text}</p>;
  }
  return (
    <p className={styles.hint}>
      {next ? `${next.from} or more: ${price} each` : 'The lowest price, for so many'}
    </p>
  );
}
